import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { AccountFinding } from '#contract/grounds.ts';
import { confidenceSentences, findingSentences, isInformation, lawOf } from './findingSentences.ts';

/** What a finding says in plain words, how sure it is, and the law it rests on. */
export function FindingNote({ rule, confidence, law }: Pick<AccountFinding, 'rule' | 'confidence' | 'law'>) {
  const { i18n } = useLingui();
  const ground = lawOf(law);
  const basis = typeof ground === 'string' ? ground : i18n._(ground);
  // What only informs is neither strong nor weak.
  const note = isInformation(law) ? basis : `${i18n._(confidenceSentences[confidence])} · ${basis}`;
  return (
    <>
      <Box as="p">{i18n._(findingSentences[rule])}</Box>
      <Box as="p" fontSize="sm" color="quiet">
        {note}
      </Box>
    </>
  );
}
