import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { noteRunning } from './running.ts';

/** Runs a machine for as long as its screen stands. Every door starts its machine here, so that any can be watched. */
export const useWorkflow: typeof useActorRef = (machine, ...options) => {
  const actor = useActorRef(machine, ...options);
  useEffect(() => noteRunning(actor), [actor]);
  return actor;
};
