import { drawNextLetter, previewNextLetters, writeNextLetters } from '../nextSteps.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { equifax, ids } from './invented.ts';

const step = { letter: ids.letter, item: 'account:account-1' };
const steps = [
  { ...step, purpose: 'procedure' as const, added: '' },
  { ...step, purpose: 'newInformation' as const, added: '' },
  {
    letter: ids.letter,
    item: 'account:account-2',
    purpose: 'deletionNotice' as const,
    added: '',
    receivers: [
      { name: 'MERIDIAN BANK', on: '2026-08-14', forEmployment: false },
      { name: 'Harbor Staffing, Boston', on: null, forEmployment: true },
    ],
  },
];

export const nextStepExamples: readonly ExampleEntry[] = [
  exampleOf(previewNextLetters, {
    body: { steps },
    reply: {
      letters: [
        {
          id: 'equifax-procedure-request-1',
          destination: equifax,
          disputesSsn: false,
          subject: { text: 'Request for a description of your procedure', evidence: [], finding: null },
          blocks: [],
        },
      ],
      leftOut: [
        {
          ...step,
          purpose: 'newInformation',
          heading: 'LONE PINE MOTORS CR',
          recipient: equifax.name,
          why: 'onlyTimePassed',
        },
      ],
    },
  }),
  exampleOf(drawNextLetter, { body: { steps, letterId: 'equifax-procedure-request-1' } }),
  exampleOf(writeNextLetters, {
    body: { steps },
    reply: { sessionId: ids.session, printVariantId: '41000000000001' },
  }),
];
