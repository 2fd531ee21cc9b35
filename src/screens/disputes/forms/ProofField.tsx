import { useLingui } from '@lingui/react/macro';
import { type Basis, bases } from '#contract/disputeEvents.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { useBasisNames } from '../useBasisNames.ts';
import type { FieldsProps } from './fieldsProps.ts';
import { useEventProblem } from './useEventProblem.ts';

/** Nothing was delivered yet: a carrier or the recipient can’t show it. */
const ofOrders: ReadonlySet<Basis> = new Set(['receipt', 'portal', 'client']);

/** What shows that it was received on that day. What is only assumed can't be recorded. */
export function ProofField({
  kind,
  draft: { basis },
  problems,
  disabled,
  onChange,
}: FieldsProps & { readonly kind: 'ordered' | 'delivered' | 'furtherFacts' }) {
  const { t } = useLingui();
  const textOf = useEventProblem();
  const names = useBasisNames();
  const labels = {
    ordered: t`What shows the order`,
    delivered: t`What shows the delivery`,
    furtherFacts: t`What shows that they received it`,
  };
  const isPossible = (basis: Basis) => basis !== 'assumed' && (kind !== 'ordered' || ofOrders.has(basis));
  // What the post office gives out at the counter proves only the mailing.
  const shown = kind === 'delivered' ? { ...names, receipt: t`Return receipt` } : names;
  return (
    <Field label={labels[kind]} required error={textOf(problems.basis)} disabled={disabled}>
      <SelectInput
        value={basis}
        placeholder={t`Choose`}
        options={bases.filter(isPossible).map((value) => ({ value, label: shown[value] }))}
        onChange={(chosen) => onChange({ basis: bases.find((each) => each === chosen) ?? '' })}
      />
    </Field>
  );
}
