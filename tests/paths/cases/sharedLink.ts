import { sharedLinkMachine } from '#machines/sharedLink.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const sharedLink = defineCases(
  sharedLinkMachine,
  { 'a client’s card': undefined },
  {
    'Ana presses Create link': {
      event: { type: 'link.make' },
      when: ({ facts }) => facts['hasLink'] === false,
    },
    'Ana presses Revoke': { event: { type: 'link.end' }, when: ({ facts }) => facts['hasLink'] === true },
    'the link is created': { event: done('makeLink'), sets: { hasLink: true } },
    'the link is not created': thrown('makeLink', refusal('busy')),
    'the link is revoked': { event: done('endLink'), sets: { hasLink: false } },
    'the link is not revoked': thrown('endLink', refusal('busy')),
  },
  { hasLink: false },
);
