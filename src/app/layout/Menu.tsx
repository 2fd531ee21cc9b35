import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { LayoutDashboard, Mails, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { homeOf } from '../routeTable.ts';

/** The product's pages; the current one is marked. `children` stand below, in the small menu the way out. */
export function Menu({ onGo, children }: { readonly onGo?: () => void; readonly children?: ReactNode }) {
  const { t } = useLingui();
  const { variant } = configuration;
  return (
    <Stack gap="6" p="4" minH="100%">
      <Box
        fontSize="lg"
        fontWeight="strong"
        color="accentStrong"
        px="3"
        pt="2"
        display="flex"
        alignItems="center"
        gap="2"
      >
        <img src="/favicon.svg" width={28} height={28} alt="" />
        Redress
      </Box>
      <chakra.nav aria-label={t`Main menu`} display="grid" gap="1" onClick={onGo}>
        <Item to={homeOf[variant]}>
          <LayoutDashboard size={20} aria-hidden />
          {variant === 'b2b' ? <Trans>Dashboard</Trans> : <Trans>Home</Trans>}
        </Item>
        <Item to="/create-profile">
          <UserRound size={20} aria-hidden />
          <Trans>Profile</Trans>
        </Item>
        <Item to="/repair-center">
          <Mails size={20} aria-hidden />
          <Trans>Repair Center</Trans>
        </Item>
        <Item to="/settings">
          <Settings size={20} aria-hidden />
          <Trans>Settings</Trans>
        </Item>
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
      minHeight: '2.75rem',
      borderRadius: 'md',
      color: 'ink',
      fontWeight: 'medium',
      _hover: { bg: 'hovered' },
      '&[aria-current=page], &[data-status=active]': { bg: 'accentSoft', color: 'accentStrong' },
    },
  }),
);
