import { DateInput } from '#src/ui/DateInput.tsx';
import { Field } from '#src/ui/Field.tsx';
import type { FieldsProps } from './fieldsProps.ts';
import { useEventProblem } from './useEventProblem.ts';

/** The day on which it happened. The calendar ends today; what is typed may lie outside it, and the form says so. */
export function EventDate({
  label,
  today,
  draft,
  problems,
  disabled,
  onChange,
}: FieldsProps & { readonly label: string; readonly today: string }) {
  const textOf = useEventProblem();
  return (
    <Field label={label} required error={textOf(problems.on)} disabled={disabled}>
      <DateInput value={draft.on} max={today} disabled={disabled} onChange={(on) => onChange({ on })} />
    </Field>
  );
}
