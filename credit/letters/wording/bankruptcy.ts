/** Words for accounts that contradict the bankruptcy cases of the report. */
import type { bankruptcy } from '../../findings/bankruptcy.ts';
import { joined, phrase, say } from '../sentence.ts';
import { file, verify, type WordsFor } from './phrases.ts';

export const bankruptcyWords: WordsFor<keyof typeof bankruptcy> = {
  K1: (finding, recipient) => {
    const { remark, record, balance, pastDue, status } = finding.evidence;
    const owed = joined([
      ...(balance === null ? [] : [phrase`a balance of ${balance}`]),
      ...(pastDue === null ? [] : [phrase`${pastDue} past due`]),
      ...(status === null ? [] : [phrase`the payment status “${status}”`]),
    ]);
    const shown = say`${file(finding, recipient)} carries the remark “${remark}” but still shows ${owed}`;
    const statement =
      record === null
        ? say`${shown}.`
        : say`${shown}, while my report has a bankruptcy filed ${record.filed} with the status “${record.status}” on ${record.discharged}.`;
    // The statute discharges the debt; it says nothing about how the account is rated.
    if (finding.fact === 'rated')
      return { statement, request: verify('the bankruptcy remark', 'the payment status') };
    const law =
      record === null
        ? 'A discharge in bankruptcy ends personal liability for a debt (11 U.S.C. § 524).'
        : 'If the debt was discharged in that case, I am no longer personally liable for it (11 U.S.C. § 524).';
    return {
      statement: say`${statement} ${law}`,
      request: verify('the bankruptcy remark', 'the balance', 'the payment status'),
    };
  },

  K2: (finding, recipient) => {
    const { remark, opened } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} carries the remark “${remark}” on an account opened ${opened}, but my report shows no bankruptcy case filed after that date.`,
      request: verify('the bankruptcy remark'),
    };
  },

  K3: (finding, recipient) => {
    const { opened, rating, filed, status, discharged } = finding.evidence;
    const head = say`${file(finding, recipient)} shows this account, opened ${opened}, as “${rating}”`;
    const shown = phrase`My report shows a bankruptcy filed ${filed} with the status “${status}” on ${discharged}`;
    if (finding.fact === 'stillOwed')
      return {
        statement: say`${head} with a balance of ${finding.evidence.balance}. ${shown}. If the debt was discharged in that case, I am no longer personally liable for it (11 U.S.C. § 524).`,
        request: verify('whether the account was included in that case', 'the balance'),
      };
    const { active } = finding.evidence;
    return {
      statement: say`${head} with a date of last activity of ${active}. ${shown}, before that activity.`,
      request: verify('whether the account was included in that case'),
    };
  },
};
