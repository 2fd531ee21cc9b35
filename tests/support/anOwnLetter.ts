import type { OwnLetter } from '#contract/clientPage.ts';
import { ids } from '#tests/machines/builders.ts';

/** A letter as its client reads it before it is mailed. */
export const anOwnLetter = (change: Partial<OwnLetter> = {}): OwnLetter => ({
  id: ids.other,
  writtenOn: '2026-11-20',
  recipient: { id: 'Equifax', name: 'Equifax Information Services LLC', kind: 'bureau' },
  state: 'drafted',
  sender: ['Devon Sampleton', '***e Rd', 'Springfield, IL 62704'],
  identification: [{ label: 'Date of birth', value: '**/**/1986' }],
  subject: 'Dispute of an account in my credit file',
  blocks: [
    { heading: '', sentences: ['I dispute information in my file.'] },
    { heading: '1. FIRST BANK, account ****4111', sentences: ['This account is not mine.'] },
  ],
  exhibits: [
    {
      heading: 'FIRST BANK',
      bureaus: ['Equifax'],
      rows: [{ label: 'Account number', cells: ['****4111'] }],
    },
  ],
  approval: null,
  ...change,
});
