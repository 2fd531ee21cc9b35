import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadOwnPages } from '#src/disputes/ownPages.ts';
import { loadOverview } from '#src/overview/load.ts';
import { loadProgress } from '#src/screens/progress/load.ts';
import { telling } from '#src/overview/useSettled.ts';
import { HomeScreen } from '#src/screens/home/Screen.tsx';
import { TabBar } from '../layout/laterTabBar.ts';
import { shownDrawing, removePageShell } from '../pageShell.ts';

export const Route = createFileRoute('/home')({
  loader: async ({ abortController: { signal } }) => {
    const [overview, { results }] = await Promise.all([loadOverview(signal), loadOwnPages(signal)]);
    const [profile] = overview.profiles;
    const loading = profile === undefined ? null : loadProgress(profile.id, signal);
    // The page is worth showing without it, and says that it is missing.
    const progress = telling(Promise.resolve(loading).catch(() => null));
    // It is part of what the server has drawn.
    if (shownDrawing() !== null) await TabBar.preload();
    return { ...overview, ownPages: results, progress };
  },
  component: Home,
});

function Home() {
  useEffect(removePageShell, []);
  return <HomeScreen {...Route.useLoaderData()} />;
}
