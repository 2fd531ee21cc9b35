import { chakra } from '@chakra-ui/react';
import { createLink, linkOptions } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Notification } from '#contract/account.ts';

/** Its title is the link, and the whole entry is clickable. */
const Link = createLink(
  chakra('a', {
    base: {
      _hover: { textDecoration: 'underline' },
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  }),
);

/** The space joins it to the last word, so that the arrow never starts a line. */
const Arrow = chakra('span', {
  base: {
    position: 'relative',
    pe: '4',
    '& svg': { position: 'absolute', right: '0', top: '0.1em', color: 'quiet' },
    _after: { content: '"\\00a0"' },
  },
});

/** Where a person can act on a notification; null if there is nothing to do, or if the client no longer exists. */
function wayOf({ code, profileId, params: { session } }: Notification) {
  if (code === 'workWaits') return linkOptions({ to: '/' });
  if (code === 'purchasePaid') return linkOptions({ to: '/settings' });
  if (profileId === null) return null;
  switch (code) {
    case 'reportConnected':
    case 'generationInterrupted':
    case 'monthPassed':
      return linkOptions({ to: '/repair-center/$profileId', params: { profileId } });
    case 'reportConnectionFailed':
    case 'reportConnectionInterrupted':
    case 'clientCompleted':
    case 'clientClosedAccount':
    case 'retentionNotice':
      return linkOptions({ to: '/edit-profile/$profileId', params: { profileId } });
    case 'clientApproved':
    case 'clientRecordedAnswer':
    case 'clientAskedForChange':
    case 'clientChangedLetter':
    case 'clientEnded':
    case 'clientWithdrewStatement':
      return linkOptions({ to: '/disputes/$profileId', params: { profileId } });
    case 'generationFinished':
      return session === undefined
        ? null
        : linkOptions({ to: '/print/$sessionId', params: { sessionId: session } });
    case 'newerReportShows':
      return linkOptions({ to: '/disputes/$profileId', params: { profileId } });
    case 'statementsWithdrawn':
      return linkOptions({ to: '/' });
    case 'supportActed':
    default:
      return null;
  }
}

interface AlertLinkProps {
  readonly notification: Notification;
  readonly onGo: () => void;
  /** The id of what tells it from others with the same title: whom it is about, and when. */
  readonly details: string;
  readonly children: ReactNode;
}

/** A notification's title, linked to where the person can act on it. */
export function AlertLink({ notification, onGo, details, children }: AlertLinkProps) {
  const id = useId();
  const way = wayOf(notification);
  if (way === null) return children;
  return (
    <Link {...way} id={id} aria-labelledby={`${id} ${details}`} onClick={onGo}>
      {children}
      <Arrow aria-hidden>
        <ChevronRight size={16} />
      </Arrow>
    </Link>
  );
}
