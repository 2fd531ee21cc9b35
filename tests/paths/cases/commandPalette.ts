import type { ProfileListItem } from '#contract/profiles.ts';
import { commandPaletteMachine } from '#machines/commandPalette.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { after, defineCases, done, thrown } from '../harness/cases.ts';

const ben: ProfileListItem = {
  id: ids.profile,
  name: 'Ben Sampleton',
  date: '2026-11-01T09:00:00.000Z',
  status: 'Waiting',
  latestSessionId: null,
};
/** Clients are searched, so something was typed or a client is wanted. */
const isOf = (search: string) => (moment: { context: { text: string } }) => moment.context.text === search;

export const commandPalette = defineCases(
  commandPaletteMachine,
  {
    'Ana opens the palette': { hasClients: true },
    'Carmen, who is a consumer, opens the palette': { hasClients: false },
  },
  {
    'a client’s name is typed': {
      event: { type: 'text.change', text: 'ben' },
      when: ({ context }) => context.text === '',
    },
    'the field is cleared': {
      event: { type: 'text.change', text: '' },
      when: ({ context }) => context.text !== '',
    },
    'a moment has passed': after('typingPause', 'commandPalette.typing'),
    'a client is found': { event: done('findClients', [ben]), when: isOf('ben') },
    'the first clients are found': { event: done('findClients', [ben]), when: isOf('') },
    'no client is found': { event: done('findClients', []), when: isOf('ben') },
    'clients cannot be searched': thrown('findClients', refusal('unavailable')),
    'Ana wants the Repair Center for a client': {
      event: { type: 'client.want', task: 'repair' },
      when: ({ context }) => context.text === '',
    },
    'Ana goes back to all commands': { type: 'commands.show' },
    'the last option is reached': {
      event: { type: 'option.reach', option: 'signOut' },
      when: ({ context }) => context.task === 'open' && context.text === '' && context.reached === null,
    },
    'Ana presses Try Again': { type: 'search.retry' },
    'the palette is closed': { type: 'palette.close' },
  },
);
