import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { AccountFinding } from '#contract/grounds.ts';
import { confidenceSentences, findingSentences, isInformation, lawOf } from './findingSentences.ts';

/** What a finding says in plain words, how sure it is, and the law it rests on. */
export function FindingNote({ rule, confidence, law }: Pick<AccountFinding, 'rule' | 'confidence' | 'law'>) {
  const { i18n } = useLingui();
  const ground = lawOf(law);
  return (
    <>
      <Box as="p">{i18n._(findingSentences[rule])}</Box>
      <Box as="p" fontSize="sm" color="quiet">
        {/* What only informs is neither strong nor weak. */}
        {isInformation(law) ? '' : `${i18n._(confidenceSentences[confidence])} · `}
        {typeof ground === 'string' ? <Citation law={ground} /> : i18n._(ground)}
      </Box>
    </>
  );
}

/** Sections of law, each in one piece: none breaks at the hyphen of its number. */
function Citation({ law }: { readonly law: string }) {
  return law.split(/(?<=[,;]) /).map((section, index) => (
    <Fragment key={section}>
      {index > 0 ? ' ' : ''}
      <Box as="span" whiteSpace="nowrap">
        {section}
      </Box>
    </Fragment>
  ));
}
