import type { HTMLChakraProps } from '@chakra-ui/react';
import 'imask/masked/pattern';
import { useEffect, useMemo } from 'react';
import useIMask from 'react-imask/esm/hook';
import { useFieldAttributes } from './fieldContext.ts';
import { Input } from './TextInput.tsx';

type MaskedInputProps = Omit<HTMLChakraProps<'input'>, 'value' | 'onChange' | 'defaultValue' | 'ref'> & {
  /** A pattern in which `0` is a digit: `000-00-0000`. */
  mask: string;
  /** The text as shown, including literals. Unmasked digits are formatted by the mask. */
  value: string;
  /** The text as shown after the person changed it. */
  onChange: (text: string) => void;
  /** Rewrites what is pasted or filled in at once, before the mask sees it. */
  prepare?: (text: string) => string;
};

/** A single-line input that accepts only what its mask allows. Use inside a `Field`. */
export function MaskedInput({ mask, value, onChange, prepare, ...rest }: MaskedInputProps) {
  const attributes = useFieldAttributes();
  const options = useMemo(() => (prepare === undefined ? { mask } : { mask, prepare }), [mask, prepare]);
  const { ref, setValue } = useIMask<HTMLInputElement, { mask: string; prepare?: (text: string) => string }>(
    options,
    {
      defaultValue: value,
      // A value rewritten by the mask itself is not a change made by the person.
      onAccept: (text, _, event) => event && onChange(text),
    },
  );
  useEffect(() => setValue(value), [value, setValue]);
  return <Input inputMode="numeric" autoComplete="off" {...attributes} {...rest} ref={ref} />;
}
