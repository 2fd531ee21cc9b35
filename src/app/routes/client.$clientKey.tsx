import { createFileRoute } from '@tanstack/react-router';
import { isSignedIn } from '../routeGuards.ts';
import { loadClientPage } from '#src/screens/client/load.ts';
import { ClientScreen } from '#src/screens/client/Screen.tsx';

export const Route = createFileRoute('/client/$clientKey')({
  loader: ({ params, context, abortController }) =>
    loadClientPage(params.clientKey, isSignedIn(context), abortController.signal),
  component: Client,
});

function Client() {
  const { clientKey } = Route.useParams();
  const { invitation, own } = Route.useLoaderData();
  return <ClientScreen key={clientKey} clientKey={clientKey} invitation={invitation} own={own} />;
}
