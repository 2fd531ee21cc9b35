import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, toPromise, waitFor } from 'xstate';
import type { ClientWork } from '#contract/clientWork.ts';
import { followedWorkMachine, refusalOf } from '#machines/followedWork.ts';
import { ids, notes, refusal, refuses } from './builders.ts';

const work: ClientWork = {
  id: ids.session,
  kind: 'letters',
  state: 'running',
  since: '2026-11-21T09:00:00.000Z',
};
const input = { profileId: ids.profile, work };
const done: ClientWork = { ...work, state: 'done', sessionId: ids.session };

/** What the server says each time it is asked. */
const says = (answers: (readonly ClientWork[] | Error)[]) =>
  fromPromise<readonly ClientWork[], { profileId: string }>(async () => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });

it('asks until the work is over, even if the server cannot be asked once, and notes that it was seen', async () => {
  const clock = new SimulatedClock();
  const seen: unknown[] = [];
  const creditReports = says([[work], refusal('busy'), [{ ...done, id: ids.other }, done]]);
  const machine = followedWorkMachine.provide({ actors: { creditReports, markWorkSeen: notes(seen) } });
  const actor = createActor(machine, { input, clock }).start();
  for (let look = 0; look < 2; look += 1) {
    await waitFor(actor, (state) => state.matches('waiting'));
    clock.increment(1_500);
  }
  expect(await toPromise(actor)).toEqual(done);
  expect(seen).toEqual([{ profileId: ids.profile, workId: ids.session }]);
});

it('tells how it ended although that cannot be noted', async () => {
  const actors = {
    creditReports: says([[done]]),
    markWorkSeen: refuses<void, { profileId: string; workId: string }>(refusal('busy')),
  };
  expect(await toPromise(createActor(followedWorkMachine.provide({ actors }), { input }).start())).toEqual(
    done,
  );
});

it('tells nothing of work that was seen in another tab', async () => {
  const machine = followedWorkMachine.provide({ actors: { creditReports: says([[]]) } });
  expect(await toPromise(createActor(machine, { input }).start())).toBe(null);
});

it('knows why work was not done', () => {
  const failed: ClientWork = { ...work, state: 'failed', failure: { code: 'noGenerations', error: '' } };
  expect(refusalOf(failed)).toMatchObject({ code: 'noGenerations' });
  expect(refusalOf({ ...work, state: 'interrupted' })).toMatchObject({ code: 'unavailable' });
  expect([refusalOf(done), refusalOf(null)]).toEqual([null, null]);
});
