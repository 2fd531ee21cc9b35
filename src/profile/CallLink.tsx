import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';

/** The United States' country code plus number. */
const digitsOfANumber = 11;

/** Calls the client from a device that can make calls. Nothing is shown while the number is incomplete. */
export function CallLink({ phone }: { readonly phone: string }) {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length !== digitsOfANumber) return null;
  return (
    <chakra.a
      href={`tel:+${digits}`}
      color="accent"
      display="inline-flex"
      alignItems="center"
      gap="1"
      mt={{ base: '0', md: '1' }}
      minHeight="controlSmall"
      fontSize="sm"
    >
      <Phone size={14} aria-hidden />
      <Trans>Call client</Trans>
    </chakra.a>
  );
}
