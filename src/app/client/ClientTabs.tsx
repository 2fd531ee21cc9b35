import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';

export type ClientTab = 'overview' | 'disputes' | 'reports' | 'letters' | 'information';

interface ClientTabsProps {
  readonly profileId: string;
  readonly current: ClientTab;
  /** Missing if they are not known. */
  readonly counts?: { readonly reports: number; readonly sets: number };
}

/** The pages of one client. On a phone they scroll sideways, with the current one in sight. */
export function ClientTabs({ profileId, current, counts }: ClientTabsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    // Also when it gets its size, and when a phone is turned. Only sideways: the page stays where the person is.
    const sizes = new ResizeObserver(() => showCurrent(row));
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [current]);
  const hidden = useHidden(list);
  const params = { profileId };
  const mark = (tab: ClientTab) => ({ 'aria-current': tab === current ? ('page' as const) : undefined });
  return (
    <List ref={list} aria-label={t`Client`} data-before={hidden.before} data-after={hidden.after}>
      <Tab to="/clients/$profileId" activeOptions={{ exact: true }} params={params} {...mark('overview')}>
        <Trans>Overview</Trans>
      </Tab>
      <Tab to="/disputes/$profileId" params={params} {...mark('disputes')}>
        <Trans>Disputes</Trans>
      </Tab>
      <Tab to="/clients/$profileId/reports" params={params} {...mark('reports')}>
        <Trans>Reports</Trans>
        <Count of={counts?.reports} />
      </Tab>
      <Tab to="/clients/$profileId/letters" params={params} {...mark('letters')}>
        <Trans>Letters</Trans>
        <Count of={counts?.sets} />
      </Tab>
      <Tab to="/edit-profile/$profileId" params={params} {...mark('information')}>
        <Trans>Information</Trans>
      </Tab>
    </List>
  );
}

function showCurrent(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (tab === undefined) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}

/** On which sides tabs are out of sight. */
function useHidden(list: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const look = () => {
      const end = row.scrollWidth - row.clientWidth;
      // Positions are rounded.
      setHidden({ before: row.scrollLeft > 1, after: row.scrollLeft < end - 1 });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [list]);
  return hidden;
}

const Count = ({ of }: { readonly of: number | undefined }) =>
  of === undefined ? null : <span className="count">{of}</span>;

const List = chakra('nav', {
  base: {
    display: 'flex',
    gap: { base: '5', md: '6' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A side on which there is more fades.
    '--before': 'black',
    '--after': 'black',
    '&[data-before=true]': { '--before': 'transparent' },
    '&[data-after=true]': { '--after': 'transparent' },
    maskImage:
      'linear-gradient(to right, var(--before), black 2.5rem, black calc(100% - 2.5rem), var(--after))',
    scrollPaddingInline: '3rem',
    borderBottom: '1px solid',
    borderColor: 'edge',
  },
});

const Tab = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: { base: '11', lg: '10' },
      px: '1',
      flexShrink: '0',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'quiet',
      textDecoration: 'none',
      borderBottom: '2px solid transparent',
      _hover: { color: 'ink' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-current=page]': { color: 'ink', borderColor: 'accent' },
      // Forced colors know no transparent edges: every tab would look like the current one.
      '@media (forced-colors: active)': { '&:not([aria-current=page])': { borderColor: 'Canvas' } },
      '& .count': { color: 'quiet', fontVariantNumeric: 'tabular-nums', fontWeight: 'normal' },
    },
  }),
);
