import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { health } from '#contract/service.ts';
import { networkStatusMachine } from '#machines/networkStatus.ts';
import { onLostCall } from '#src/api/lostCalls.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type NetworkStatus = ActorRefFrom<typeof networkStatusMachine>;

const wired = wire(networkStatusMachine, {
  reachServer: async (_, signal) => {
    try {
      await perform(health, { signal });
    } catch (error) {
      // A refusal is an answer too.
      if (!(error instanceof CallError)) throw error;
    }
  },
});

/** Tells the machine what the browser says of the device's connection, and of calls that got no answer. */
export function watchNetwork(status: NetworkStatus): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('offline', () => status.send({ type: 'device.disconnect' }), { signal });
  window.addEventListener('online', () => status.send({ type: 'device.connect' }), { signal });
  const stop = onLostCall(() => status.send({ type: 'call.lose' }));
  return () => {
    listening.abort();
    stop();
  };
}

/** Whether the server can be reached. */
export function useNetworkStatus(): NetworkStatus {
  const status = useWorkflow(wired, { input: { isOnline: navigator.onLine } });
  useEffect(() => watchNetwork(status), [status]);
  return status;
}
