/** Who is responsible for the account: individual, joint, authorized user, terminated, deceased. */
import type { Tradeline } from '../report/model.ts';
import { isNegative } from '../report/negative.ts';
import { citeRating, isAuthorizedUser } from './accountRating.ts';
import { cite } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { law } from './law.ts';
import { bureausOf, differing } from './pairs.ts';
import { remarkSign } from './remarkSigns.ts';
import { accountRule, lineRule, type Family } from './rule.ts';

export const responsibility = {
  E1: lineRule<{ negative: { role: Evidence; rating: Evidence } }>(
    {
      name: 'Negative account with the client as an authorized user only',
      condition:
        'A bureau lists the client as an authorized user of an account that it reports as negative. An authorized user does not owe the debt. No statute forbids the reporting, but bureaus remove such accounts on request.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line, account) =>
      isAuthorizedUser(line) && isNegative(account, line.bureau)
        ? [{ fact: 'negative', evidence: { role: cite(line, 'designator'), rating: citeRating(line) } }]
        : [],
  ),

  E2: accountRule<{ differs: { roles: readonly Evidence[] } }>(
    {
      name: 'Responsibility differs between bureaus',
      condition:
        'Two bureaus disagree on whether the client is the individual owner, a joint owner, or an authorized user. Where one says authorized user, only the others are in question.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (account) => {
      const lines = differing(account, (one, other) => {
        const [a, b] = [roleOf(one), roleOf(other)];
        return a !== null && b !== null && a !== b;
      });
      const liable = lines.filter((line) => !isAuthorizedUser(line));
      if (liable.length === 0) return [];
      const roles = lines.map((line) => cite(line, 'designator'));
      return [{ fact: 'differs', bureaus: bureausOf(liable), evidence: { roles } }];
    },
  ),

  E3: lineRule<{
    deceased: { role: Evidence };
    deceasedRemark: { remark: Evidence };
    terminated: { role: Evidence; balance: Evidence };
  }>(
    {
      name: 'Terminated or deceased',
      condition:
        'The client’s responsibility for the account is marked as deceased, or a remark says that the consumer is; or the responsibility is marked as terminated while the account has a balance above zero.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line) => {
      const role = cite(line, 'designator');
      const symbol = line.designator?.value.symbol;
      if (symbol === 'X') return [{ fact: 'deceased', evidence: { role } }];
      const remark = remarkSign(line, 'deceased');
      if (remark !== null) return [{ fact: 'deceasedRemark', evidence: { remark } }];
      if (symbol !== 'T' || (line.balance?.value ?? 0) <= 0) return [];
      return [{ fact: 'terminated', evidence: { role, balance: cite(line, 'balance') } }];
    },
  ),
} satisfies Family;

/** Individual, joint, or authorized user; null for others. "F" is a second symbol for an individual account. */
export function roleOf(line: Tradeline): string | null {
  const symbol = line.designator?.value.symbol ?? '';
  if (symbol === 'F') return 'I';
  return /^[IJA]$/.test(symbol) ? symbol : null;
}
