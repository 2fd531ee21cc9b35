import { createFileRoute } from '@tanstack/react-router';
import { LateNetworkBanner } from '../layout/LateNetworkBanner.tsx';
import { isSignedIn } from '../routeGuards.ts';
import { ClosedLinkScreen } from '#src/screens/client/ClosedLinkScreen.tsx';
import { ClientScreen } from '#src/screens/client/Screen.tsx';

export const Route = createFileRoute('/client/$clientKey')({
  loader: async ({ params, context, abortController }) => {
    // Not part of what the product's users load.
    const { loadClientPage } = await import('#src/screens/client/load.ts');
    return loadClientPage(params.clientKey, isSignedIn(context), abortController.signal);
  },
  component: Client,
});

function Client() {
  const { clientKey } = Route.useParams();
  const signedIn = isSignedIn(Route.useRouteContext());
  const page = Route.useLoaderData();
  const banner = <LateNetworkBanner />;
  if (page.closed !== null) return <ClosedLinkScreen signedIn={signedIn} banner={banner} {...page} />;
  const { invitation, own } = page;
  return (
    <ClientScreen key={clientKey} clientKey={clientKey} banner={banner} invitation={invitation} own={own} />
  );
}
