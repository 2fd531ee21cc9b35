import { Box } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { useSignOut } from '../../session/useSession.ts';
import type { AlertList } from './alertList.ts';
import { Alerts } from './Alerts.tsx';
import { Brand } from './Brand.tsx';
import { Menu } from './Menu.tsx';
import { Notes } from './Notes.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useNotes } from './useNotes.ts';
import type { Reading } from './useUnreadNotifications.ts';

export type OpenedDrawer = 'menu' | 'alerts' | 'notes' | null;

interface HeaderDrawersProps {
  readonly opened: OpenedDrawer;
  readonly onClose: () => void;
  readonly userId: string;
  readonly alerts: AlertList;
  readonly reading: Reading;
  /** The consumer's own profile, if there is one. */
  readonly ownProfile: string | null;
  /** Additional entries for the small menu. */
  readonly tools?: ReactNode;
  /** Opens the command palette; null where there is little to search. */
  readonly onSearch: (() => void) | null;
}

/** What the header's buttons open. It loads separately from the header, which every page waits for. */
export default function HeaderDrawers({
  opened,
  onClose,
  userId,
  alerts,
  reading,
  ownProfile,
  tools,
  onSearch,
}: HeaderDrawersProps) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const { count } = alerts;
  const noteRead = useEffectEvent(reading.noteRead);
  useEffect(() => {
    // Not when the button is pressed: this code may not have loaded then.
    if (opened === 'alerts') noteRead();
  }, [opened]);

  function closeAlerts(): void {
    onClose();
    reading.showRead();
  }
  return (
    <>
      <Drawer open={opened === 'menu'} side="start" title={t`Menu`} heading={<Brand />} onClose={onClose}>
        {onSearch === null ? null : (
          <Box onClick={onClose}>
            <SearchButton isFull onClick={onSearch} />
          </Box>
        )}
        <Menu onGo={onClose} ownProfile={ownProfile}>
          {tools === undefined ? null : <Box onClick={onClose}>{tools}</Box>}
          <Button look="outline" icon={<LogOut size={18} aria-hidden />} onClick={signOut}>
            <Trans>Sign out</Trans>
          </Button>
        </Menu>
      </Drawer>
      <Drawer open={opened === 'alerts'} title={t`Alerts`} onClose={closeAlerts}>
        <Box srOnly>
          <Plural value={count} one="# notification" other="# notifications" />
        </Box>
        <Alerts key={alerts.next} list={alerts} unread={reading.unread} onGo={closeAlerts} />
      </Drawer>
      <Drawer open={opened === 'notes'} title={t`Notes`} onClose={onClose}>
        <OwnNotes userId={userId} />
      </Drawer>
    </>
  );
}

function OwnNotes({ userId }: { readonly userId: string }) {
  return <Notes notes={useNotes(userId)} />;
}
