import { Box } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';
import { useLetterName } from '../letters/useLetterName.ts';

/** Which letters a form is about, so that nothing is recorded that the person has not seen. */
export function Recipients({ letters }: { readonly letters: readonly DisputeLetter[] }) {
  const nameOf = useLetterName();
  const [only, ...others] = letters;
  if (only !== undefined && others.length === 0) {
    return (
      <Box as="p" color="quiet">
        <Trans>To {nameOf(only)}</Trans>
      </Box>
    );
  }
  return (
    <Box color="quiet">
      <p>
        <Plural value={letters.length} one="# letter, to:" other="# letters, to:" />
      </p>
      <Box as="ul" ps="5" listStyleType="disc">
        {letters.map((letter) => (
          <li key={letter.id}>{nameOf(letter)}</li>
        ))}
      </Box>
    </Box>
  );
}
