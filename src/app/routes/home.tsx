import { createFileRoute } from '@tanstack/react-router';
import { loadOwnPages } from '#src/disputes/ownPages.ts';
import { loadOverview } from '#src/overview/load.ts';
import { loadProgress } from '#src/screens/progress/load.ts';
import { HomeScreen } from '#src/screens/home/Screen.tsx';

export const Route = createFileRoute('/home')({
  loader: async ({ abortController: { signal } }) => {
    const [overview, { results }] = await Promise.all([loadOverview(signal), loadOwnPages(signal)]);
    const [profile] = overview.profiles;
    const progress = profile === undefined ? null : loadProgress(profile.id, signal);
    // The page is worth showing without it, and says that it is missing.
    return { ...overview, ownPages: results, progress: Promise.resolve(progress).catch(() => null) };
  },
  component: Home,
});

function Home() {
  return <HomeScreen {...Route.useLoaderData()} />;
}
