import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { AccountFinding } from '#contract/grounds.ts';
import { confidenceSentences, findingSentences, lawOf } from './findingSentences.ts';

/** What a finding says in plain words, how sure it is, and the law it rests on. */
export function FindingNote({ rule, confidence, law }: Pick<AccountFinding, 'rule' | 'confidence' | 'law'>) {
  const { i18n } = useLingui();
  const ground = lawOf(law);
  return (
    <>
      <Box as="p">{i18n._(findingSentences[rule])}</Box>
      <Box as="p" fontSize="sm" color="quiet">
        {i18n._(confidenceSentences[confidence])} · {typeof ground === 'string' ? ground : i18n._(ground)}
      </Box>
    </>
  );
}
