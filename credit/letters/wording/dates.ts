/** Words for findings about dates. */
import type { dates } from '../../findings/dates.ts';
import { valuesOf } from '../../findings/evidence.ts';
import { labelOf } from '../../findings/fields.ts';
import type { FindingOf } from '../../findings/findings.ts';
import type { Sentence } from '../letter.ts';
import { resting, say } from '../sentence.ts';
import { compared, file, verify, type WordsFor } from './phrases.ts';

export const dateWords: WordsFor<keyof typeof dates> = {
  T1: ({ evidence }, recipient) => ({
    statement: compared('dateOpened', evidence.dates, recipient),
    request: verify('the date opened'),
  }),

  T2: (finding, recipient) => ({
    statement: impossible(finding, file(finding, recipient)),
    request: verify(...toVerify(finding)),
  }),

  T3: (finding, recipient) => ({
    statement: resting(
      say`My report shows no date opened for this account in ${file(finding, recipient)}.`,
      valuesOf(finding.evidence),
    ),
    request: verify('the date opened'),
  }),

  T4: (finding, recipient) => {
    const { reported, reportDate } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} shows this account as open but last reported on ${reported}, more than six months before my report of ${reportDate}.`,
      request: verify('that it is up to date'),
    };
  },
};

function impossible({ fact, evidence }: FindingOf<'T2'>, head: string): Sentence {
  switch (fact) {
    case 'openedAfterReported':
      return say`${head} shows this account opened on ${evidence.opened}, after it was last reported on ${evidence.reported}.`;
    case 'closedBeforeOpened':
      return say`${head} shows this account closed on ${evidence.closed}, before it was opened on ${evidence.opened}.`;
    case 'paidBeforeOpened':
      return say`${head} shows a last payment on ${evidence.paid}, before the account was opened on ${evidence.opened}.`;
    case 'inTheFuture':
      return say`${head} gives ${evidence.date} as the ${labelOf(evidence.date.field)}, a date in the future.`;
    case 'underAge':
      return say`${head} shows this account opened on ${evidence.opened}, before I turned 18.`;
  }
}

function toVerify({ fact, evidence }: FindingOf<'T2'>): readonly string[] {
  if (fact === 'underAge') return ['that the account is mine'];
  const fields = valuesOf(evidence).map(({ field }) => field);
  return [...new Set(fields)].map((field) => `the ${labelOf(field)}`);
}
