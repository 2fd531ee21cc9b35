import { createRootRouteWithContext, notFound, Outlet } from '@tanstack/react-router';
import { myInformation, notifications } from '#contract/account.ts';
import { perform } from '#src/api/perform.ts';
import { configuration } from '#src/browser/configuration.ts';
import { Shell } from '../layout/Shell.tsx';
import { NotFound } from '../NotFound.tsx';
import { entryOf } from '../routeTable.ts';
import type { RouterContext } from '../start.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context }) => {
    const entry = entryOf(location.pathname);
    // Somebody who came in on the not-found page has no session yet: a page is then entered from the start.
    if (entry !== null && !context.signedIn) window.location.assign(location.href);
    if (entry === null || (entry.variant !== 'both' && entry.variant !== configuration.variant))
      throw notFound();
  },
  loader: async ({ context }) => {
    if (!context.signedIn) return null;
    const [information, told] = await Promise.all([perform(myInformation, {}), perform(notifications, {})]);
    return { information, notifications: told.results };
  },
  component: Root,
  notFoundComponent: NotFound,
});

function Root() {
  const loaded = Route.useLoaderData();
  if (loaded === null) return <Outlet />;
  return (
    <Shell information={loaded.information} notifications={loaded.notifications}>
      <Outlet />
    </Shell>
  );
}
