import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { AccountFinding } from '#contract/grounds.ts';
import { confidenceSentences, findingSentences, isInformation, lawOf } from './findingSentences.ts';

/** What a finding says in plain words, how certain it is, and the law it is based on. */
export function FindingNote({ rule, confidence, law }: Pick<AccountFinding, 'rule' | 'confidence' | 'law'>) {
  const { i18n } = useLingui();
  const ground = lawOf(law);
  return (
    <>
      <Box as="p">{i18n._(findingSentences[rule])}</Box>
      <Box as="p" fontSize="sm" color="quiet">
        {/* A purely informational finding has no strength. */}
        {isInformation(law) ? '' : `${i18n._(confidenceSentences[confidence])} · `}
        {typeof ground === 'string' ? <Citation law={ground} /> : i18n._(ground)}
      </Box>
    </>
  );
}

/** Section numbers, each kept in one piece: none breaks at a hyphen. */
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
