import { chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { createLink, useRouterState } from '@tanstack/react-router';
import { ChartColumn, Inbox, LayoutDashboard, Mails, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { railLabel } from '#src/ui/railStyles.ts';
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
  const { variant } = configuration;
  const edits = useRouterState({ select: (state) => state.location.pathname.startsWith('/edit-profile/') });
  const profile = (
    <>
      <UserRound size={20} aria-hidden />
      <Trans>Profile</Trans>
    </>
  );
  return (
    <Stack gap="6">
      <chakra.nav aria-label={t`Main menu`} display="grid" gap="1" onClick={onGo}>
        <Item to={homeOf[variant]}>
          <LayoutDashboard size={20} aria-hidden />
          {variant === 'b2b' ? <Trans>Dashboard</Trans> : <Trans>Home</Trans>}
        </Item>
        {ownProfile === null ? (
          // A client's own page counts as part of this entry too, although the entry leads to a new profile.
          <Item to="/create-profile" aria-current={edits ? 'page' : undefined}>
            {profile}
          </Item>
        ) : (
          <Item to="/edit-profile/$profileId" params={{ profileId: ownProfile }}>
            {profile}
          </Item>
        )}
        <Item to="/repair-center">
          <Mails size={20} aria-hidden />
          <Trans>Repair Center</Trans>
        </Item>
        <Item to="/settings">
          <Settings size={20} aria-hidden />
          <Trans>Settings</Trans>
        </Item>
        {variant === 'b2b' ? (
          <chakra.div role="group" aria-label={t`Work`} display="grid" gap="1" mt="4">
            <chakra.div
              aria-hidden
              px="3"
              pb="1"
              fontSize="xs"
              color="quiet"
              fontWeight="strong"
              textAlign={{ mdToLg: 'center' }}
            >
              <Trans>Work</Trans>
            </chakra.div>
            <Item to="/inbox">
              <Inbox size={20} aria-hidden />
              <Trans>Inbox</Trans>
            </Item>
            <Item to="/outcomes">
              <ChartColumn size={20} aria-hidden />
              <Trans>Outcomes</Trans>
            </Item>
          </chakra.div>
        ) : null}
      </chakra.nav>
      {children}
    </Stack>
  );
}

const Item = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      px: '3',
      '& svg': { flexShrink: '0' },
      minHeight: '2.75rem',
      borderRadius: 'md',
      color: 'ink',
      fontWeight: 'medium',
      ...railLabel,
      _hover: { bg: 'hovered' },
      '&[aria-current=page], &[data-status=active]': { bg: 'accentSoft', color: 'accentStrong' },
    },
  }),
);
