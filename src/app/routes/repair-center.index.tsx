import { createFileRoute, redirect } from '@tanstack/react-router';
import { configuration } from '#src/browser/configuration.ts';
import { loadRepairCenter } from '#src/screens/repair-center/load.ts';
import { RepairCenterScreen } from '#src/screens/repair-center/Screen.tsx';

export const Route = createFileRoute('/repair-center/')({
  loader: async ({ abortController }) => {
    const center = await loadRepairCenter(null, abortController.signal);
    const [own] = center.profiles;
    // A consumer has one profile, so there is nothing to choose.
    if (configuration.variant === 'b2c' && own !== undefined) {
      throw redirect({ to: '/repair-center/$profileId', params: { profileId: own.id }, replace: true });
    }
    return center;
  },
  component: RepairCenter,
});

function RepairCenter() {
  return <RepairCenterScreen {...Route.useLoaderData()} />;
}
