import { getNextSnapshot } from 'xstate';
import { jobMachine, type JobEvent } from '#machines/job.ts';
import type { JobState } from '#server/store/jobs.ts';

const running = jobMachine.resolveState({ value: 'running' });

/** The state of a running job after an event. The statechart alone decides it. */
export function stateAfter(event: JobEvent): JobState {
  return getNextSnapshot(jobMachine, running, event).value;
}
