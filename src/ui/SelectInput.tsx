import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useFieldAttributes } from './fieldContext.ts';
import { inputRecipe } from './theme/recipes.ts';

/** The kit's bare native select. Its arrow has the color of its text. */
export const Select = chakra('select', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    cursor: 'pointer',
    appearance: 'none',
    pr: '8',
    textOverflow: 'ellipsis',
    // Two strokes that meet at the bottom: the menus' chevron, on whole pixels so that both look alike.
    backgroundImage:
      'linear-gradient(45deg, transparent 36%, currentColor 42%, currentColor 58%, transparent 64%), linear-gradient(135deg, transparent 36%, currentColor 42%, currentColor 58%, transparent 64%)',
    backgroundPosition: 'calc(100% - 17px) 50%, calc(100% - 12px) 50%',
    backgroundSize: '5px 5px',
    backgroundRepeat: 'no-repeat',
  },
});

interface SelectInputProps extends Omit<HTMLChakraProps<'select'>, 'onChange' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /**
   * Shown while nothing is chosen; choosing it again clears the value (''). Omitted where something is always
   * chosen.
   */
  placeholder?: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** The section it belongs to. Sections keep the order in which they first appear. */
  readonly group?: string;
  readonly disabled?: boolean;
}

/** A choice of one. Use inside a `Field`. The native list, so that it works with keyboard, voice, and touch. */
export function SelectInput({ value, onChange, options, placeholder, ...rest }: SelectInputProps) {
  const groups = Map.groupBy(options, ({ group }) => group ?? '');
  return (
    <Select
      {...useFieldAttributes()}
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {[...groups].map(([group, members]) =>
        group === '' ? (
          <Options key={group} options={members} />
        ) : (
          <optgroup key={group} label={group}>
            <Options options={members} />
          </optgroup>
        ),
      )}
    </Select>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label, disabled = false, group = '' }) => (
    <option key={`${group}/${value}`} value={value} disabled={disabled}>
      {label}
    </option>
  ));
}
