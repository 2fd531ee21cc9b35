import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { usePhoneNumber } from './usePhoneNumber.ts';

/** The saved phone number, or the button to add one. */
export function PhoneLine({ phoneNumber }: { readonly phoneNumber: string | null }) {
  const phone = usePhoneNumber();
  return (
    <Flex gap="3" wrap="wrap" align="center" borderTop="1px solid" borderColor="edge" mt="5" pt="5">
      <Box flex="1 1 12rem">
        <Box fontSize="sm" fontWeight="medium">
          <Trans>Phone number</Trans>
        </Box>
        <Box color="quiet">{phoneNumber ?? <Trans>Not added yet</Trans>}</Box>
      </Box>
      {phoneNumber === null ? (
        <Button
          icon={<Phone size={18} aria-hidden />}
          flexGrow={{ base: '1', sm: '0' }}
          onClick={() => phone.send({ type: 'phone.open' })}
        >
          <Trans>Add a phone number</Trans>
        </Button>
      ) : null}
      <PhoneDialog phone={phone} />
    </Flex>
  );
}
