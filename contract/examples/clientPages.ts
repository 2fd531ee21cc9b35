import {
  approveOwnLetter,
  askForLetterChange,
  changeOwnLetter,
  ownDisputes,
  ownLetter,
  recordOwnEvent,
  uploadOwnFile,
  withdrawOwnStatement,
} from '../clientPage.ts';
import { ownPages } from '../ownPages.ts';
import { shownDisputes } from './disputes.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { equifax, ids } from './invented.ts';

const leftOutItem = {
  heading: 'FIRST BANK ··4111',
  isLeftOut: true,
  removed: [],
  added: [],
};

/** What a client sees and does on their own page. */
export const clientPages: readonly ExampleEntry[] = [
  exampleOf(ownPages, {
    reply: {
      hasAccount: false,
      results: [
        {
          clientKey: 'Qm9vay1hLWxpbmstaGVyZQ',
          agency: 'Ruiz Credit Services',
          agencyLogoUrl: '/api/v1/cdn/bG9nby1vZi1hLWNvbXBhbn',
        },
      ],
    },
  }),
  exampleOf(ownDisputes, {
    reply: { ...shownDisputes, profileName: 'Devon Sampleton', timeline: [], files: [], changes: [] },
  }),
  exampleOf(recordOwnEvent, {
    body: {
      event: {
        kind: 'mailed',
        on: '2026-10-05',
        letters: [ids.letter],
        way: 'certified',
        tracking: '9407 1112 0555 5000 0000 01',
        basis: 'client',
        files: [],
      },
    },
    reply: { id: ids.event },
  }),
  exampleOf(uploadOwnFile, { reply: { id: ids.file } }),
  exampleOf(ownLetter, {
    reply: {
      id: ids.letter,
      writtenOn: '2026-10-02',
      recipient: equifax,
      state: 'approved',
      sender: ['Devon Sampleton', '***e Rd', 'Springfield, IL 62704'],
      identification: [
        { label: 'Date of birth', value: '**/**/1986' },
        { label: 'Social Security number', value: 'ending in 0611' },
      ],
      subject: { text: 'Dispute of one account in my credit file' },
      blocks: [
        {
          heading: '1. LONE PINE MOTORS CR, account ****7731',
          sentences: [
            { text: 'This account is not mine.', gloss: 'Esta cuenta no es mía.' },
            { text: 'Please delete it.', gloss: 'Elimínenla.' },
          ],
        },
      ],
      exhibits: [
        {
          heading: 'LONE PINE MOTORS CR',
          bureaus: ['Equifax'],
          rows: [{ label: 'Account number', cells: ['****7731'] }],
        },
      ],
      approval: {
        letter: ids.letter,
        said: 'approved',
        on: '2026-10-03',
        note: '',
        signature: 'Devon Sampleton',
      },
      signed: { name: 'Devon Sampleton', on: '2026-10-03' },
      version: 1,
      changes: [{ on: '2026-10-03', differences: [leftOutItem] }],
      changeable: {
        points: [
          {
            item: 'account:account-2',
            heading: 'LONE PINE MOTORS CR ··7731',
            canLeaveOut: false,
            statements: [{ id: ids.confirmation, text: 'This account is not mine.' }],
            words: '',
            takesWords: 'optional',
          },
        ],
        isSenderOutdated: false,
        saysWithdrawn: false,
      },
    },
  }),
  exampleOf(approveOwnLetter, {
    body: { version: 1, signature: 'Devon Sampleton' },
    reply: { id: ids.event },
  }),
  exampleOf(changeOwnLetter, {
    body: {
      version: 0,
      leftOut: ['account:account-4'],
      unsaid: [],
      words: [{ item: 'account:account-2', words: 'I have never had an account there.' }],
    },
    reply: { id: ids.event },
  }),
  exampleOf(withdrawOwnStatement, { reply: { ok: true } }),
  exampleOf(askForLetterChange, {
    body: { note: 'I opened this account in 2019, not in 2018.' },
    reply: { id: ids.event },
  }),
];
