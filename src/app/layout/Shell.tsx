import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { UserInfo } from '#contract/account.ts';
import { configuration } from '#src/browser/configuration.ts';
import { offeredLanguage } from '#src/browser/languageChoice.ts';
import { lazily } from '#src/language/lazily.ts';
import { useChartSwitch } from '#src/workflow/chartSwitch.ts';
import { panelWidth, useSidePanel } from '#src/ui/sidePanel.ts';
import { useMeasured } from '#src/ui/useMeasured.ts';
import { LegalFooter } from '#src/ui/LegalLinks.tsx';
import { homeOf } from '../routeTable.ts';
import { DashboardActions } from './DashboardActions.tsx';
import { Brand } from './Brand.tsx';
import type { AlertList } from './alertList.ts';
import { OpenedCommands, useCommandKeys } from './Commands.tsx';
import { Header } from './Header.tsx';
import { LateNetworkBanner } from './LateNetworkBanner.tsx';
import { ShellContext } from './ShellContext.ts';
import { TabBar } from './laterTabBar.ts';
import { Menu } from './Menu.tsx';
import { useTitle } from './titles.ts';

/** None of it loads until it is switched on. */
const LiveCharts = lazily(async () => (await import('#src/workflow/LiveCharts.tsx')).LiveCharts);

/** Only for browsers of another language, on the first visit. */
const LanguageOffer = lazily(async () => (await import('#src/language/LanguageOffer.tsx')).default);

export interface ShellProps {
  readonly information: UserInfo;
  readonly alerts: AlertList;
  /** The consumer's own profile, if there is one. */
  readonly ownProfile: string | null;
  readonly children: ReactNode;
  /** Additional entries, below the menu's pages. */
  readonly tools?: ReactNode;
  /** Stays visible above the header. */
  readonly banner?: ReactNode;
}

/**
 * The frame of every page: the menu at the side, the header above, the page itself. On a page of medium width the
 * menu is a rail of icons; next to a full menu the page would be narrower than on a phone in landscape.
 */
export function Shell({ information, alerts, ownProfile, children, tools, banner }: ShellProps) {
  const title = useTitle();
  const charts = useChartSwitch();
  useSidePanel(charts);
  const isConsumers = configuration.variant === 'b2c';
  const commands = useCommandKeys();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const head = useRef<HTMLDivElement>(null);
  useMeasured(head, '--head');
  useEffect(() => {
    document.title = `${title} · Redress`;
  }, [title]);
  useEffect(() => {
    // A new page is announced from its beginning. The very first one keeps the browser's own focus.
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: '3.5rem minmax(0, 1fr)',
        lg: '13rem minmax(0, 1fr)',
      }}
      minH="100dvh"
      // The chart is next to the page, not on top of it.
      pr={charts ? { xl: panelWidth } : undefined}
    >
      <SkipLink href="#page">
        <Trans>Skip to main content</Trans>
      </SkipLink>
      <Box
        as="aside"
        data-menu
        display={{ base: 'none', md: 'block' }}
        bg="side"
        borderRight="1px solid"
        borderColor="edge"
        position="sticky"
        top="0"
        height="100dvh"
        overflowY="auto"
        px="2"
        py="2"
        // Room for the button that is at its end (`OnboardingDialog.tsx`).
        css={{ 'body:has([data-help]) &': { paddingBottom: '4rem', scrollPaddingBottom: '4rem' } }}
      >
        <Stack gap="3">
          <Box px="2">
            <Brand />
          </Box>
          <Menu ownProfile={ownProfile}>{tools}</Menu>
        </Stack>
      </Box>
      <Box
        minW="0"
        display="flex"
        flexDirection="column"
        // Without room at the side, the chart takes the bottom, and the end of the page scrolls clear of it.
        pb={charts ? { base: '45dvh', xl: '0' } : undefined}
        css={widths}
      >
        <Box ref={head} position="sticky" top="0" zIndex="5" css={{ [crowded]: { display: 'contents' } }}>
          {banner}
          <LateNetworkBanner />
          <Header
            title={title}
            information={information}
            alerts={alerts}
            actions={pathname === homeOf.b2b ? <DashboardActions /> : undefined}
            ownProfile={ownProfile}
            tools={tools}
            onSearch={configuration.variant === 'b2b' ? () => commands.open('palette') : null}
          />
        </Box>
        {offeredLanguage() === null ? null : (
          <Suspense fallback={null}>
            <LanguageOffer />
          </Suspense>
        )}
        <chakra.main
          id="page"
          ref={main}
          tabIndex={-1}
          flex="1"
          p={{ base: '4', md: '6' }}
          width="100%"
          maxW={pageWidth}
          css={{ '&:has([data-wide])': { pt: '2' } }}
          mx="auto"
        >
          <ShellContext value>{children}</ShellContext>
        </chakra.main>
        {/* Begins where the page does. */}
        <chakra.div width="100%" maxW={pageWidth} mx="auto">
          <LegalFooter />
        </chakra.div>
      </Box>
      {isConsumers ? (
        <Suspense fallback={null}>
          <TabBar ownProfile={ownProfile} />
        </Suspense>
      ) : null}
      {charts ? (
        <Suspense>
          <LiveCharts />
        </Suspense>
      ) : null}
      <OpenedCommands {...commands} ownProfile={ownProfile} />
    </Box>
  );
}

/** Dense pages with columns of their own use all the room, and a page of one column is in the middle of it. */
const pageWidth = 'var(--page-width, 96rem)';
const widths = {
  '&:has([data-wide])': { '--page-width': 'none' },
  '&:has([data-narrow])': { '--page-width': '47rem' },
  // The end of a phone's page scrolls clear of the tabs.
  'body:has([data-tabs]):not(:has([data-foot])) &': {
    mdDown: { paddingBottom: 'var(--tabs)' },
  },
};

/** Where text is so large, or the window so small, that a header in sight would leave little else: it scrolls away. */
const crowded = '@media (max-width: 20rem)';

const SkipLink = chakra('a', {
  base: {
    // In sight also when the page is scrolled.
    position: 'fixed',
    left: '-999rem',
    bg: 'accent',
    color: 'onAccent',
    px: '4',
    py: '2',
    zIndex: '20',
    _focusVisible: { left: '2', top: '2' },
  },
});
