import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { useLetterName } from '../letters/useLetterName.ts';

interface CorrectedLettersProps {
  /** Those of the entry. */
  readonly letters: readonly DisputeLetter[];
  /** Ids of those that the correction is not about. */
  readonly left: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onChange: (left: ReadonlySet<string>) => void;
}

const toggled = (left: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  left.has(id) ? new Set([...left].filter((each) => each !== id)) : new Set([...left, id]);

/** Which letters of an entry are corrected. The others keep what was recorded. */
export function CorrectedLetters({ letters, left, disabled, onChange }: CorrectedLettersProps) {
  const nameOf = useLetterName();
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontSize="sm" fontWeight="medium" mb="1">
        <Trans>Correct these letters</Trans>
      </Box>
      <Box maxH="10rem" overflowY="auto">
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
        <Trans>The others keep what was recorded about them.</Trans>
      </Box>
    </Box>
  );
}
