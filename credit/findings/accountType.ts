/** Compares the type a bureau lists an account under with its description of the account. */
import { cite, citeType } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { law } from './law.ts';
import { lineRule, type Family } from './rule.ts';

export const accountType = {
  X2: lineRule<{ differs: { type: Evidence; detail: Evidence } }>(
    {
      name: 'Account type contradicts the detailed account type',
      condition:
        'A credit card, secured card, or charge account is listed as an installment loan or a mortgage; a mortgage, a lease, or an auto, student, installment, or note loan is listed as revolving; or an account with the terms of granted credit is listed as a collection.',
      confidence: 'low',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: [],
    },
    (line, account) => {
      const [kind, detail] = [account.type?.value.symbol ?? '', line.accountType?.value.symbol ?? ''];
      const isWrong =
        (/^[IM]$/.test(kind) && revolving.test(detail)) ||
        (kind === 'R' && installment.test(detail)) ||
        (kind === 'Y' && line.kind === 'granted' && detail !== '');
      const type = citeType(line.bureau, account);
      return isWrong && type !== null
        ? [{ fact: 'differs', evidence: { type, detail: cite(line, 'accountType') } }]
        : [];
    },
  ),
} satisfies Family;

const revolving = /^(CC|SC|CH)$/;
const installment = /^(AU|AL|FR|RM|ST|IS|NT)$/;
