import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ClientStatusEvent, clientStatusMachine } from '#machines/clientStatus.ts';

const byHand = (status: 'Onboarding' | 'Waiting' | 'Needs Review' | 'Finished') =>
  ({ type: 'statusSetByHand', status }) as const;
const derived = (status: 'Waiting' | 'Needs Review' | 'Finished') =>
  ({ type: 'disputesStand', status }) as const;

function after(...events: readonly (ClientStatusEvent | 'profileCompleted' | 'reportImported')[]) {
  const actor = createActor(clientStatusMachine).start();
  for (const event of events) actor.send(typeof event === 'string' ? { type: event } : event);
  const { value, tags } = actor.getSnapshot();
  return [value, ...tags];
}

describe('a client', () => {
  it('is in Onboarding until disputes say more, whichever of information and report comes first', () => {
    expect(after()).toEqual([{ onboarding: 'gathering' }, 'Onboarding']);
    expect(after('profileCompleted')).toEqual([{ onboarding: 'profiled' }, 'Onboarding']);
    expect(after('reportImported')).toEqual([{ onboarding: 'reported' }, 'Onboarding']);
    expect(after('reportImported', 'profileCompleted')).toEqual([{ onboarding: 'ready' }, 'Onboarding']);
    expect(after('profileCompleted', 'reportImported')).toEqual([{ onboarding: 'ready' }, 'Onboarding']);
  });

  it('follows their disputes from every status to every other', () => {
    expect(after(derived('Waiting'))).toEqual(['waiting', 'Waiting']);
    expect(after(derived('Waiting'), derived('Needs Review'))).toEqual(['needsReview', 'Needs Review']);
    expect(after(derived('Needs Review'), derived('Finished'))).toEqual(['finished', 'Finished']);
    expect(after(derived('Finished'), derived('Waiting'))).toEqual(['waiting', 'Waiting']);
  });

  it('does not leave a status because information or a report comes in', () => {
    expect(after(derived('Waiting'), 'reportImported', 'profileCompleted')).toEqual(['waiting', 'Waiting']);
  });

  it('can be put into every status manually, and continues from there', () => {
    for (const [status, state] of [
      ['Waiting', 'waiting'],
      ['Needs Review', 'needsReview'],
      ['Finished', 'finished'],
    ] as const)
      expect(after(byHand(status))).toEqual([state, status]);
    expect(after(derived('Waiting'), byHand('Onboarding'), 'reportImported')).toEqual([
      { onboarding: 'reported' },
      'Onboarding',
    ]);
    expect(after(byHand('Finished'), derived('Needs Review'))).toEqual(['needsReview', 'Needs Review']);
  });
});
