import { Box, chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { AccountDetail } from '#contract/reports.ts';
import { Bureau } from '#contract/shapes.ts';
import { RetryBanner } from '#src/failures/RetryBanner.tsx';
import { CardTitle, Skeleton } from '#src/ui/Surface.tsx';
import { ReportWords } from '#src/ui/ReportWords.tsx';
import { AccountName } from './AccountName.tsx';
import { useAccountType } from './accountTypes.ts';
import type { ManualChoice } from './workflows.ts';

type Shown = Exclude<keyof AccountDetail, 'reporting'>;

/** Text in a bureau's own words. */
const quoted: readonly Shown[] = ['accountDetail', 'bureauCode', 'paymentStatus', 'comment'];

/** What each bureau reports about the account selected last, side by side. */
export function AccountDetailPanel({ choice }: { readonly choice: ManualChoice }) {
  const { t } = useLingui();
  const typeName = useAccountType();
  const state = useSelector(choice, (snapshot) => snapshot);
  const { detail, bureau, accounts } = state.context;
  if (state.matches({ choosing: { detail: 'fetching' } })) return <Skeleton height="20rem" />;
  if (state.matches({ choosing: { detail: 'failed' } })) {
    return (
      <RetryBanner failure={state.context.failure} onRetry={() => choice.send({ type: 'detail.retry' })} />
    );
  }
  if (detail === null) {
    return (
      <Box color="quiet" textAlign="center" py="6">
        <Trans>Select an account to see what each bureau reports about it.</Trans>
      </Box>
    );
  }
  const labels: Readonly<Record<Shown, string>> = {
    accountNumber: t`Account number`,
    accountType: t`Account type`,
    accountDetail: t`Account detail`,
    bureauCode: t`Responsibility`,
    accountStatus: t`Account status`,
    paymentStatus: t`Payment status`,
    balance: t`Balance`,
    pastDue: t`Past due`,
    monthlyPayment: t`Monthly payment`,
    highCredit: t`High credit`,
    creditLimit: t`Credit limit`,
    ofMonths: t`Terms`,
    dateOpened: t`Date opened`,
    dateLastActive: t`Date last active`,
    lastPaymentDate: t`Last payment`,
    lastReport: t`Last reported`,
    comment: t`Comments`,
  };
  const columns = Bureau.options.filter((option) => bureau === null || option === bureau);
  const textOf = (own: AccountDetail, field: Shown) => {
    if (!own.reporting) return '—';
    if (field === 'accountType') return typeName(own.accountType) ?? '—';
    if (field === 'accountStatus') return own.accountStatus === 1 ? t`Negative` : t`Positive`;
    return own[field] === '' ? '—' : own[field];
  };
  const isQuoted = (own: AccountDetail, field: Shown) =>
    own.reporting &&
    own[field] !== '' &&
    (quoted.includes(field) || (field === 'accountType' && typeName(own.accountType) === null));
  const { number = '', opened = '' } = accounts.find(({ id }) => id === detail.id) ?? {};
  return (
    <>
      <CardTitle
        action={
          opened === '' ? undefined : (
            <Box color="quiet" fontSize="sm" whiteSpace="nowrap">
              <Trans>opened {opened}</Trans>
            </Box>
          )
        }
      >
        <AccountName name={detail.name} number={number} />
      </CardTitle>
      <Box containerType="inline-size">
        <Table aria-label={detail.name} css={{ '--columns': String(columns.length) }}>
          <thead>
            <tr>
              <th scope="col">
                <chakra.span srOnly>
                  <Trans>Field</Trans>
                </chakra.span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(labels) as Shown[]).map((field) => (
              <tr key={field}>
                <th scope="row">{labels[field]}</th>
                {columns.map((column) => (
                  <td key={column}>
                    {field === 'accountNumber' ? (
                      <AccountNumber number={textOf(detail[column], field)} />
                    ) : isQuoted(detail[column], field) ? (
                      <ReportWords text={String(detail[column][field])} />
                    ) : (
                      textOf(detail[column], field)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </>
  );
}

/** A number too long for its line breaks before its mask, not inside it. */
function AccountNumber({ number }: { readonly number: string }) {
  const digits = number.replace(/\*+$/, '');
  return (
    <>
      {digits}
      <wbr />
      {number.slice(digits.length)}
    </>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    // Every bureau gets the same width.
    tableLayout: 'fixed',
    overflowWrap: 'anywhere',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'left',
      verticalAlign: 'top',
      py: '1.5',
      pr: '2',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'edge',
    },
    '& thead th:first-of-type': { width: '8.75rem' },
    '& th[scope=row]': { color: 'quiet', fontWeight: 'normal' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
    // If a column of labels would leave the bureaus too little room, each label is above its values.
    '@container (max-width: 30rem)': {
      '&, & thead, & tbody': { display: 'block' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
        columnGap: '2',
        borderBottomWidth: '1px',
        borderBottomStyle: 'solid',
        borderColor: 'edge',
      },
      '& tbody tr:last-of-type': { borderBottomWidth: '0' },
      // The bureaus stay visible below the page's header.
      '& thead': { position: 'sticky', top: { base: '4rem', xl: '0' }, zIndex: '1', bg: 'card' },
      '& thead th:first-of-type': { position: 'absolute' },
      '& th, & td': { borderBottomWidth: '0', pr: '0' },
      '& th[scope=row]': { gridColumn: '1 / -1', pb: '0' },
      '& td': { pt: '0' },
    },
  },
});
