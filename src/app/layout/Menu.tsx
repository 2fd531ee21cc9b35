import { chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { createLink, useRouterState } from '@tanstack/react-router';
import { ChartColumn, House, Inbox, LayoutDashboard, Mails, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { onlyNamed } from '#src/ui/railStyles.ts';
import { homeOf } from '../routeTable.ts';

interface MenuProps {
  /** The consumer's own profile, if there is one. */
  readonly ownProfile: string | null;
  readonly onGo?: () => void;
  /** Shown at the bottom; in the small menu, the sign-out. */
  readonly children?: ReactNode;
}

/** The product's pages, with the current one marked. */
export function Menu({ ownProfile, onGo, children }: MenuProps) {
  const { t } = useLingui();
  return (
    <Stack gap="6">
      <chakra.nav aria-label={t`Main menu`} display="grid" gap="0.5" onClick={onGo}>
        <Entries Item={Item} ownProfile={ownProfile} />
        {configuration.variant === 'b2b' ? (
          <Group role="group" aria-label={t`Work`}>
            <Heading aria-hidden>
              <Trans>Work</Trans>
            </Heading>
            <Item to="/inbox" title={t`Answers inbox`}>
              <Inbox size={18} aria-hidden />
              <Name>
                <Trans>Answers inbox</Trans>
              </Name>
            </Item>
            <Item to="/outcomes" title={t`Outcomes`}>
              <ChartColumn size={18} aria-hidden />
              <Name>
                <Trans>Outcomes</Trans>
              </Name>
            </Item>
          </Group>
        ) : null}
      </chakra.nav>
      {children}
    </Stack>
  );
}

const useIsAt = (path: RegExp): boolean =>
  useRouterState({ select: ({ location: { pathname } }) => path.test(pathname) });

interface EntriesProps extends Pick<MenuProps, 'ownProfile'> {
  /** How an entry looks. */
  readonly Item: MenuItem;
}

/** The four pages that both hosts have. */
export function Entries({ Item: Entry, ownProfile }: EntriesProps) {
  const { t } = useLingui();
  const { variant } = configuration;
  const edits = useIsAt(/^\/(edit-profile|clients|disputes|answer|compare-reports|progress)\//);
  // It is reached from there and leads back there.
  const closes = useIsAt(/^\/close-account\/?$/);
  const home = variant === 'b2b' ? t`Dashboard` : t`Home`;
  const HomeIcon = variant === 'b2b' ? LayoutDashboard : House;
  return (
    <>
      <Entry to={homeOf[variant]} title={home}>
        <HomeIcon size={18} aria-hidden />
        <Name>{home}</Name>
      </Entry>
      {ownProfile === null ? (
        // A client's own page counts as part of this entry too, although the entry leads to a new profile.
        <Entry to="/create-profile" title={t`Profile`} aria-current={edits ? 'page' : undefined}>
          <UserRound size={18} aria-hidden />
          <Name>
            <Trans>Profile</Trans>
          </Name>
        </Entry>
      ) : (
        <Entry to="/edit-profile/$profileId" params={{ profileId: ownProfile }} title={t`Profile`}>
          <UserRound size={18} aria-hidden />
          <Name>
            <Trans>Profile</Trans>
          </Name>
        </Entry>
      )}
      <Entry to="/repair-center" title={t`Repair Center`}>
        <Mails size={18} aria-hidden />
        <Name>
          <Trans>Repair Center</Trans>
        </Name>
      </Entry>
      <Entry to="/settings" title={t`Settings`} aria-current={closes ? 'page' : undefined}>
        <Settings size={18} aria-hidden />
        <Name>
          <Trans>Settings</Trans>
        </Name>
      </Entry>
    </>
  );
}

const Name = chakra('span', { base: onlyNamed });

/** On the rail, a line instead of the heading. */
const Group = chakra('div', {
  base: {
    display: 'grid',
    gap: '0.5',
    mt: '4',
    mdToLg: { mt: '2', pt: '2', borderTop: '1px solid', borderColor: 'edge' },
  },
});

const Heading = chakra('div', {
  base: {
    px: '2',
    pb: '1',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'faint',
    ...onlyNamed,
  },
});

export type MenuItem = typeof Item;

const Item = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      px: '2',
      minHeight: 'menuItem',
      borderRadius: 'sm',
      color: 'quiet',
      fontSize: 'md',
      fontWeight: 'medium',
      position: 'relative',
      '& svg': { flexShrink: '0' },
      mdToLg: { justifyContent: 'center', px: '0' },
      _hover: { bg: 'hovered', color: 'ink' },
      '&[aria-current=page], &[data-status=active]': { bg: 'accentSoft', color: 'accentStrong' },
    },
  }),
);
