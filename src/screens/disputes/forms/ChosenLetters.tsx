import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { useLetterName } from '../letters/useLetterName.ts';

interface ChosenLettersProps {
  /** Those of the entry. */
  readonly letters: readonly DisputeLetter[];
  /** Why some may be left out: the correction is not about them, they were delivered on another day, or were answered. */
  readonly without: 'keeps' | 'otherDay' | 'answered';
  /** Ids of those that the entry is not about. */
  readonly left: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onChange: (left: ReadonlySet<string>) => void;
}

const toggled = (left: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  left.has(id) ? new Set([...left].filter((each) => each !== id)) : new Set([...left, id]);

/** Which of several letters an entry is about. In a correction, the others keep what was recorded. */
export function ChosenLetters({ letters, without, left, disabled, onChange }: ChosenLettersProps) {
  const nameOf = useLetterName();
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontSize="sm" fontWeight="medium" mb="1">
        {without === 'keeps' ? <Trans>Correct these letters</Trans> : <Trans>Which letters?</Trans>}
      </Box>
      {/* As high as it is: what is checked out of sight would be recorded unseen. */}
      <Box>
        {letters.map((letter) => (
          <Box key={letter.id} css={{ '& > label': { minHeight: { base: '2.75rem', lg: '2rem' } } }}>
            <Checkbox
              checked={!left.has(letter.id)}
              disabled={disabled}
              onChange={() => onChange(toggled(left, letter.id))}
            >
              {nameOf(letter)}
            </Checkbox>
          </Box>
        ))}
      </Box>
      <Box as="p" fontSize="sm" color="quiet" mt="1">
        {without === 'keeps' ? <Trans>The others keep what was recorded about them.</Trans> : null}
        {without === 'otherDay' ? (
          <Trans>Clear the checkbox of a letter that was delivered on another day, or not yet.</Trans>
        ) : null}
        {without === 'answered' ? <Trans>Clear the checkbox of a letter that was answered.</Trans> : null}
      </Box>
    </Box>
  );
}
