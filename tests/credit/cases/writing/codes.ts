/** How TrueLink writes codes, bureaus, and where a value is from. */
import type { At, Coded } from '../case.ts';

export const bureaus = {
  TU: { symbol: 'TUC', name: 'TransUnion', key: 'transunion' },
  EX: { symbol: 'EXP', name: 'Experian', key: 'experian' },
  EQ: { symbol: 'EQF', name: 'Equifax', key: 'equifax' },
} as const satisfies Record<At, object>;

export const code = ([symbol, description]: Coded, rank = '199', abbreviation = description): object => ({
  abbreviation,
  description,
  symbol,
  rank,
});
export const nothing = { abbreviation: '', description: '', symbol: '', rank: '100000' };

export const source = (at: At, today: string): object => ({
  BorrowerKey: '',
  Bureau: { ...code([bureaus[at].symbol, bureaus[at].name], '1') },
  InquiryDate: today,
  Reference: '',
});
