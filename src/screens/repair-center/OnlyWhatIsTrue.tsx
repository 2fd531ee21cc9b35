import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { configuration } from '#src/browser/configuration.ts';

/** Next to statements that letters make in the client’s words: an agency chooses for someone else. */
export function OnlyWhatIsTrue() {
  return (
    <Box as="p" fontSize="sm" color="quiet">
      {configuration.variant === 'b2b' ? (
        <Trans>
          These are the client’s words. Confirm only what the client has told you: the letters state it in the
          client’s name.
        </Trans>
      ) : (
        <Trans>
          Confirm only what is true. The letters state it in the name of the person who signs them.
        </Trans>
      )}
    </Box>
  );
}
