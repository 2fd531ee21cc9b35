import { createFileRoute } from '@tanstack/react-router';
import { loadOwnPages } from '#src/disputes/ownPages.ts';
import { loadOverview } from '#src/overview/load.ts';
import { HomeScreen } from '#src/screens/home/Screen.tsx';

export const Route = createFileRoute('/home')({
  loader: async ({ abortController: { signal } }) => {
    const [overview, { results }] = await Promise.all([loadOverview(signal), loadOwnPages(signal)]);
    return { ...overview, ownPages: results };
  },
  component: Home,
});

function Home() {
  return <HomeScreen {...Route.useLoaderData()} />;
}
