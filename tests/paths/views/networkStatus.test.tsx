import { useEffect } from 'react';
import { noteLostCall } from '#src/api/lostCalls.ts';
import { NetworkStatusBanner } from '#src/app/layout/NetworkBanner.tsx';
import { type NetworkStatus, watchNetwork } from '#src/app/layout/useNetworkStatus.ts';
import { networkStatus } from '../cases/networkStatus.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

function Page({ status }: { readonly status: NetworkStatus }) {
  useEffect(() => watchNetwork(status), [status]);
  return <NetworkStatusBanner status={status} />;
}

const tells = (event: 'offline' | 'online') => async () => void window.dispatchEvent(new Event(event));
const isQuiet = async (screen: Screen) => {
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
};
const says = (text: string) => async (screen: Screen) => {
  await expect.element(screen.getByRole('status').getByText(text)).toBeVisible();
  await expect.element(screen.getByText(/What you typed stays here while this page is open/)).toBeVisible();
};

walkViews({
  cases: networkStatus,
  show: (status) => <Page status={status} />,
  does: {
    'the device loses its connection': tells('offline'),
    'the device has a connection again': tells('online'),
    'a call gets no answer': async () => noteLostCall(),
  },
  sees: {
    reachable: isQuiet,
    doubted: isQuiet,
    offline: says('You’re offline.'),
    unreachable: says('Redress can’t be reached.'),
    returning: says('Checking the connection…'),
    retrying: says('Redress can’t be reached.'),
  },
});
