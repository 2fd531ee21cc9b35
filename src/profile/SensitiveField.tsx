import { EyedInput, type EyedInputProps } from './EyedInput.tsx';
import { useSensitiveField } from './sensitiveDoor.ts';

interface SensitiveFieldProps extends Omit<EyedInputProps, 'eye'> {
  /** Null before the profile exists. */
  readonly profileId: string | null;
  readonly onFillIn: (value: string) => void;
}

/** A sensitive value of a profile: fetched, which is logged, only when its eye is opened. */
export function SensitiveField({ profileId, onFillIn, ...input }: SensitiveFieldProps) {
  const { field, saved } = input;
  const eye = useSensitiveField({ field, profileId, masked: saved }, onFillIn);
  return <EyedInput {...input} eye={eye} />;
}
