import { createFileRoute } from '@tanstack/react-router';
import { loadRepairCenter } from '#src/screens/repair-center/load.ts';
import { RepairCenterScreen } from '#src/screens/repair-center/Screen.tsx';

export const Route = createFileRoute('/repair-center/$profileId')({
  loader: ({ params, abortController }) => loadRepairCenter(params.profileId, abortController.signal),
  component: RepairCenter,
});

function RepairCenter() {
  const center = Route.useLoaderData();
  return <RepairCenterScreen key={center.profileId} {...center} />;
}
