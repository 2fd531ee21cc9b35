import { createFileRoute } from '@tanstack/react-router';
import { loadInbox } from '#src/screens/inbox/load.ts';
import { InboxScreen } from '#src/screens/inbox/Screen.tsx';

export const Route = createFileRoute('/inbox')({
  /** Opens the scan that has waited longest. */
  validateSearch: ({ next }): { next?: true } => (next === true ? { next } : {}),
  loader: ({ abortController }) => loadInbox(abortController.signal),
  component: Inbox,
});

function Inbox() {
  const { next } = Route.useSearch();
  return <InboxScreen {...Route.useLoaderData()} opensNext={next === true} />;
}
