import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SegmentsProps<T extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly disabled?: boolean }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Two and two of an even number share a line where all have no room in one: the last is never alone. */
const linesOf = <Each,>(options: readonly Each[]): readonly (readonly Each[])[] =>
  options.length % 2 === 0
    ? options.flatMap((_, place) => (place % 2 === 0 ? [options.slice(place, place + 2)] : []))
    : [options];

/** A choice of a few, side by side: radio buttons that look like a switch. */
export function Segments<T extends string>({ legend, options, value, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <chakra.fieldset
      display="inline-flex"
      flexWrap="wrap"
      bg="sunken"
      border="1px solid"
      borderColor="edge"
      borderRadius="md"
      p="0.5"
      gap="0.5"
    >
      <chakra.legend srOnly>{legend}</chakra.legend>
      {linesOf(options).map((line) => (
        <chakra.div key={line[0]?.value} display="flex" flexWrap="wrap" flexGrow="1" gap="0.5">
          {line.map((option) => (
            <Choice key={option.value}>
              <chakra.input
                srOnly
                type="radio"
                name={name}
                checked={option.value === value}
                disabled={option.disabled === true}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </Choice>
          ))}
        </chakra.div>
      ))}
    </chakra.fieldset>
  );
}

const Choice = chakra('label', {
  base: {
    px: '3',
    minH: 'controlSmall',
    flexGrow: '1',
    justifyContent: 'center',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'sm',
    fontSize: 'control',
    fontWeight: 'medium',
    cursor: 'pointer',
    position: 'relative',
    // In dark mode, cards and insets are nearly the same shade, so the selected segment is colored.
    '&:has(:checked)': {
      bg: { base: 'card', _osDark: 'accentSoft' },
      color: 'accentStrong',
      boxShadow: 'pressable',
      outline: '1px solid',
      outlineColor: 'edgeStrong',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus' },
    '&:has(:disabled)': { color: 'quiet', cursor: 'not-allowed' },
  },
});
