/** Who answers for the account: individual, joint, authorized user, terminated, deceased. */
import type { Tradeline } from '../report/model.ts';
import { isNegative } from '../report/negative.ts';
import { cite } from './evidence.ts';
import { accountRule, law, type Rule } from './finding.ts';
import { bureausOf, differing } from './pairs.ts';
import { isAuthorizedUser } from './accountRating.ts';

const accuracyBoth = `${law.accuracy}; ${law.furnisher}`;

/** "F" is a second symbol for an individual account. */
function role(line: Tradeline): string | null {
  const symbol = line.designator?.value.symbol ?? '';
  if (symbol === 'F') return 'I';
  return /^[IJA]$/.test(symbol) ? symbol : null;
}

/** An authorized user is not liable for the debt. No statute forbids the reporting; removal on request is practice. */
const authorizedUserNegative = accountRule(
  {
    id: 'E1',
    name: 'Negative account of which the client is only an authorized user',
    confidence: 'medium',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) =>
    account.tradelines
      .filter((line) => isAuthorizedUser(line) && isNegative(account, line.bureau))
      .map((line) => ({
        fact: 'negative',
        bureaus: [line.bureau],
        evidence: [cite(line, 'designator'), cite(line, line.payStatus === null ? 'condition' : 'payStatus')],
      })),
);

/** Individual, joint or authorized user, by bureau. Where one says authorized user, only the others are in question. */
const roleMismatch = accountRule(
  {
    id: 'E2',
    name: 'Responsibility differs between bureaus',
    confidence: 'medium',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) => {
    const lines = differing(account, (one, other) => {
      const [a, b] = [role(one), role(other)];
      return a !== null && b !== null && a !== b;
    });
    const liable = lines.filter((line) => !isAuthorizedUser(line));
    if (liable.length === 0) return [];
    return [
      {
        fact: 'differs',
        bureaus: bureausOf(liable),
        evidence: lines.map((line) => cite(line, 'designator')),
      },
    ];
  },
);

/** Terminated responsibility with a balance, or an account of a living client marked deceased. */
const endedRole = accountRule(
  { id: 'E3', name: 'Terminated or deceased', confidence: 'high', law: accuracyBoth, recipient: 'both' },
  (account) =>
    account.tradelines.flatMap((line) => {
      const symbol = line.designator?.value.symbol;
      if (symbol === 'X')
        return [{ fact: 'deceased', bureaus: [line.bureau], evidence: [cite(line, 'designator')] }];
      if (symbol !== 'T' || (line.balance?.value ?? 0) <= 0) return [];
      return [
        {
          fact: 'terminated',
          bureaus: [line.bureau],
          evidence: [cite(line, 'designator'), cite(line, 'balance')],
        },
      ];
    }),
);

export const responsibility: readonly Rule[] = [authorizedUserNegative, roleMismatch, endedRole];
