import type { responsibility } from '#credit/findings/responsibility.ts';
import { aLine, anAccount, aReportOf, current, late30, type LineValues } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const user = ['A', 'Authorized User'] as const;
const individual = ['I', 'Individual'] as const;
const shows = (values: LineValues) => aReportOf(anAccount([aLine('Experian', values)]));
const roles = (one: readonly [string, string], other: readonly [string, string]) =>
  aReportOf(anAccount([aLine('TransUnion', { designator: one }), aLine('Experian', { designator: other })]));

export const responsibilityCases: CasesFor<keyof typeof responsibility> = {
  E1: {
    fires: {
      negative: {
        given: 'The client is an authorized user of an account that is 30 days late',
        report: shows({ designator: user, payStatus: late30 }),
        bureau: {
          says: 'Your file lists me as “Authorized User” and reports the account as “Late 30 Days”. An authorized user is generally not liable for the debt.',
          asks: 'Please remove this account from my file.',
        },
        furnisher: {
          says: 'Experian’s file lists me as “Authorized User” and reports the account as “Late 30 Days”. An authorized user is generally not liable for the debt.',
          asks: 'Please stop reporting this account under my name.',
        },
      },
    },
    silent: {
      given: 'The client is an authorized user of an account that is current',
      report: shows({ designator: user, payStatus: current }),
    },
  },
  E2: {
    fires: {
      differs: {
        given: 'The client is an authorized user at TransUnion and the individual owner at Experian',
        report: roles(user, individual),
        bureau: {
          says: 'Your file shows the responsibility as “Individual”, while TransUnion shows “Authorized User”.',
          asks: 'verify who is responsible for the account',
        },
        furnisher: {
          says: 'TransUnion shows the responsibility as “Authorized User”, while Experian shows “Individual”.',
          asks: 'verify who is responsible for the account',
        },
      },
    },
    silent: {
      given: 'The client is the individual owner at both, by the symbols F and I',
      report: roles(['F', 'Individual'], individual),
    },
  },
  E3: {
    fires: {
      deceased: {
        given: 'The responsibility is marked as deceased',
        report: shows({ designator: ['X', 'Deceased'] }),
        bureau: {
          says: 'Your file marks my responsibility for this account as “Deceased”. I am alive, and I am writing this letter.',
          asks: 'verify who is responsible for the account',
        },
        furnisher: {
          says: 'Experian’s file marks my responsibility for this account as “Deceased”. I am alive, and I am writing this letter.',
          asks: 'verify who is responsible for the account',
        },
      },
      deceasedRemark: {
        given: 'A remark says that the consumer is deceased',
        report: shows({ remarks: [['Q00JD', 'Consumer deceased']] }),
        bureau: {
          says: 'Your file carries the remark “Consumer deceased” on this account. I am alive, and I am writing this letter.',
          asks: 'verify the remark that I am deceased',
        },
        furnisher: {
          says: 'Experian’s file carries the remark “Consumer deceased” on this account. I am alive, and I am writing this letter.',
          asks: 'verify the remark that I am deceased',
        },
      },
      terminated: {
        given: 'The responsibility is marked as terminated, and the balance is $0.01',
        report: shows({ designator: ['T', 'Terminated'], balance: 1 }),
        bureau: {
          says: 'Your file marks my responsibility for this account as “Terminated” but still shows a balance of $0.01.',
          asks: 'verify who is responsible for the account, the balance',
        },
        furnisher: {
          says: 'Experian’s file marks my responsibility for this account as “Terminated” but still shows a balance of $0.01.',
          asks: 'verify who is responsible for the account, the balance',
        },
      },
    },
    silent: {
      given: 'The responsibility is marked as terminated, and the balance is $0',
      report: shows({ designator: ['T', 'Terminated'], balance: 0 }),
    },
  },
};
