import { createFileRoute } from '@tanstack/react-router';
import { loadOverview } from '#src/overview/load.ts';
import { HomeScreen } from '#src/screens/home/Screen.tsx';

export const Route = createFileRoute('/home')({
  loader: ({ abortController }) => loadOverview(abortController.signal),
  component: Home,
});

function Home() {
  return <HomeScreen {...Route.useLoaderData()} />;
}
