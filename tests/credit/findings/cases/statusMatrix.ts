import type { statusMatrix } from '#credit/findings/statusMatrix.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReportOf,
  closed,
  current,
  late30,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const card = (values: LineValues) => aReportOf(anAccount([aLine('TransUnion', values)]));
const loan = (values: LineValues) =>
  aReportOf(anAccount([aLine('TransUnion', values)], ['I', 'Installment Account']));

export const statusMatrixCases: CasesFor<keyof typeof statusMatrix> = {
  S9: {
    fires: {
      currentPastDue: {
        given: 'A card rated as current shows $88 past due of a balance of $2,987',
        report: card({ payStatus: current, balance: 2987_00, pastDue: 88_00 }),
        bureau: {
          says: 'Your file rates this account “Current” and shows $88 past due. An account that is current normally has nothing past due.',
          asks: 'verify the payment status, the amount past due',
        },
        furnisher: {
          says: 'TransUnion’s file rates this account “Current” and shows $88 past due. An account that is current normally has nothing past due.',
          asks: 'verify the payment status, the amount past due',
        },
      },
      transferredPastDue: {
        given: 'A card marked as transferred shows $88 past due and no balance',
        report: card({ condition: ['T', 'Transferred'], pastDue: 88_00 }),
        bureau: {
          says: 'Your file marks this account “Transferred” and shows $88 past due. If the debt was transferred to another company, nothing should be past due here.',
          asks: 'verify the account status, the amount past due',
        },
        furnisher: {
          says: 'TransUnion’s file marks this account “Transferred” and shows $88 past due. If the debt was transferred to another company, nothing should be past due here.',
          asks: 'verify the account status, the amount past due',
        },
      },
      collectionCurrent: {
        given: 'A collection of $1,840 is rated as current',
        report: aReportOf(aCollection(aCollectionLine('TransUnion', { payStatus: current }))),
      },
      nothingPastDue: {
        given: 'A card rated 30 days late shows $0 past due of a balance of $2,987',
        report: card({ payStatus: late30, balance: 2987_00, pastDue: 0 }),
      },
      closedWithBalance: {
        given: 'A current loan was closed on 10/08/2023 and shows a balance of $245',
        report: loan({ payStatus: current, openClosed: closed, dateClosed: '2023-10-08', balance: 245_00 }),
        bureau: {
          says: 'Your file shows this loan closed on 10/08/2023 with a balance of $245. A closed loan normally has no balance.',
          asks: 'verify the date closed, the balance',
        },
        furnisher: {
          says: 'TransUnion’s file shows this loan closed on 10/08/2023 with a balance of $245. A closed loan normally has no balance.',
          asks: 'verify the date closed, the balance',
        },
      },
      paidButOpen: {
        given: 'A loan marked as paid is open',
        report: loan({ condition: ['P', 'Paid'], openClosed: open, balance: 0 }),
        bureau: {
          says: 'Your file marks this loan “Paid” and reports it as “Open”. They cannot both be right.',
          asks: 'verify whether the account is open or closed',
        },
        furnisher: {
          says: 'TransUnion’s file marks this loan “Paid” and reports it as “Open”. They cannot both be right.',
          asks: 'verify whether the account is open or closed',
        },
      },
    },
    silent: {
      given: 'A card rated as current with a balance of $2,987 shows $0 past due',
      report: card({ payStatus: current, balance: 2987_00, pastDue: 0 }),
    },
  },
};
