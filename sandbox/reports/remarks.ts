import type { Bureau, Line } from './model.ts';
import type { TrueAccount, View } from './trueAccount.ts';

type Sense =
  | 'disputed'
  | 'disputeResolved'
  | 'chargedOff'
  | 'collection'
  | 'paidCollection'
  | 'transferred'
  | 'closed'
  | 'medical';

/** The TrueLink remark code of each meaning. A bureau without one uses free text or omits it. */
const codes: Readonly<Record<Sense, Readonly<Record<Bureau, string>>>> = {
  disputed: { TransUnion: 'T00AID', Experian: 'E0078', Equifax: 'Q00IP' },
  disputeResolved: { TransUnion: 'T00DRG', Experian: 'E0013', Equifax: 'Q00IQ' },
  chargedOff: { TransUnion: 'TM009', Experian: 'XC097', Equifax: '' },
  collection: { TransUnion: 'T00CLA', Experian: '', Equifax: 'Q00CZ' },
  paidCollection: { TransUnion: 'T00PCL', Experian: '', Equifax: 'Q00FA' },
  transferred: { TransUnion: 'T00TRL', Experian: 'E0040', Equifax: 'Q00BC' },
  closed: { TransUnion: 'T00CLO', Experian: 'E0019', Equifax: 'Q00FA' },
  medical: { TransUnion: '', Experian: '', Equifax: 'Q00GS' },
};
const freeTexts: Partial<Record<Sense, string>> = { chargedOff: 'CHARGED OFF ACCOUNT' };

export function remarksOf(account: TrueAccount, view: View): Line['remarks'] {
  return sensesOf(account, view)
    .map((sense) => ({
      code: codes[sense][view.bureau],
      text: codes[sense][view.bureau] === '' ? (freeTexts[sense] ?? '') : '',
    }))
    .filter(({ code, text }) => code !== '' || text !== '');
}

function sensesOf(account: TrueAccount, view: View): readonly Sense[] {
  const senses: Sense[] = [];
  if (account.medical) senses.push('medical');
  if (account.state === 'chargedOff') senses.push('chargedOff');
  if (account.state === 'collection') senses.push('collection');
  if (account.state === 'paidCollection') senses.push('paidCollection');
  if (account.state === 'transferred') senses.push('transferred');
  if (account.state === 'paid' || account.state === 'closed') senses.push('closed');
  if (view.dispute === 'pending') senses.push('disputed');
  if (view.dispute === 'resolved') senses.push('disputeResolved');
  return senses;
}
