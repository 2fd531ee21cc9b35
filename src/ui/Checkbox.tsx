import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'onChange' | 'type' | 'children'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Beside the box; without one give an `aria-label`. */
  children?: ReactNode;
}

const Box = chakra('input', {
  base: {
    width: '5',
    height: '5',
    flexShrink: '0',
    accentColor: 'accent',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
});

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minH: '9', cursor: 'pointer' },
});

export function Checkbox({ checked, onChange, children, ...rest }: CheckboxProps) {
  const box = (
    <Box type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} {...rest} />
  );
  if (children === undefined) return box;
  return (
    <Label>
      {box}
      <span>{children}</span>
    </Label>
  );
}
