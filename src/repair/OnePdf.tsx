import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';

/** For a dialog with letters that were just written. */
export function OnePdfButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button icon={<Printer size={18} aria-hidden />} onClick={onClick}>
      <Trans>One PDF to print</Trans>
    </Button>
  );
}

/** What the file has, next to the button. */
export function OnePdfNote() {
  return (
    <Box as="p" color="quiet" fontSize="sm">
      <Trans>
        One PDF has every letter in order, with what it encloses. Each letter begins on a new sheet, also when
        you print on both sides.
      </Trans>
    </Box>
  );
}
