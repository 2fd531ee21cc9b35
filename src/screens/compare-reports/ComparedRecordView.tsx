import { Box, chakra } from '@chakra-ui/react';
import { useLingui as useWords } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CircleMinus,
  CirclePlus,
  CircleQuestionMark,
  Equal,
  type LucideIcon,
  Pencil,
  Shuffle,
} from 'lucide-react';
import type { ComparedRecord } from '#contract/reportComparison.ts';
import { ReAgedNotice } from '#src/repair/ReAgedNotice.tsx';
import { ReportValue } from '#src/repair/ReportValue.tsx';
import { fieldNames } from '#src/repair/fieldNames.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { ReportWords } from '#src/ui/ReportWords.tsx';
import { isDifferent, type ShownRecord } from './changes.ts';

type Kind = ComparedRecord['kind'];

/** Its own shape for each kind, so that color is never needed. */
const icons: Readonly<Record<Kind, LucideIcon>> = {
  same: Equal,
  changed: Pencil,
  possiblySame: Shuffle,
  gone: CircleMinus,
  new: CirclePlus,
  unknown: CircleQuestionMark,
};

interface ComparedRecordProps {
  readonly record: ShownRecord;
  readonly onDispute: (accountId: string) => void;
}

/** One account, inquiry, or court record: what the reports say about it, with what differs marked. */
export function ComparedRecordView({ record, onDispute }: ComparedRecordProps) {
  const { t } = useLingui();
  const { i18n } = useWords();
  const { kind, name, nameBefore, isAgedOff, accountId, values, all, reAged } = record;
  const count = values.filter(({ isChanged }) => isChanged).length;
  const kinds: Readonly<Record<Kind, string>> = {
    same: t`Unchanged`,
    changed: t`Changed: ${count}`,
    possiblySame: t`Possible match`,
    gone: isAgedOff ? t`Aged off` : t`No longer shown`,
    new: t({ message: 'New', context: 'record' }),
    unknown: t`Can’t be compared: one report doesn’t list everything`,
  };
  const Icon = icons[kind];
  const number = all.find(({ field }) => field === 'accountNumber');
  const dateOpened = all.find(({ field }) => field === 'dateOpened');
  // A court record is called what it is, others by the name of a company.
  const isCourtRecord = all.some(({ field }) => field === 'recordType' || field === 'court');
  const opened = dateOpened?.now ?? dateOpened?.before ?? null;
  return (
    <Box as="li" borderTop="1px solid" borderColor="edge" py="1">
      <Disclosure
        // A record whose kind changes with other reports is another one.
        key={kind}
        open={isDifferent(record)}
        summary={
          <Summary>
            <Box as="span" fontWeight="strong" color="ink" {...(!isCourtRecord && { lang: 'en' })}>
              {name === '' ? t`Unnamed` : isCourtRecord ? <ReportWords text={name} isName /> : name}
            </Box>
            {number === undefined ? null : <span>{number.now ?? number.before}</span>}
            {opened === null ? null : (
              <Box as="span" color="quiet">
                <Trans>opened {opened}</Trans>
              </Box>
            )}
            <Box
              as="span"
              display="inline-flex"
              gap="1"
              alignItems="center"
              color={isDifferent(record) ? 'ink' : 'quiet'}
            >
              <Icon size={16} aria-hidden />
              {kinds[kind]}
            </Box>
          </Summary>
        }
      >
        {kind === 'possiblySame' ? (
          <Note>
            {nameBefore === null ? (
              <Trans>
                The same company, but another number or opening date. It may be the same account, or another
                one.
              </Trans>
            ) : (
              <Trans>
                Before: {nameBefore}. It may be the same account under a new name, or another company
                collecting the same debt.
              </Trans>
            )}
          </Note>
        ) : null}
        {isAgedOff ? (
          <Note>
            <Trans>
              Reports list inquiries for two years and most negative items for seven. This one’s time ended
              between the two reports, so its absence doesn’t mean that it was deleted.
            </Trans>
          </Note>
        ) : null}
        {reAged === null ? null : (
          <Box mb="2">
            <ReAgedNotice {...reAged} />
          </Box>
        )}
        <Table aria-label={t`${name}: before and now`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Field</Trans>
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
            {values.map(({ field, month, before, now, isChanged }) => {
              const label = i18n._(fieldNames[field]);
              return (
                <tr key={`${field} ${month ?? ''}`} className={isChanged ? 'changed' : undefined}>
                  <th scope="row">
                    {month === null ? label : `${label} ${month.slice(5)}/${month.slice(0, 4)}`}
                    {isChanged ? (
                      <Box as="span" srOnly>
                        {' '}
                        <Trans>(changed)</Trans>
                      </Box>
                    ) : null}
                  </th>
                  <td>{before === null ? '–' : <ReportValue field={field} value={before} />}</td>
                  <td>{now === null ? '–' : <ReportValue field={field} value={now} />}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
        {accountId === null ? null : (
          <Box mb="3">
            <Button
              size="small"
              aria-label={t`Dispute this: ${name} ${number?.now ?? ''}`}
              onClick={() => onDispute(accountId)}
            >
              <Trans>Dispute this</Trans>
            </Button>
          </Box>
        )}
      </Disclosure>
    </Box>
  );
}

const Note = chakra('p', { base: { fontSize: 'sm', color: 'quiet', maxWidth: '48rem', mb: '2' } });

const Summary = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '0.5',
    py: '1.5',
    minW: '0',
    overflowWrap: 'anywhere',
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    maxWidth: '48rem',
    mb: '3',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      py: '1',
      px: { base: '1', md: '2' },
      overflowWrap: 'anywhere',
    },
    '& th:first-of-type': { width: '36%' },
    '& thead th': { color: 'quiet', fontWeight: 'medium' },
    '& tbody th': { color: 'quiet', fontWeight: 'normal' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'edge' },
    '& tr.changed': { bg: 'orangeSoft' },
    '& tr.changed > th, & tr.changed > td': { color: 'ink', fontWeight: 'strong' },
  },
});
