import { chakra } from '@chakra-ui/react';
import { createLink, linkOptions } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/account.ts';

/** Its title leads on, and the whole entry with it. */
const Link = createLink(
  chakra('a', {
    base: {
      _hover: { textDecoration: 'underline' },
      '& svg': { display: 'inline', verticalAlign: 'text-bottom', ms: '1', color: 'quiet' },
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  }),
);

/** Where a person acts on what a notification tells; null where there is nothing to do, or the client is gone. */
function wayOf({ code, profileId, params: { session } }: Notification) {
  if (code === 'purchasePaid') return linkOptions({ to: '/settings' });
  if (profileId === null) return null;
  switch (code) {
    case 'reportConnected':
    case 'monthPassed':
      return linkOptions({ to: '/repair-center/$profileId', params: { profileId } });
    case 'reportConnectionFailed':
    case 'clientCompleted':
      return linkOptions({ to: '/edit-profile/$profileId', params: { profileId } });
    case 'generationFinished':
      return session === undefined
        ? null
        : linkOptions({ to: '/print/$sessionId', params: { sessionId: session } });
    case 'supportActed':
    default:
      return null;
  }
}

interface AlertLinkProps {
  readonly notification: Notification;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** The title of a notification, as the way to where the person acts on it. */
export function AlertLink({ notification, onGo, children }: AlertLinkProps) {
  const way = wayOf(notification);
  if (way === null) return children;
  return (
    <Link {...way} onClick={onGo}>
      {children}
      <ChevronRight size={16} aria-hidden />
    </Link>
  );
}
