import type { HTMLChakraProps } from '@chakra-ui/react';
import 'imask/masked/pattern';
import { useEffect, useMemo } from 'react';
import useIMask from 'react-imask/esm/hook';
import { useFieldAttributes } from './fieldContext.ts';
import { Input } from './TextInput.tsx';

type MaskedInputProps = Omit<HTMLChakraProps<'input'>, 'value' | 'onChange' | 'defaultValue' | 'ref'> & {
  /** A pattern in which `0` is a digit: `000-00-0000`. */
  mask: string;
  /** The text as shown, literals included; unmasked digits are put into the mask. */
  value: string;
  /** The text as shown after the person changed it. */
  onChange: (text: string) => void;
};

/** One line that takes only what its mask allows; stands in a `Field`. */
export function MaskedInput({ mask, value, onChange, ...rest }: MaskedInputProps) {
  const attributes = useFieldAttributes();
  const options = useMemo(() => ({ mask }), [mask]);
  const { ref, setValue } = useIMask<HTMLInputElement, { mask: string }>(options, {
    defaultValue: value,
    // A value the mask itself rewrote is no change of the person's.
    onAccept: (text, _, event) => event && onChange(text),
  });
  useEffect(() => setValue(value), [value, setValue]);
  return <Input inputMode="numeric" autoComplete="off" {...attributes} {...rest} ref={ref} />;
}
