import type { ChangeablePoint, OwnLetter } from '#contract/clientPage.ts';
import { ids } from '#tests/machines/builders.ts';

/** An item that the client can change. */
export const aPoint = (change: Partial<ChangeablePoint> = {}): ChangeablePoint => ({
  item: 'account:account-1',
  heading: 'FIRST BANK ··4111',
  canLeaveOut: true,
  statements: [{ id: ids.session, text: 'This account is not mine.' }],
  words: '',
  takesWords: 'optional',
  ...change,
});

/** A letter as its client reads it before it is mailed. */
export const anOwnLetter = (change: Partial<OwnLetter> = {}): OwnLetter => ({
  id: ids.other,
  writtenOn: '2026-11-20',
  recipient: { id: 'Equifax', name: 'Equifax Information Services LLC', kind: 'bureau' },
  state: 'drafted',
  sender: ['Devon Sampleton', '***e Rd', 'Springfield, IL 62704'],
  identification: [{ label: 'Date of birth', value: '**/**/1986' }],
  subject: { text: 'Dispute of an account in my credit file', gloss: 'Disputa de una cuenta' },
  blocks: [
    { heading: '', sentences: [{ text: 'I dispute information in my file.' }] },
    {
      heading: '1. FIRST BANK, account ****4111',
      sentences: [{ text: 'This account is not mine.', gloss: 'Esta cuenta no es mía.' }],
    },
  ],
  exhibits: [
    {
      heading: 'FIRST BANK',
      bureaus: ['Equifax'],
      rows: [{ label: 'Account number', cells: ['****4111'] }],
    },
  ],
  approval: null,
  signed: null,
  version: 0,
  changes: [],
  changeable: { points: [aPoint()], isSenderOutdated: false, saysWithdrawn: false },
  ...change,
});
