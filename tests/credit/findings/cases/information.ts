import type { information } from '#credit/findings/information.ts';
import type { Alerts } from '#credit/report/model.ts';
import { aLine, anAccount, aReport, aReportOf, current, field, late30 } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const withAlerts = (values: Partial<Alerts>) =>
  aReport({ alerts: { fraud: null, deceased: null, frozen: [], messages: [], ...values } });
const rated = (equifax: readonly [string, string]) =>
  aReportOf(
    anAccount([
      aLine('TransUnion', { payStatus: late30 }),
      aLine('Experian', { payStatus: late30 }),
      aLine('Equifax', { payStatus: equifax }),
    ]),
  );
const { scores } = aReport();

export const informationCases: CasesFor<keyof typeof information> = {
  F1: {
    fires: {
      freeze: {
        given: 'Equifax has a security freeze',
        report: withAlerts({ frozen: [{ bureau: 'Equifax', value: true, at: '/frozen' }] }),
      },
      fraud: {
        given: 'The report carries a fraud alert',
        report: withAlerts({ fraud: field(true, '/fraud') }),
      },
    },
    silent: {
      given: 'The report says that there are no alerts, and no freeze at Equifax',
      report: withAlerts({
        fraud: field(false, '/fraud'),
        frozen: [{ bureau: 'Equifax', value: false, at: '/frozen' }],
      }),
    },
  },
  F2: {
    fires: {
      noFile: {
        given: 'Equifax returned no file',
        report: aReport({ bureaus: ['TransUnion', 'Experian'] }),
      },
      noScore: {
        given: 'Equifax returned a file without a score',
        report: aReport({ scores: scores.filter(({ bureau }) => bureau !== 'Equifax') }),
      },
    },
    silent: { given: 'Every bureau returned a file with a score', report: aReport() },
  },
  X1: {
    fires: {
      some: {
        given: 'The account is 30 days late at TransUnion and Experian, and current at Equifax',
        report: rated(current),
      },
    },
    silent: { given: 'The account is 30 days late at all three bureaus', report: rated(late30) },
  },
};
