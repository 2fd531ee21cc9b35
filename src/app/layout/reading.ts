import { useState } from 'react';
import { type Notification, readNotifications } from '#contract/account.ts';
import { perform } from '#src/api/perform.ts';

interface Reading {
  /** Ids of the notifications that are new to the person. */
  readonly unread: ReadonlySet<string>;
  /** The drawer shows them: noted at the server, while here they stay marked until `showRead`. */
  readonly noteRead: () => void;
  readonly showRead: () => void;
}

/** What is new among the notifications. A note that does not reach the server leaves them new for the next page. */
export function useReading(notifications: readonly Notification[]): Reading {
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
