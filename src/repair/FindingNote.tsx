import { Box } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { AccountFinding } from '#contract/grounds.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { useLanguage } from '#src/ui/useLanguage.ts';
import { confidenceTexts } from '#vocabulary/confidence.ts';
import { findingSentences } from '#vocabulary/findings.ts';
import { informationOnly, lawText } from '#vocabulary/laws.ts';

/** What a finding says in plain words, how certain it is, and the law it is based on. */
export function FindingNote({ rule, confidence, law }: Pick<AccountFinding, 'rule' | 'confidence' | 'law'>) {
  const language = useLanguage();
  const named = lawText(law)?.[language];
  return (
    <>
      <Box as="p">{findingSentences[rule][language]}</Box>
      <Box as="p" fontSize="sm" color="quiet">
        {/* A purely informational finding has no strength. */}
        <Facts
          of={[
            law === informationOnly ? null : confidenceTexts[confidence].sentence[language],
            named ?? <Citation key="law" law={law} />,
          ]}
        />
      </Box>
    </>
  );
}

/** Section numbers, each kept in one piece: none breaks at a hyphen where its line has room for it. */
function Citation({ law }: { readonly law: string }) {
  return law.split(/(?<=[,;]) /).map((section, index) => (
    <Fragment key={section}>
      {index > 0 ? ' ' : ''}
      <Box as="span" display="inline-block">
        {section}
      </Box>
    </Fragment>
  ));
}
