import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#machines/failure.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

/** What was entered names no user: nobody fits, or several do. */
export function isUnknownUser({ code, fields }: Failure): boolean {
  return code === 'notFound' || fields.some(({ field }) => field === 'userId');
}

/** Several users fit, such as those with one email address. */
const isAmbiguous = ({ fields }: Failure): boolean =>
  fields.some(({ field, problem }) => field === 'userId' && problem === 'ambiguous');

interface UserFieldProps {
  readonly value: string;
  readonly onChange: (userId: string) => void;
  readonly failure: Failure | null;
}

/** What support knows of a user. The server finds the user. */
export function UserField({ value, onChange, failure }: UserFieldProps) {
  const { t } = useLingui();
  const errorOf = (refused: Failure) =>
    isAmbiguous(refused)
      ? t`More than one user matches this. Enter the account number or the user ID instead.`
      : t`No user has this ID, email, or account number`;
  const error = failure !== null && isUnknownUser(failure) ? errorOf(failure) : undefined;
  return (
    <Field label={t`User ID, email, or account number`} required error={error}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
