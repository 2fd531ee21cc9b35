import { sharedLinkMachine } from '#machines/sharedLink.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const sharedLink = defineCases(
  sharedLinkMachine,
  { 'the card of a client': undefined },
  {
    'Ana presses Create link': { type: 'link.make' },
    'Ana presses Revoke': { type: 'link.end' },
    'the link is made': done('makeLink'),
    'the link is not made': thrown('makeLink', refusal('busy')),
    'the link is ended': done('endLink'),
    'the link is not ended': thrown('endLink', refusal('busy')),
  },
);
