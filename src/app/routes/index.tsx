import { createFileRoute, redirect } from '@tanstack/react-router';
import { configuration } from '#src/browser/configuration.ts';
import { loadOwnPages } from '#src/disputes/ownPages.ts';
import { homeOf } from '../routeTable.ts';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ abortController }) => {
    const { variant } = configuration;
    // An agency's client without an account of their own has only their page; loading the home page would create one.
    const own = variant === 'b2c' ? await loadOwnPages(abortController.signal) : null;
    const page = own?.hasAccount === false ? own.results[0] : undefined;
    if (page !== undefined)
      throw redirect({ to: '/client/$clientKey', params: { clientKey: page.clientKey }, replace: true });
    throw redirect({ to: homeOf[variant], replace: true });
  },
});
