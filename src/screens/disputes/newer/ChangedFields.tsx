import { Box, chakra } from '@chakra-ui/react';
import { useLingui as useWords } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ChangedField } from '#contract/proposals.ts';
import { fieldNames } from '#src/repair/fieldNames.ts';
import { ReportValue } from '#src/repair/ReportValue.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';

interface ChangedFieldsProps {
  /** What the changes are about. */
  readonly about: string;
  readonly fields: readonly ChangedField[];
}

/** More than these are shown on demand. */
const shownAtOnce = 3;

/** Each changed value before and now, as the reports show them. */
export function ChangedFields(props: ChangedFieldsProps) {
  const { length } = props.fields;
  if (length === 0) return null;
  if (length <= shownAtOnce) return <FieldTable {...props} />;
  return (
    <Disclosure summary={<Plural value={length} one="# value changed" other="# values changed" />}>
      <FieldTable {...props} />
    </Disclosure>
  );
}

function FieldTable({ about, fields }: ChangedFieldsProps) {
  const { t } = useLingui();
  const { i18n } = useWords();
  const nameOf = ({ field, month }: ChangedField) => {
    const name = i18n._(fieldNames[field]);
    return month === null ? name : `${name} ${month.slice(5)}/${month.slice(0, 4)}`;
  };
  return (
    <Table aria-label={t`What changed: ${about}`}>
      <thead>
        <tr>
          <th scope="col">
            <Box as="span" srOnly>
              <Trans>Field</Trans>
            </Box>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>Now</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((change) => (
          <tr key={`${change.field} ${change.month ?? ''}`}>
            <th scope="row">{nameOf(change)}</th>
            <Value field={change.field} value={change.before} />
            <Value field={change.field} value={change.now} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Value({ field, value }: { readonly field: ChangedField['field']; readonly value: string | null }) {
  return value === null ? (
    <Box as="td" color="quiet">
      <Trans>Not reported</Trans>
    </Box>
  ) : (
    <td>
      <ReportValue field={field} value={value} />
    </td>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    maxWidth: '36rem',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '1', pe: '3', overflowWrap: 'anywhere' },
    '& thead th': { color: 'quiet', fontWeight: 'medium' },
    '& tbody th': { color: 'quiet', fontWeight: 'normal', width: '40%' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'edge' },
  },
});
