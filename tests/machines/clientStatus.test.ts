import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ClientStatusEvent, clientStatusMachine } from '#machines/clientStatus.ts';

const byHand = (status: 'Onboarding' | 'Waiting' | 'Needs Review' | 'Finished') =>
  ({ type: 'statusSetByHand', status }) as const;

function after(...events: readonly (ClientStatusEvent | ClientStatusEvent['type'])[]) {
  const actor = createActor(clientStatusMachine).start();
  for (const event of events) {
    actor.send(typeof event === 'string' ? ({ type: event } as ClientStatusEvent) : event);
  }
  const { value, tags } = actor.getSnapshot();
  return [value, ...tags];
}

describe('a client', () => {
  it('is in Onboarding until there are letters, whichever of information and report comes first', () => {
    expect(after()).toEqual([{ onboarding: 'gathering' }, 'Onboarding']);
    expect(after('profileCompleted')).toEqual([{ onboarding: 'profiled' }, 'Onboarding']);
    expect(after('reportImported')).toEqual([{ onboarding: 'reported' }, 'Onboarding']);
    expect(after('reportImported', 'profileCompleted')).toEqual([{ onboarding: 'ready' }, 'Onboarding']);
    expect(after('profileCompleted', 'reportImported')).toEqual([{ onboarding: 'ready' }, 'Onboarding']);
  });

  it('is Waiting once letters exist, and again after each further set', () => {
    expect(after('lettersGenerated')).toEqual(['waiting', 'Waiting']);
    expect(after('lettersGenerated', 'lettersMailed')).toEqual(['waiting', 'Waiting']);
    expect(after('lettersGenerated', 'monthPassed', 'lettersMailed')).toEqual(['waiting', 'Waiting']);
  });

  it('needs review after 30 days, or as soon as a newer report was compared', () => {
    expect(after('lettersMailed', 'monthPassed')).toEqual(['needsReview', 'Needs Review']);
    expect(after('lettersMailed', 'reportCompared')).toEqual(['needsReview', 'Needs Review']);
  });

  it('does not leave Onboarding or Needs Review because days pass', () => {
    expect(after('monthPassed')).toEqual([{ onboarding: 'gathering' }, 'Onboarding']);
    expect(after('lettersMailed', 'monthPassed', 'monthPassed')).toEqual(['needsReview', 'Needs Review']);
  });

  it('is Finished if nothing negative is left, and returns if a later report adds something', () => {
    expect(after('lettersMailed', 'nothingNegativeLeft')).toEqual(['finished', 'Finished']);
    expect(after('nothingNegativeLeft', 'reportCompared')).toEqual(['needsReview', 'Needs Review']);
    expect(after('nothingNegativeLeft', 'monthPassed')).toEqual(['finished', 'Finished']);
  });

  it('can be moved to any status manually, and continues from there', () => {
    expect(after('lettersMailed', byHand('Onboarding'))).toEqual([{ onboarding: 'gathering' }, 'Onboarding']);
    expect(after(byHand('Waiting'), 'monthPassed')).toEqual(['needsReview', 'Needs Review']);
    expect(after(byHand('Needs Review'))).toEqual(['needsReview', 'Needs Review']);
    expect(after(byHand('Finished'))).toEqual(['finished', 'Finished']);
  });
});
