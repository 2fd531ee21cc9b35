/** Facts that no letter disputes, but that decide where letters go or that the client should know. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { isNegative } from '../report/negative.ts';
import { cite, citeType } from './evidence.ts';
import { accountRule, law, type Context, type Hit, type Rule } from './finding.ts';

/** A freeze, a fraud alert or a deceased mark. The merged report does not say which bureau raised the last two. */
const fileAlerts: Rule = {
  id: 'F1',
  name: 'Freeze or alert',
  confidence: 'high',
  law: law.none,
  recipient: 'nobody',
  find: ({ report: { alerts } }) => [
    ...alerts.frozen
      .filter((freeze) => freeze.value)
      .map((freeze) => alert('freeze', [freeze.bureau], freeze.bureau, 'security freeze', freeze.at)),
    ...(alerts.fraud?.value === true ? [alert('fraud', [], null, 'fraud alert', alerts.fraud.at)] : []),
    ...(alerts.deceased?.value === true ? [alert('deceased', [], null, 'deceased', alerts.deceased.at)] : []),
  ],
};

function alert(fact: string, on: readonly Bureau[], bureau: Bureau | null, value: string, at: string): Hit {
  return { subject: { kind: 'file' }, fact, bureaus: on, evidence: [{ bureau, field: 'alert', value, at }] };
}

const bureauMissing: Rule = {
  id: 'F2',
  name: 'Bureau without a file or a score',
  confidence: 'high',
  law: law.none,
  recipient: 'nobody',
  find: ({ report }: Context) =>
    bureaus.flatMap((bureau): readonly Hit[] => {
      const file = report.bureaus.includes(bureau);
      const score = report.scores.find((each) => each.bureau === bureau);
      if (file && (score?.value ?? null) !== null) return [];
      return [
        { subject: { kind: 'file' }, fact: file ? 'noScore' : 'noFile', bureaus: [bureau], evidence: [] },
      ];
    }),
};

/** Negative at some of the bureaus that have a file. Not a violation: furnishers need not report to all. */
const reportedBySome = accountRule(
  { id: 'X1', name: 'Negative at some bureaus only', confidence: 'low', law: law.none, recipient: 'nobody' },
  (account, { report }) => {
    const lines = account.tradelines.filter((line) => isNegative(account, line.bureau));
    const on = report.bureaus.filter((bureau) => lines.some((line) => line.bureau === bureau));
    if (on.length === 0 || on.length === report.bureaus.length) return [];
    return [{ fact: 'some', bureaus: on, evidence: lines.map((line) => cite(line, 'creditorName')) }];
  },
);

const revolving = /^(CC|SC|CH)$/;
const installment = /^(AU|AL|FR|RM|ST|IS|NT)$/;

/** The kind of account does not fit its detail: a card as installment loan, a loan as card, a collection with terms. */
const typeMismatch = accountRule(
  {
    id: 'X2',
    name: 'Type of account contradicts its detail',
    confidence: 'low',
    law: `${law.accuracy}; ${law.furnisher}`,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      const [kind, detail] = [account.type?.value.symbol ?? '', line.accountType?.value.symbol ?? ''];
      const wrong =
        (/^[IM]$/.test(kind) && revolving.test(detail)) ||
        (kind === 'R' && installment.test(detail)) ||
        (kind === 'Y' && line.kind === 'granted' && detail !== '');
      const type = citeType(line.bureau, account);
      return wrong && type !== null
        ? [{ fact: 'differs', bureaus: [line.bureau], evidence: [type, cite(line, 'accountType')] }]
        : [];
    }),
);

export const information: readonly Rule[] = [fileAlerts, bureauMissing, reportedBySome, typeMismatch];
