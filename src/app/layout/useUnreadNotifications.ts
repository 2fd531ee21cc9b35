import { useState } from 'react';
import { type Notification, readNotifications } from '#contract/account.ts';
import { perform } from '#src/api/perform.ts';

export interface Reading {
  /** Ids of the notifications the person has not seen. */
  readonly unread: ReadonlySet<string>;
  /** The drawer shows them: the server records that, while here they stay marked until `showRead`. */
  readonly noteRead: () => void;
  readonly showRead: () => void;
}

/** Which notifications are new. If the server is not reached, they are new again on the next page. */
export function useUnreadNotifications(notifications: readonly Notification[]): Reading {
  const [readUntil, setReadUntil] = useState('');
  const unread = notifications.filter(({ read, createdAt }) => !read && createdAt > readUntil);
  const until = unread[0]?.createdAt;
  return {
    unread: new Set(unread.map(({ id }) => id)),
    noteRead: () => {
      if (until !== undefined) void perform(readNotifications, { body: { until } }).catch(() => undefined);
    },
    showRead: () => {
      if (until !== undefined) setReadUntil(until);
    },
  };
}
