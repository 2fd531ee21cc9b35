import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface ChoicesProps<T extends string> {
  /** The question. */
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: T; readonly name: ReactNode; readonly about?: ReactNode }[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly disabled: boolean;
  /** `cards` below each other on a phone; `chips` side by side; `pairs` two in a row on a phone, and three on a wide page; all six where there is room. */
  readonly look: 'cards' | 'chips' | 'pairs';
  /** The legend is only announced. */
  readonly isQuiet?: boolean;
  /** Shown in front of each option: the key that chooses it. */
  readonly numbered?: boolean;
}

/** A question with a few answers, none of them preselected: radio buttons with large targets. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, options, value, onChange, disabled, look, isQuiet = false, numbered = false } = props;
  const name = useId();
  return (
    <chakra.fieldset minW="0" disabled={disabled}>
      <chakra.legend {...(isQuiet ? { srOnly: true } : { fontSize: 'sm', fontWeight: 'medium', mb: '1.5' })}>
        {legend}
      </chakra.legend>
      <Room look={look}>
        <Grid look={look}>
          {options.map((option, place) => (
            <Option key={option.value}>
              <chakra.input
                srOnly
                type="radio"
                name={name}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                {...(option.about === undefined
                  ? {}
                  : {
                      'aria-labelledby': `${name}-${option.value}-name`,
                      'aria-describedby': `${name}-${option.value}`,
                    })}
              />
              {look === 'cards' ? <Mark aria-hidden /> : null}
              {numbered ? (
                <chakra.kbd display={{ base: 'none', lg: 'inline' }} color="quiet" fontSize="sm" aria-hidden>
                  {place + 1}
                </chakra.kbd>
              ) : null}
              <chakra.span minW="0">
                <chakra.span id={`${name}-${option.value}-name`} display="block" fontWeight="medium">
                  {option.name}
                </chakra.span>
                {option.about === undefined ? null : (
                  <chakra.span id={`${name}-${option.value}`} display="block" fontSize="sm" color="quiet">
                    {option.about}
                  </chakra.span>
                )}
              </chakra.span>
            </Option>
          ))}
        </Grid>
      </Room>
    </chakra.fieldset>
  );
}

/** What `pairs` measure: their own room, which depends on what is next to the form. */
const Room = chakra('div', {
  variants: { look: { cards: {}, chips: {}, pairs: { containerType: 'inline-size' } } },
});

const Grid = chakra('div', {
  base: { display: 'grid', gap: '2' },
  variants: {
    look: {
      // At most three in a row, and two of four: of nine, none is alone.
      cards: {
        gridTemplateColumns: {
          base: '1fr',
          sm: 'repeat(auto-fill, minmax(max(11.5rem, 33% - 0.75rem), 1fr))',
        },
        '&:has(> :nth-of-type(4):last-of-type)': { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
      chips: { display: 'flex', flexWrap: 'wrap' },
      pairs: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
        gap: { base: '2', lg: '1.5' },
        '@container (min-width: 60rem)': { gridTemplateColumns: 'repeat(6, auto)' },
      },
    },
  },
});

/** Says that a card is one of several to choose from, and no field to type in. */
const Mark = chakra('span', {
  base: {
    boxSize: 'tick',
    flexShrink: '0',
    border: '1px solid',
    borderColor: 'fieldEdge',
    borderRadius: 'full',
    // Named, because a selector that begins with a colon would be about the mark itself.
    'input:checked ~ &': { borderWidth: '5px', borderColor: 'accent' },
  },
});

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', lg: '9' },
    px: '3',
    py: '1.5',
    bg: 'card',
    border: '1px solid',
    borderColor: 'fieldEdge',
    borderRadius: 'sm',
    cursor: 'pointer',
    lineHeight: 'tight',
    _hover: { bg: 'hovered' },
    // Shape as well as color: a second line around what is chosen.
    '&:has(:checked)': {
      bg: 'accentSoft',
      borderColor: 'accent',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)',
      color: 'accentStrong',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.7' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
  },
});
