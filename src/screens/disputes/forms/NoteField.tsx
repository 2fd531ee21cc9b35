import { Trans, useLingui } from '@lingui/react/macro';
import { noteLength } from '#contract/limits.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { FieldsProps } from './fieldsProps.ts';

/** The number of an order, why a letter came back, how it is known that it was lost, or why work is paused or over. */
export function NoteField({
  kind,
  draft: { note },
  disabled,
  onChange,
}: FieldsProps & { readonly kind: 'ordered' | 'returned' | 'lost' | 'paused' | 'ended' }) {
  const { t } = useLingui();
  const labels = {
    ordered: t`Order number (optional)`,
    returned: t`What the envelope says`,
    lost: t`How you know`,
    paused: t`Reason (optional)`,
    ended: t`Reason (optional)`,
  };
  return (
    <>
      {kind === 'ordered' ? (
        <p>
          <Trans>
            An order doesn’t start the time to answer. When the print shop confirms the mailing, record it
            with its date.
          </Trans>
        </p>
      ) : null}
      {kind === 'returned' ? (
        <p>
          <Trans>
            A letter that came back was not received: its dates no longer count. Check the address on the
            envelope, then mail it again and record that here.
          </Trans>
        </p>
      ) : null}
      <Field label={labels[kind]} disabled={disabled}>
        <TextInput
          value={note}
          maxLength={noteLength}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  );
}
