import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { CallError } from '#contract/failures.ts';
import type { SensitiveFieldName } from '#machines/sensitiveField.ts';
import { Eye, EyeOff } from 'lucide-react';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { Field } from '#src/ui/Field.tsx';
import { FieldButton } from '#src/ui/FieldButton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { masked } from './masked.ts';
import type { SensitiveFieldRef } from './useSensitiveField.ts';

export interface EyedInputProps {
  readonly eye: SensitiveFieldRef;
  readonly field: SensitiveFieldName;
  readonly label: string;
  /** The saved value, masked. */
  readonly saved: string;
  /** The typed value; null while only the saved value exists. */
  readonly value: string | null;
  readonly help?: string | undefined;
  /** The id of a text about it elsewhere. */
  readonly describedBy?: string;
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly disabled: boolean;
  /** The input used while the value is readable. */
  readonly children: ReactNode;
}

/** A value behind an eye toggle: masked at first, fetched or shown when the eye is opened. */
export function RevealInput({
  eye,
  field,
  label,
  saved,
  value,
  help,
  describedBy,
  error,
  required = false,
  disabled,
  children,
}: EyedInputProps) {
  const { t, i18n } = useLingui();
  const state = useSelector(eye, (snapshot) => snapshot);
  const readable = state.hasTag('readable');
  const failed =
    state.context.failure?.code === 'dailyLimit'
      ? i18n._(sentenceOf(new CallError('dailyLimit')))
      : t`We can’t show this value right now. Try again.`;
  const problem = state.matches('failed') ? failed : error;
  return (
    <Field label={label} help={help} describedBy={describedBy} error={problem} required={required}>
      <chakra.div position="relative" css={{ '--field-end': '2.25rem' }}>
        {readable ? (
          children
        ) : (
          <TextInput readOnly value={value === null ? saved : masked(field, value)} disabled={disabled} />
        )}
        <FieldButton
          label={readable ? t`Hide ${label}` : t`Show ${label}`}
          icon={readable ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          busy={state.hasTag('busy')}
          disabled={disabled}
          onClick={() => eye.send({ type: readable ? 'value.hide' : 'value.show' })}
        />
      </chakra.div>
    </Field>
  );
}
