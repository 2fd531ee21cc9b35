import { createFileRoute } from '@tanstack/react-router';
import { loadOverview } from '#src/overview/load.ts';
import { DashboardScreen } from '#src/screens/dashboard/Screen.tsx';

export const Route = createFileRoute('/dashboard')({
  loader: ({ abortController }) => loadOverview(abortController.signal),
  component: Dashboard,
});

function Dashboard() {
  return <DashboardScreen {...Route.useLoaderData()} />;
}
