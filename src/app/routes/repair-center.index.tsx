import { createFileRoute } from '@tanstack/react-router';
import { loadRepairCenter } from '#src/screens/repair-center/load.ts';
import { RepairCenterScreen } from '#src/screens/repair-center/Screen.tsx';

export const Route = createFileRoute('/repair-center/')({
  loader: ({ abortController }) => loadRepairCenter(null, abortController.signal),
  component: RepairCenter,
});

function RepairCenter() {
  return <RepairCenterScreen {...Route.useLoaderData()} />;
}
