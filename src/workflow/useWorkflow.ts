import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { currentInspector, noteRunning } from './actors.ts';

/**
 * Runs a machine for as long as its screen is mounted. Every screen starts its machine here, so that any of them can
 * be watched.
 */
export const useWorkflow: typeof useActorRef = (machine, ...[options]) => {
  const inspect = currentInspector();
  const actor = useActorRef(machine, { ...options, ...(inspect && { inspect }) });
  useEffect(() => noteRunning(actor), [actor]);
  return actor;
};
