import { createFileRoute } from '@tanstack/react-router';
import { loadInbox } from '#src/screens/inbox/load.ts';
import { InboxScreen } from '#src/screens/inbox/Screen.tsx';

export const Route = createFileRoute('/inbox')({
  loader: ({ abortController }) => loadInbox(abortController.signal),
  component: Inbox,
});

function Inbox() {
  return <InboxScreen {...Route.useLoaderData()} />;
}
