import { createFileRoute, redirect } from '@tanstack/react-router';
import { configuration } from '#src/browser/configuration.ts';
import { homeOf } from '../routeTable.ts';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: homeOf[configuration.variant], replace: true });
  },
});
