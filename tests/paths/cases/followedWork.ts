import type { ClientWork } from '#contract/clientWork.ts';
import { followedWorkMachine } from '#machines/followedWork.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { after, defineCases, done, thrown } from '../harness/cases.ts';

const work: ClientWork = {
  id: ids.session,
  kind: 'letters',
  state: 'running',
  since: '2026-11-21T09:00:00.000Z',
};

export const followedWork = defineCases(
  followedWorkMachine,
  { 'Ana returns while letters are being written': { profileId: ids.profile, work } },
  {
    'the letters are still being written': done('creditReports', [work]),
    'the letters are written': done('creditReports', [{ ...work, state: 'done', sessionId: ids.session }]),
    'Ana saw how it ended in another tab': done('creditReports', []),
    'a moment has passed': after('lookEvery', 'followedWork.waiting'),
    'the server cannot be asked': thrown('creditReports', refusal('busy')),
    'it is noted that Ana saw it': done('markWorkSeen'),
    'it cannot be noted that Ana saw it': thrown('markWorkSeen', refusal('busy')),
  },
);
