import { expect, it } from 'vitest';
import type { ClientStanding } from '#contract/clientStanding.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { WorkItem } from '#contract/work.ts';
import { everyClient } from '#machines/clientQuery.ts';
import { namedClients, shownClients } from '#src/screens/dashboard/shownClients.ts';

const today = '2026-11-21';
const work = (kind: WorkItem['kind'], on: string | null = null): Partial<ClientStanding> => ({
  next: {
    profileId: 'id',
    profileName: '',
    kind,
    recipient: null,
    letter: null,
    scan: null,
    count: 1,
    on,
    isAssumed: false,
  },
});
const nothing: ClientStanding = { round: null, due: null, next: null, begin: null, scores: [] };
function client(
  name: string,
  standing: Partial<ClientStanding> = {},
  status: ProfileStatus = 'Waiting',
): ProfileListItem {
  const date = '2026-09-01T12:00:00.000Z';
  return { id: name, name, date, status, latestSessionId: null, standing: { ...nothing, ...standing } };
}

const clients = [
  client('Adam', { begin: 'connect' }),
  client('Alma', { begin: 'generate' }),
  client('Ana', { begin: 'newRound' }, 'Needs Review'),
  client('Bella', work('due', '2026-11-30')),
  client('Bruno', work('notMailed')),
  client('Cal', work('decideProposal')),
  client('Carla'),
  client('Chris', work('decideVerified')),
  client('Cora', work('scan')),
  client('Cyrus', work('decideRefused')),
  client('Dana', { begin: 'generate' }),
  client('Diego', { begin: 'generate' }, 'Finished'),
  client('Dora', work('notApproved')),
  client('Elena', work('notMailed')),
  client('Evan', work('due', '2026-11-20')),
  client('Felix', { due: { on: '2026-12-01', isAssumed: false } }),
];
const namesBy = (descending: boolean) =>
  shownClients(namedClients(clients), { ...everyClient, sort: 'step', descending }, today).map(
    ({ name }) => name,
  );

it('keeps clients with the same next step together, what waits for the account first, by name', () => {
  expect(namesBy(false)).toEqual([
    'Cal',
    'Chris',
    'Cyrus',
    'Bruno',
    'Elena',
    'Cora',
    'Evan',
    'Alma',
    'Dana',
    'Adam',
    'Ana',
    'Dora',
    'Bella',
    'Felix',
    'Carla',
    'Diego',
  ]);
});

it('lists those for whom there is nothing to do last in the other direction, too', () => {
  expect(namesBy(true).slice(-2)).toEqual(['Carla', 'Diego']);
  expect(namesBy(true).slice(0, 2)).toEqual(['Bella', 'Felix']);
});
