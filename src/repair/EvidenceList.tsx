import { Box, chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Evidence } from '#contract/grounds.ts';
import { fieldNames } from './fieldNames.ts';

/** The values something is based on: bureau, field, and the value as letters print it. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const { i18n } = useLingui();
  return (
    <List>
      {evidence.map(({ bureau, field, value }) => (
        <li key={`${bureau ?? ''} ${field} ${value}`}>
          <Box as="span" color="quiet">
            {bureau === null ? '' : `${bureau} · `}
            {i18n._(fieldNames[field])}:
          </Box>{' '}
          {value === 'not reported' ? (
            <Trans>not reported</Trans>
          ) : (
            // Values are quoted as the letter prints them, in the letter's language.
            <Box as="span" lang="en" fontVariantNumeric="tabular-nums">
              {value}
            </Box>
          )}
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', { base: { listStyleType: 'none', fontSize: 'sm', overflowWrap: 'anywhere' } });
