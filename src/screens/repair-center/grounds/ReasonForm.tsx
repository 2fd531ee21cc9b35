import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useContext, useState } from 'react';
import { contradicted } from '#contract/contradiction.ts';
import type { AccountGrounds, Confirmation } from '#contract/grounds.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { useToday } from '#src/ui/useToday.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { ClosableAround, useClosable } from '#src/ui/unsavedForms.ts';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import type { Grounds } from '../workflows.ts';
import { OnlyWhatIsTrue } from '../OnlyWhatIsTrue.tsx';
import { ContradictionNote } from './ContradictionNote.tsx';
import { centsOf, emptyDraft, isInFuture, reasonOf, type ReasonDraft } from './reasonDraft.ts';
import {
  type DisputedDate,
  type ReasonKind,
  shownMonth,
  useDateNames,
  useReasonNames,
} from './reasonLabels.ts';

interface ReasonFormProps {
  readonly grounds: Grounds;
  readonly account: AccountGrounds;
  /** What the client has confirmed about the account so far. */
  readonly confirmed: readonly Confirmation[];
  /** Missing where there is nothing to go back to: what the form is in has its own way out. */
  readonly onLeave?: () => void;
}

/** One reason from the closed list, with the details it needs. */
export function ReasonForm({ grounds, account, confirmed, onLeave }: ReasonFormProps) {
  const { t } = useLingui();
  const names = useReasonNames();
  const outer = useContext(ClosableAround);
  const closable = useClosable(onLeave ?? outer.close);
  const [draft, setDraft] = useState(emptyDraft);
  const busy = useSelector(grounds, (state) => state.matches('confirming'));
  const change = (part: Partial<ReasonDraft>) => setDraft((before) => ({ ...before, ...part }));
  const today = useToday();
  const reason = reasonOf(draft, today);
  const contradiction =
    reason === null ? null : contradicted({ accountId: account.accountId, reason }, confirmed);
  const kinds = Object.entries(names).filter(
    ([kind]) => kind !== 'neverLate' || account.lateMonths.length > 0,
  );
  return (
    <ClosableAround value={closable}>
      <Stack gap="3">
        <Field label={t`What’s true about this account?`}>
          <SelectInput
            value={draft.kind}
            placeholder={t`Choose`}
            options={kinds.map(([value, label]) => ({ value, label }))}
            onChange={(chosen) => change({ ...emptyDraft, kind: kindOf(chosen, names) })}
          />
        </Field>
        <ReasonDetail draft={draft} months={account.lateMonths} today={today} change={change} />
        {contradiction === null ? null : <ContradictionNote {...contradiction} />}
        <OnlyWhatIsTrue />
        <Flex gap="2" wrap="wrap">
          <Button
            size="small"
            look="solid"
            busy={busy}
            disabled={reason === null || contradiction !== null}
            onClick={() => {
              if (reason === null) return;
              grounds.send({ type: 'reason.confirm', accountId: account.accountId, reason });
            }}
          >
            <Trans>Confirm</Trans>
          </Button>
          {onLeave === undefined ? null : (
            <CloseButton size="small" look="plain">
              <Trans>Cancel</Trans>
            </CloseButton>
          )}
        </Flex>
        <UnsavedChangesDialog isUnsaved={() => draft.kind !== '' && !busy} />
      </Stack>
    </ClosableAround>
  );
}

const kindOf = (chosen: string, names: Readonly<Record<ReasonKind, string>>): ReasonKind | '' =>
  isKind(chosen, names) ? chosen : '';
const isKind = (chosen: string, names: object): chosen is ReasonKind => chosen in names;

interface ReasonDetailProps {
  readonly draft: ReasonDraft;
  readonly months: readonly string[];
  readonly today: string;
  readonly change: (part: Partial<ReasonDraft>) => void;
}

function ReasonDetail({ draft, months, today, change }: ReasonDetailProps) {
  const { t } = useLingui();
  const dates = useDateNames();
  const future = isInFuture(draft, today) ? t`This date is in the future. Check the date.` : undefined;
  const day = (label: string, help?: string) => (
    <Field key={draft.kind} label={label} help={help} error={future}>
      <DateInput
        value={draft.day}
        max={today}
        onChange={(value) => change({ day: value })}
        onUnreadable={(isDayUnreadable) => change({ isDayUnreadable })}
      />
    </Field>
  );
  switch (draft.kind) {
    case 'paid':
      return day(t`When? (optional)`);
    case 'closedByMe':
      return day(t`When? (optional)`, t`Letters don’t say this of a collection.`);
    case 'wrongDate':
      return (
        <>
          <Field label={t`Which date?`}>
            <SelectInput
              value={draft.field}
              options={Object.entries(dates).map(([value, label]) => ({ value, label }))}
              onChange={(chosen) => change({ field: dateOf(chosen, dates) })}
            />
          </Field>
          {day(
            t`Correct date (optional)`,
            draft.field === 'dateLastPayment'
              ? t`If the debt is charged off or in collection, letters don’t say that it was paid later than the report shows. That could renew the debt.`
              : undefined,
          )}
        </>
      );
    case 'wrongBalance': {
      const wrong = centsOf(draft.amount) === undefined ? t`Enter an amount in dollars.` : undefined;
      return (
        <Field
          label={t`Amount owed, in dollars (optional)`}
          help={t`Letters don’t ask for a larger balance than the report shows.`}
          error={wrong}
        >
          <TextInput
            inputMode="decimal"
            value={draft.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
        </Field>
      );
    }
    case 'neverLate':
      return (
        <Months>
          <legend>
            <Trans>Which months?</Trans>
          </legend>
          {months.map((month) => (
            <Checkbox
              key={month}
              checked={draft.months.includes(month)}
              onChange={(ticked) =>
                change({
                  months: ticked ? [...draft.months, month] : draft.months.filter((other) => other !== month),
                })
              }
            >
              {shownMonth(month)}
            </Checkbox>
          ))}
        </Months>
      );
    case 'notMine':
    case 'authorizedUser':
    case '':
      return null;
  }
}

const dateOf = (chosen: string, dates: Readonly<Record<DisputedDate, string>>): DisputedDate =>
  isDate(chosen, dates) ? chosen : 'dateOpened';
const isDate = (chosen: string, dates: object): chosen is DisputedDate => chosen in dates;

const Months = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    fontVariantNumeric: 'tabular-nums',
    '& > legend': { fontSize: 'sm', fontWeight: 'medium' },
  },
});
