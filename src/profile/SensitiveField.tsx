import { useLingui } from '@lingui/react/macro';
import { RevealInput, type EyedInputProps } from './RevealInput.tsx';
import { useSensitiveField } from './useSensitiveField.ts';

interface SensitiveFieldProps extends Omit<EyedInputProps, 'eye' | 'help'> {
  /** Null before the profile exists, and on a client's own page, where saved values cannot be fetched. */
  readonly profileId: string | null;
  readonly onFillIn: (value: string) => void;
}

/** A sensitive value of a profile. It is fetched, and the view logged, only when someone chooses to show it. */
export function SensitiveField({ profileId, onFillIn, ...input }: SensitiveFieldProps) {
  const { t } = useLingui();
  const { field, saved } = input;
  const eye = useSensitiveField({ field, profileId, masked: saved }, onFillIn);
  const help = profileId === null && saved !== '' ? t`Saved: ${saved}. Type to replace it.` : undefined;
  return <RevealInput {...input} help={help} eye={eye} />;
}
