import { createRootRouteWithContext, notFound, Outlet } from '@tanstack/react-router';
import { myInformation, type Notification, notifications, type UserInfo } from '#contract/account.ts';
import { perform } from '#src/api/perform.ts';
import { configuration } from '#src/browser/configuration.ts';
import { Shell } from '../layout/Shell.tsx';
import { NotFound } from '../NotFound.tsx';
import { entryOf } from '../routeTable.ts';
import type { RouterContext } from '../start.tsx';

interface Loaded {
  readonly information: UserInfo;
  readonly notifications: readonly Notification[];
}

async function load(): Promise<Loaded> {
  const [information, told] = await Promise.all([perform(myInformation, {}), perform(notifications, {})]);
  return { information, notifications: told.results };
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context }) => {
    const entry = entryOf(location.pathname);
    // Somebody who came in on the not-found page has no session yet: a page is then entered from the start.
    if (entry !== null && !context.signedIn) window.location.assign(location.href);
    if (entry === null || (entry.variant !== 'both' && entry.variant !== configuration.variant))
      throw notFound();
  },
  loader: ({ context }) => (context.signedIn ? load() : null),
  component: Root,
  notFoundComponent: NotFound,
});

function Root() {
  const loaded: Loaded | null | undefined = Route.useLoaderData();
  // Undefined when the page was not found before anything was read.
  if (!loaded) return <Outlet />;
  return (
    <Shell information={loaded.information} notifications={loaded.notifications}>
      <Outlet />
    </Shell>
  );
}
