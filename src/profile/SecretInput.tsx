import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FieldButton } from '#src/ui/FieldButton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface SecretInputProps {
  /** The field's label, which also names its button. */
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** What a member types to sign in at a provider, with a button that shows it. Use inside a `Field`. */
export function SecretInput({ label, value, disabled, onChange }: SecretInputProps) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  // It doesn't stay readable while a sign-in runs.
  const isShown = isAsked && !disabled;
  return (
    <chakra.div position="relative" css={{ '--field-end': '2.25rem' }}>
      <TextInput
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Browsers ignore `off` for passwords, and would fill in the one of this site, which must not reach another
        // company. They never fill in a new one. Password managers that know the provider can still be asked.
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
      />
      <FieldButton
        label={t`Show ${label}`}
        aria-pressed={isShown}
        icon={isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        disabled={disabled}
        onClick={() => setIsAsked(!isShown)}
      />
    </chakra.div>
  );
}
