import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: 'switchWidth',
    height: 'switchHeight',
    p: '0.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'fieldEdge',
    bg: 'sunken',
    cursor: 'pointer',
    transition: 'background-color 200ms',
    _before: {
      content: '""',
      display: 'block',
      height: 'full',
      aspectRatio: '1',
      borderRadius: 'full',
      bg: 'fieldEdge',
      transition: 'transform 200ms',
    },
    _checked: {
      bg: 'accent',
      borderColor: 'accent',
      _before: { bg: 'onAccent', transform: 'translateX(100%)' },
    },
    '@media (forced-colors: active)': {
      _before: { bg: 'ButtonText', forcedColorAdjust: 'none' },
      _checked: { bg: 'Highlight', forcedColorAdjust: 'none', _before: { bg: 'HighlightText' } },
    },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  },
});

/** A setting that takes effect immediately, without saving. */
export function Switch({ checked, onChange, disabled = false, children }: SwitchProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2.5" minH="controlSmall" cursor="pointer">
      <Track
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </chakra.label>
  );
}
