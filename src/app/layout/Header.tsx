import { Box, chakra, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, LogOut, Menu as MenuIcon, NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UserInfo } from '#contract/account.ts';
import { lazily } from '#src/language/lazily.ts';
import { WhenOpened } from '#src/language/WhenOpened.tsx';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { useSignOut } from '../../session/useSession.ts';
import type { AlertList } from './alertList.ts';
import { LanguageSelect } from '#src/language/LanguageSelect.tsx';
import type { OpenedDrawer } from './HeaderDrawers.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

/** Not needed before one is opened. */
const HeaderDrawers = lazily(async () => (await import('./HeaderDrawers.tsx')).default);

interface HeaderProps {
  readonly title: string;
  readonly information: UserInfo;
  readonly alerts: AlertList;
  /** What only this page has here. */
  readonly actions?: ReactNode;
  /** The consumer's own profile, if there is one. */
  readonly ownProfile: string | null;
  /** Additional entries for the small menu. */
  readonly tools?: ReactNode;
  /** Opens the command palette; null where there is little to search. */
  readonly onSearch: (() => void) | null;
}

export function Header({ title, information, alerts, actions, ownProfile, tools, onSearch }: HeaderProps) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const [opened, setOpened] = useState<OpenedDrawer>(null);
  const { count } = alerts;
  const reading = useUnreadNotifications(alerts.latest);

  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '1', xl: '2' }}
      px={{ base: '3', md: '6' }}
      py={{ base: '2', md: '1.5' }}
      minH={{ base: '3.5rem', md: '3rem' }}
      wrap="wrap"
      bg="page"
      borderBottom="1px solid"
      borderColor="edge"
    >
      {/* Where all of it is on one line, the parts stay together: if there is still no room, the actions go below the title. */}
      <Flex
        display={{ base: 'contents', xl: 'flex' }}
        flex="1"
        minW="min(8rem, 100%)"
        align="center"
        gap="2"
        wrap="wrap"
      >
        <Box display={{ base: 'block', md: 'none' }}>
          <IconButton
            label={t`Menu`}
            icon={<MenuIcon size={20} aria-hidden />}
            onClick={() => setOpened('menu')}
          />
        </Box>
        <Box
          as="h1"
          fontSize={{ base: 'md', md: 'lg' }}
          lineHeight="1.25"
          flex="1"
          // What has no room in the title's line goes below it: buttons where text is large, actions next to the live chart.
          minW={{ base: '4.5rem', xl: '8rem' }}
          lineClamp="2"
        >
          {title}
        </Box>
        {actions === undefined ? null : (
          // On a line of its own if there is no room next to the title, as under a finger.
          <Box
            order={{ base: '1', xl: '0' }}
            width={{ base: 'full', xl: 'auto' }}
            css={{ [besideTitle]: { order: '0', width: 'auto' } }}
          >
            {actions}
          </Box>
        )}
      </Flex>
      <Flex display={{ base: 'contents', xl: 'flex' }} align="center" gap="2" wrap="wrap">
        {onSearch === null ? null : (
          <Box display={{ base: 'none', md: 'block' }}>
            <SearchButton onClick={onSearch} />
          </Box>
        )}
        <LanguageSelect />
        <Box position="relative">
          <IconButton
            label={t`Notifications: ${count}`}
            icon={<Bell size={18} aria-hidden />}
            onClick={() => setOpened('alerts')}
          />
          {count > 0 ? (
            <Count aria-hidden unread={reading.unread.size > 0}>
              {count > 99 ? '99+' : count}
            </Count>
          ) : null}
        </Box>
        <IconButton
          label={t`Notes`}
          icon={<NotebookPen size={18} aria-hidden />}
          onClick={() => setOpened('notes')}
        />
        <Box display={{ base: 'none', md: 'block' }}>
          <Button
            look="plain"
            size="small"
            icon={<LogOut size={18} aria-hidden />}
            title={t`Sign out`}
            onClick={signOut}
          >
            <Box as="span" srOnly={{ base: false, md: true, xl: false }}>
              <Trans>Sign out</Trans>
            </Box>
          </Button>
        </Box>
      </Flex>

      <WhenOpened open={opened !== null}>
        <HeaderDrawers
          opened={opened}
          onClose={() => setOpened(null)}
          userId={information.id}
          alerts={alerts}
          reading={reading}
          ownProfile={ownProfile}
          tools={tools}
          onSearch={onSearch}
        />
      </WhenOpened>
    </Flex>
  );
}

/** A mouse has smaller buttons, and next to a rail of icons, searching and signing out are icons, too. */
const besideTitle = '@media (min-width: 44rem) and (min-width: 768px) and (pointer: fine)';

const Count = chakra('span', {
  base: {
    position: 'absolute',
    // Next to the top of the bell, which stays visible.
    top: '-0.5',
    right: '-1.5',
    minWidth: '1.25rem',
    height: '1.25rem',
    px: '1',
    borderRadius: 'full',
    fontSize: '2xs',
    fontWeight: 'strong',
    lineHeight: '1.25rem',
    textAlign: 'center',
    pointerEvents: 'none',
  },
  variants: {
    /** Whether any of it is new to the person. */
    unread: {
      true: { bg: 'danger', color: 'onDanger' },
      false: { bg: 'edge', color: 'ink' },
    },
  },
});
