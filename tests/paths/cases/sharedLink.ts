import { sharedLinkMachine } from '#machines/sharedLink.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const sharedLink = defineCases(
  sharedLinkMachine,
  { 'the card of a client': undefined },
  {
    'Ana presses Create link': {
      event: { type: 'link.make' },
      when: ({ facts }) => facts['hasLink'] === false,
    },
    'Ana presses Revoke': { event: { type: 'link.end' }, when: ({ facts }) => facts['hasLink'] === true },
    'the link is made': { event: done('makeLink'), sets: { hasLink: true } },
    'the link is not made': thrown('makeLink', refusal('busy')),
    'the link is ended': { event: done('endLink'), sets: { hasLink: false } },
    'the link is not ended': thrown('endLink', refusal('busy')),
  },
  { hasLink: false },
);
