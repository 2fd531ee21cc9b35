import { createFileRoute } from '@tanstack/react-router';
import { LateNetworkBanner } from '../layout/LateNetworkBanner.tsx';
import { isSignedIn } from '../routeGuards.ts';
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
  const { invitation, own } = Route.useLoaderData();
  return (
    <ClientScreen
      key={clientKey}
      clientKey={clientKey}
      banner={<LateNetworkBanner />}
      invitation={invitation}
      own={own}
    />
  );
}
