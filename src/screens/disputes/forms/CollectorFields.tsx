import { Trans, useLingui } from '@lingui/react/macro';
import { farthestEndDays } from '#contract/disputeEvents.ts';
import { addDays } from '#disputes/civilDays.ts';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Field } from '#src/ui/Field.tsx';
import { daysToDispute } from '#vocabulary/debtTime.ts';
import type { FieldsProps } from './fieldsProps.ts';
import { useEventProblem } from './useEventProblem.ts';
import { YesNo } from './YesNo.tsx';

/** The last day to dispute the debt, as the collector's notice gives it (15 U.S.C. 1692g, 12 CFR 1006.34(c)(3)). */
export function CollectorFields({ today, ...props }: FieldsProps & { readonly today: string }) {
  const { t } = useLingui();
  const textOf = useEventProblem();
  const { draft, problems, disabled, onChange } = props;
  return (
    <>
      <YesNo {...props} question={t`Is a last day to dispute the debt printed on the notice?`} />
      {draft.said === true ? (
        <Field label={t`Last day, as printed`} required error={textOf(problems.ends)} disabled={disabled}>
          <DateInput
            value={draft.ends}
            max={addDays(draft.on === '' ? today : draft.on, farthestEndDays)}
            disabled={disabled}
            onChange={(ends) => onChange({ ends })}
          />
        </Field>
      ) : null}
      {draft.said === false ? (
        <p>
          <Trans>
            If it is the collector’s first notice about the debt, the debt can be disputed for {daysToDispute}{' '}
            days after it came. A later notice doesn’t start the time again, so the letter asks the collector
            to pause collection only if it arrives in time.
          </Trans>
        </p>
      ) : null}
    </>
  );
}
