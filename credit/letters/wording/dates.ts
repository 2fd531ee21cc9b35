/** Words for findings about dates. */
import type { dates } from '../../findings/dates.ts';
import { valuesOf } from '../../findings/evidence.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { FindingOf } from '../../findings/findings.ts';
import type { Sentence } from '../letter.ts';
import { en, es, resting, say, words } from '../sentence.ts';
import { compared, file, the, verify, type WordsFor } from './phrases.ts';

export const dateWords: WordsFor<keyof typeof dates> = {
  T1: ({ evidence }, recipient) => ({
    statement: compared('dateOpened', evidence.dates, recipient, { contradicts: areMonthsApart }),
    request: verify(the('dateOpened')),
  }),

  T2: (finding, recipient) => ({
    statement: impossible(finding, file(finding, recipient)),
    request: verify(...toVerify(finding)),
  }),

  T3: (finding, recipient) => {
    const where = file(finding, recipient);
    return {
      statement: resting(
        say(
          en`My report shows no date opened for this account in ${where}.`,
          es`Mi informe no muestra una fecha de apertura de esta cuenta en ${where}.`,
        ),
        valuesOf(finding.evidence),
      ),
      request: verify(the('dateOpened')),
    };
  },

  T4: (finding, recipient) => {
    const { reported, reportDate } = finding.evidence;
    const where = file(finding, recipient);
    return {
      statement: say(
        en`${where} shows this account as open but last reported on ${reported}, more than six months before my report of ${reportDate}.`,
        es`${where} muestra esta cuenta como abierta, pero con un último reporte del ${reported}, más de seis meses antes de mi informe del ${reportDate}.`,
      ),
      request: verify(words('that it is up to date', 'que esté actualizada')),
    };
  },
};

/** As the rule compares them: Equifax and Experian may give the first of a month, and the next one. */
const areMonthsApart = (one: Evidence, other: Evidence): boolean =>
  Math.abs(monthNumber(one.value) - monthNumber(other.value)) > 1;

/** Of `09/25/2021` or `09/2021`. */
const monthNumber = (shown: string): number => Number(shown.slice(-4)) * 12 + Number(shown.slice(0, 2));

function impossible({ fact, evidence }: FindingOf<'T2'>, head: Sentence): Sentence {
  switch (fact) {
    case 'openedAfterReported':
      return say(
        en`${head} shows this account opened on ${evidence.opened}, after it was last reported on ${evidence.reported}.`,
        es`${head} muestra esta cuenta abierta el ${evidence.opened}, después de su último reporte del ${evidence.reported}.`,
      );
    case 'closedBeforeOpened':
      return say(
        en`${head} shows this account closed on ${evidence.closed}, before it was opened on ${evidence.opened}.`,
        es`${head} muestra esta cuenta cerrada el ${evidence.closed}, antes de que se abriera el ${evidence.opened}.`,
      );
    case 'paidBeforeOpened':
      return say(
        en`${head} shows a last payment on ${evidence.paid}, before the account was opened on ${evidence.opened}.`,
        es`${head} muestra un último pago el ${evidence.paid}, antes de que la cuenta se abriera el ${evidence.opened}.`,
      );
    case 'inTheFuture': {
      const field = the(evidence.date.field);
      return say(
        en`${head} gives ${evidence.date} as ${field}, a date after that of my report.`,
        es`${head} da el ${evidence.date} como ${field}, una fecha posterior a la de mi informe.`,
      );
    }
    case 'underAge':
      return say(
        en`${head} shows this account opened on ${evidence.opened}, before I turned 18.`,
        es`${head} muestra esta cuenta abierta el ${evidence.opened}, antes de que yo cumpliera 18 años.`,
      );
  }
}

function toVerify({ fact, evidence }: FindingOf<'T2'>): readonly Sentence[] {
  if (fact === 'underAge') return [words('that the account is mine', 'que la cuenta sea mía')];
  const fields = valuesOf(evidence).map(({ field }) => field);
  return [...new Set(fields)].map(the);
}
