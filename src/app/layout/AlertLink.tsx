import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
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

interface AlertLinkProps {
  readonly notification: Notification;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** The title of a notification, as the way to where the person acts on it. Nothing leads to a client that is gone. */
export function AlertLink({ notification: { code, profileId, params }, onGo, children }: AlertLinkProps) {
  const { session } = params;
  const title = (
    <>
      {children}
      <ChevronRight size={16} aria-hidden />
    </>
  );
  if (code === 'purchasePaid')
    return (
      <Link to="/settings" onClick={onGo}>
        {title}
      </Link>
    );
  if (profileId === null) return children;
  switch (code) {
    case 'reportConnected':
    case 'monthPassed':
      return (
        <Link to="/repair-center/$profileId" params={{ profileId }} onClick={onGo}>
          {title}
        </Link>
      );
    case 'reportConnectionFailed':
    case 'clientCompleted':
      return (
        <Link to="/edit-profile/$profileId" params={{ profileId }} onClick={onGo}>
          {title}
        </Link>
      );
    case 'generationFinished':
      return session === undefined ? (
        children
      ) : (
        <Link to="/print/$sessionId" params={{ sessionId: session }} onClick={onGo}>
          {title}
        </Link>
      );
    case 'supportActed':
    default:
      return children;
  }
}
