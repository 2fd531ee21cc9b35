import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { flushEnd } from '#src/ui/theme/flushEnd.ts';

interface OnePdfButtonProps {
  readonly look?: 'outline' | 'plain';
  readonly onClick: () => void;
}

/** For a dialog with letters that were just written. */
export function OnePdfButton({ look = 'outline', onClick }: OnePdfButtonProps) {
  const isPlain = look === 'plain';
  return (
    <Button
      look={look}
      size={isPlain ? 'small' : 'usual'}
      css={isPlain ? flushEnd : {}}
      icon={isPlain ? null : <Printer size={18} aria-hidden />}
      onClick={onClick}
    >
      <Trans>One PDF to print</Trans>
    </Button>
  );
}

/** What the file has, next to the button. */
export function OnePdfNote() {
  return (
    <Box as="p" color="quiet" fontSize="sm">
      <Trans>
        One PDF has every letter in order, with what it encloses. Each letter begins on a new sheet, even when
        you print on both sides.
      </Trans>
    </Box>
  );
}
