import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { SecretInput } from './SecretInput.tsx';

interface SecretAnswerProps {
  readonly value: string;
  readonly help: ReactNode;
  readonly disabled: boolean;
  readonly onChange: (answer: string) => void;
}

/** A member's answer to the provider's security question. */
export function SecretAnswer({ value, help, disabled, onChange }: SecretAnswerProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Secret answer`} help={help}>
      <SecretInput label={t`Secret answer`} value={value} onChange={onChange} disabled={disabled} />
    </Field>
  );
}
