import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'onChange' | 'type' | 'children'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is chosen, and some not. */
  mixed?: boolean;
  /** The label next to the box; without one, pass an `aria-label`. */
  children?: ReactNode;
}

const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'tick',
    height: 'tick',
    flexShrink: '0',
    bg: 'card',
    border: '1px solid',
    borderColor: 'fieldEdge',
    borderRadius: 'xs',
    cursor: 'pointer',
    _before: {
      content: '""',
      width: '62%',
      height: '62%',
      bg: 'onAccent',
      clipPath: 'polygon(14% 44%, 0 62%, 42% 98%, 100% 18%, 82% 4%, 40% 66%)',
      visibility: 'hidden',
    },
    _indeterminate: {
      bg: 'accent',
      borderColor: 'accent',
      _before: { visibility: 'visible', clipPath: 'inset(42% 8%)' },
    },
    _checked: { bg: 'accent', borderColor: 'accent', _before: { visibility: 'visible' } },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    // In forced-colors mode, the native box is shown.
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
});

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
    <Box
      type="checkbox"
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
