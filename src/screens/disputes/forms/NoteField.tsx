import { Trans, useLingui } from '@lingui/react/macro';
import { noteLength } from '#contract/letterSummary.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { FieldsProps } from './fieldsProps.ts';

/** Why a letter came back, or how it is known that it was lost. */
export function NoteField({
  kind,
  draft: { note },
  disabled,
  onChange,
}: FieldsProps & { readonly kind: 'returned' | 'lost' }) {
  const { t } = useLingui();
  return (
    <>
      {kind === 'returned' ? (
        <p>
          <Trans>
            A letter that came back was not received: its dates no longer count. Check the address on the
            envelope, then mail it again and record that here.
          </Trans>
        </p>
      ) : null}
      <Field label={kind === 'returned' ? t`What the envelope says` : t`How you know`} disabled={disabled}>
        <TextInput
          value={note}
          maxLength={noteLength}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  );
}
