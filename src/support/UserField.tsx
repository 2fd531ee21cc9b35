import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#machines/failure.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

/** The id matches no user: it is unknown, or empty. */
export function isUnknownUser({ code, fields }: Failure): boolean {
  return code === 'notFound' || fields.some(({ field }) => field === 'userId');
}

interface UserFieldProps {
  readonly value: string;
  readonly onChange: (userId: string) => void;
  readonly failure: Failure | null;
}

/** A user's id, pasted from elsewhere. */
export function UserField({ value, onChange, failure }: UserFieldProps) {
  const { t } = useLingui();
  const error = failure !== null && isUnknownUser(failure) ? t`No user has this ID` : undefined;
  return (
    <Field label={t`User ID`} required error={error}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
