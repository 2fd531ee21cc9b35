import { Box, chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react';
import type { Evidence } from '#contract/grounds.ts';
import { fieldNames } from './fieldNames.ts';
import { ReportValue } from './ReportValue.tsx';
import { Facts } from '#src/ui/Facts.tsx';

/** The values something is based on: bureau, field, and the value as letters print it. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const { i18n } = useLingui();
  return (
    <List>
      {evidence.map(({ bureau, field, value }) => (
        <li key={`${bureau ?? ''} ${field} ${value}`}>
          <Box as="span" color="quiet">
            <Facts of={[bureau, `${i18n._(fieldNames[field])}:`]} />
          </Box>{' '}
          <ReportValue field={field} value={value} />
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', { base: { listStyleType: 'none', fontSize: 'sm', overflowWrap: 'anywhere' } });
