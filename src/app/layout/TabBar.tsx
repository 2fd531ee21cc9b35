import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMeasured } from '#src/ui/useMeasured.ts';
import { Entries } from './Menu.tsx';

interface TabBarProps {
  /** The consumer's own profile, if there is one. */
  readonly ownProfile: string | null;
}

/** The menu's pages at the bottom edge of a phone, where a thumb reaches them. */
export function TabBar({ ownProfile }: TabBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLElement>(null);
  useMeasured(bar, '--tabs');
  return (
    <Bar ref={bar} aria-label={t`Bottom menu`} data-tabs="">
      <Entries Item={Tab} ownProfile={ownProfile} />
    </Bar>
  );
}

/** What takes text opens a keyboard. */
const takesText = ':is(textarea, input:not([type=checkbox], [type=radio], [type=file])):focus';

const Bar = chakra('nav', {
  base: {
    display: { base: 'flex', md: 'none' },
    flexWrap: 'wrap',
    containerType: 'inline-size',
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: '4',
    paddingBottom: 'env(safe-area-inset-bottom)',
    bg: 'card',
    borderTop: '1px solid',
    borderColor: 'edge',
    // The button that is at its end (`OnboardingDialog.tsx`).
    'body:has([data-help]) &': { paddingRight: 'calc({sizes.help} + 8px)' },
    // A page that has its next step at this edge keeps it.
    'body:has([data-foot]) &': { display: 'none' },
    // Some browsers put it on top of the keyboard. It stays reachable by Tab, and comes back then.
    '@media (pointer: coarse)': { [`body:has(${takesText}) &`]: { transform: 'translateY(100%)' } },
  },
});

/** Where text is so large that a quarter of the bar is narrower than a word: two names in a line, without their icons. */
const fewWords = '@container (max-width: 16rem)';

const Tab = createLink(
  chakra('a', {
    base: {
      // More than a fifth, and less than a quarter: four fill the line.
      flex: '1 1 22%',
      // A long name takes from the short ones rather than break within a word.
      minWidth: 'min-content',
      minHeight: '3.75rem',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      pt: '2',
      pb: '1.5',
      color: 'quiet',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: 'tight',
      textAlign: 'center',
      // Of the name itself: every element has a value of its own, so it isn't inherited.
      '& > span': { maxWidth: '100%', overflowWrap: 'normal' },
      // The current one has a bar above it, too.
      borderTop: '3px solid transparent',
      '& svg': { flexShrink: '0', boxSize: '1.375rem' },
      [fewWords]: {
        flexBasis: '40%',
        minWidth: '0',
        hyphens: 'auto',
        '& > span': { maxWidth: '100%', overflowWrap: 'anywhere' },
        minHeight: '44px',
        justifyContent: 'center',
        py: '1',
        '& svg': { display: 'none' },
        letterSpacing: '-0.01em',
      },
      '&[aria-current=page], &[data-status=active]': {
        color: 'accentStrong',
        borderTopColor: 'accentStrong',
      },
      // Forced colors know no transparent edges: every tab would look like the current one.
      '@media (forced-colors: active)': {
        '&:not([aria-current=page], [data-status=active])': { borderTopColor: 'Canvas' },
      },
      _focusVisible: { outlineOffset: '-3px' },
    },
  }),
);
