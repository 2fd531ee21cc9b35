import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'type' | 'children' | 'className'
> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is chosen, and some not. */
  mixed?: boolean;
  /** The label next to the box; without one, pass an `aria-label`. */
  children?: ReactNode;
}

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'start',
    gap: '2',
    minH: 'controlSmall',
    py: '1',
    cursor: 'pointer',
    // Aligned with the first line of its label, however many lines there are.
    '& > input': { mt: 'calc((1lh - {sizes.tick}) / 2)' },
  },
});

export function Checkbox({ checked, mixed = false, onChange, children, ...rest }: CheckboxProps) {
  const box = (
    <input
      type="checkbox"
      className="tick"
      ref={(input: HTMLInputElement | null) => {
        // No attribute says so.
        if (input !== null) input.indeterminate = mixed;
      }}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      {...rest}
    />
  );
  if (children === undefined) return box;
  return (
    <Label>
      {box}
      <span>{children}</span>
    </Label>
  );
}
