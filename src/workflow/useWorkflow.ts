import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { currentInspector, noteRunning } from './running.ts';

/** Runs a machine for as long as its screen stands. Every door starts its machine here, so that any can be watched. */
export const useWorkflow: typeof useActorRef = (machine, ...[options]) => {
  const inspect = currentInspector();
  const actor = useActorRef(machine, { ...options, ...(inspect && { inspect }) });
  useEffect(() => noteRunning(actor), [actor]);
  return actor;
};
