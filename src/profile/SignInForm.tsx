import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Credentials } from '#contract/providers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { SecretInput } from './SecretInput.tsx';
import { SecretAnswer } from './SecretAnswer.tsx';

interface SignInFormProps {
  readonly asksSecret: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  /** The provider refused what was submitted last. */
  readonly isRefused: boolean;
  /** False where something else on the page is the next step. */
  readonly isNext?: boolean;
  readonly submit: ReactNode;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** A member's own sign-in at the provider. What was typed stays until the panel closes, even after a refusal. */
export function SignInForm(props: SignInFormProps) {
  const { asksSecret, disabled, busy, isRefused, isNext = true, submit, onSubmit } = props;
  const { t } = useLingui();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [sqa, setSqa] = useState('');
  const [submitted, setSubmitted] = useState('');
  const typed = `${username}${password}${sqa}`;
  const isUnsaved = typed !== '' && !busy && (typed !== submitted || isRefused);
  const complete = username !== '' && password !== '';
  return (
    <chakra.form
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!complete) return;
        setSubmitted(typed);
        onSubmit({ username, password, ...(asksSecret && sqa !== '' ? { sqa } : {}) });
      }}
    >
      <Field label={t`Username`}>
        <TextInput
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          // With `username`, browsers fill in the address with which people sign in here.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
        />
      </Field>
      <Field
        label={t`Password`}
        help={t`Used only to get reports from this provider when you ask for them. We store it encrypted, and delete it when you sign out here.`}
      >
        <SecretInput label={t`Password`} value={password} onChange={setPassword} disabled={disabled} />
      </Field>
      {asksSecret && (
        <SecretAnswer
          value={sqa}
          help={t`Your answer to the provider’s security question`}
          disabled={disabled}
          onChange={setSqa}
        />
      )}
      <Button type="submit" look={isNext ? 'solid' : 'outline'} busy={busy} disabled={disabled || !complete}>
        {submit}
      </Button>
      <UnsavedChangesDialog isUnsaved={() => isUnsaved} />
    </chakra.form>
  );
}
