/**
 * The texts that the CDIA publishes for the codes of its Metro 2 format (Credit Reporting Resource Guide), as the
 * CFPB’s public look-ups show them (cfpb/Metro2, front-end/src/constants/annotationLookups.ts). Reports print the
 * texts; only the compliance conditions have codes that mean nothing else at any bureau.
 */
import type { PublishedRemark, RemarkCodes } from './meaning.ts';

/** Compliance condition codes (field 20). */
export const complianceConditions: RemarkCodes = {
  XA: ['Account closed at consumer’s request', 'closedByConsumer'],
  XB: [
    'Data furnisher conducting investigation after consumer disputed account information under FCRA',
    'disputed',
  ],
  XC: ['FCRA dispute investigation completed; consumer disagrees', 'consumerDisagrees'],
  XD: [
    'Account closed at consumer’s request; data furnisher conducting investigation after consumer disputed account information under FCRA',
    'disputed',
    'closedByConsumer',
  ],
  XE: [
    'Account closed at consumer’s request; data furnisher completed its investigation; consumer disagrees with results',
    'consumerDisagrees',
    'closedByConsumer',
  ],
  XF: [
    'Data furnisher conducting investigation after consumer disputed account information under FCBA',
    'disputed',
  ],
  XG: ['FCBA dispute investigation completed; consumer disagrees', 'consumerDisagrees'],
  XH: ['Account previously in dispute; investigation completed', 'disputeResolved'],
  XJ: [
    'Account closed at consumer’s request; data furnisher conducting investigation after consumer disputed account information under FCBA',
    'disputed',
    'closedByConsumer',
  ],
};

/** Special comments (field 19). */
const specialComments: readonly PublishedRemark[] = [
  ['Account payments managed by financial counseling program', 'paying'],
  ['Paid by co-maker or guarantor'],
  ['Loan assumed by another party'],
  ['Election of remedy'],
  ['Account closed at credit grantor’s request', 'closedByGrantor'],
  ['Account transferred to another company/servicer', 'transferredOrSold'],
  ['Special handling. Contact credit grantor for additional information'],
  ['Adjustment pending'],
  ['Debt being paid through insurance'],
  ['Paying under a partial payment agreement', 'paying'],
  ['Purchased by another company', 'sold'],
  ['Recalled to active military duty'],
  ['Student loan assigned to government'],
  ['Account payments assured by wage garnishment', 'paying'],
  ['Account acquired by FDIC/NCUA'],
  ['Voluntarily surrendered - then redeemed or reinstated', 'repossession'],
  ['Credit line suspended'],
  ['Account closed due to refinance'],
  ['Account paid in full for less than the full balance', 'settled', 'paidForLess'],
  ['First payment never received'],
  ['Affected by natural or declared disaster'],
  ['Account paid from collateral'],
  ['Redeemed or reinstated repossession', 'repossession'],
  ['Transferred to recovery', 'movedWithin'],
  ['Full termination/status pending'],
  ['Full termination/obligation satisfied'],
  ['Full termination/balance owing', 'owing'],
  ['Early termination/status pending'],
  ['Early termination/obligation satisfied'],
  ['Early termination/balance owing', 'owing'],
  ['Early termination/insurance loss'],
  ['Involuntary repossession', 'repossession'],
  ['Involuntary repossession/obligation satisfied', 'repossession'],
  ['Involuntary repossession/balance owing', 'repossession', 'owing'],
  ['Credit card lost or stolen'],
  ['Paid by company which originally sold the merchandise'],
  ['Foreclosure proceedings started'],
  ['Paid through insurance'],
  ['Prepaid lease'],
  ['Principal deferred/interest payment only'],
  ['Guaranteed/insured'],
  ['Account closed due to inactivity'],
  ['Credit line no longer available - in repayment phase'],
  ['Credit line reduced due to collateral depreciation'],
  ['Credit line suspended due to collateral depreciation'],
  ['Collateral released by creditor/balance owing', 'owing'],
  ['Loan modified under a federal government plan'],
  ['Loan modified'],
  ['Account in forbearance'],
  ['Child support'],
  ['Debt extinguished under state law'],
];

/** Consumer information indicators (field 38). */
const consumerInformation: readonly PublishedRemark[] = [
  ['Petition for Chapter 7 Bankruptcy', 'petition', 'chapter7'],
  ['Petition for Chapter 11 Bankruptcy', 'petition', 'chapter11'],
  ['Petition for Chapter 12 Bankruptcy', 'petition', 'chapter12'],
  ['Petition for Chapter 13 Bankruptcy', 'petition', 'chapter13'],
  ['Discharged through Bankruptcy Chapter 7', 'discharged', 'chapter7'],
  ['Discharged through Bankruptcy Chapter 11', 'discharged', 'chapter11'],
  ['Discharged through Bankruptcy Chapter 12', 'discharged', 'chapter12'],
  ['Discharged through Bankruptcy Chapter 13', 'discharged', 'chapter13'],
  ['Discharged/completed through Bankruptcy Chapter 13', 'discharged', 'chapter13'],
  ['Bankruptcy has been closed, terminated, dismissed or withdrawn, without being discharged', 'caseEnded'],
  ['Chapter 7 reaffirmation of debt', 'reaffirmed', 'chapter7'],
  ['Chapter 7 reaffirmation of debt rescinded', 'reaffirmed', 'chapter7'],
  ['Credit grantor cannot locate consumer'],
  ['Consumer now located'],
  ['Personal receivership', 'paying'],
  ['Lease assumption', 'reaffirmed'],
];

/** Account statuses (field 17A), as far as a report shows them as remarks. A transfer may be within the company. */
const accountStatuses: readonly PublishedRemark[] = [
  ['Transferred', 'movedWithin'],
  ['0-29 days past the due date (current account)'],
  ['Paid or closed account/zero balance', 'zeroBalance'],
  ['Paid in full, was a voluntary surrender', 'paid', 'repossession'],
  ['Paid in full, was a collection account', 'paid', 'collection'],
  ['Paid in full, was a repossession', 'paid', 'repossession'],
  ['Paid in full, was a charge-off', 'paid', 'chargedOff'],
  ['Paid in full. A foreclosure was started', 'paid'],
  ['30-59 days past the due date'],
  ['60-89 days past the due date'],
  ['90-119 days past the due date'],
  ['120-149 days past the due date'],
  ['150-179 days past the due date'],
  ['180 days or more past the due date'],
  ['Claim filed with government for insured portion of balance on a defaulted loan'],
  [
    'Deed received in lieu of foreclosure on a defaulted mortgage; there may be a balance due',
    'repossession',
  ],
  ['Assigned to internal or external collections', 'collection'],
  ['Foreclosure completed; there may be a balance due', 'repossession', 'owing'],
  ['Merchandise was repossessed; there may be a balance due', 'repossession', 'owing'],
  ['Unpaid balance reported as a loss (charge-off)', 'chargedOff'],
];

/** Responsibilities (ECOA codes, field 37). They are a field of their own, so a remark with them adds nothing. */
const responsibilities: readonly PublishedRemark[] = [
  ['Individual'],
  ['Joint contractual liability'],
  ['Authorized user'],
  ['Co-maker or guarantor'],
  ['Maker'],
  ['Terminated'],
  ['Deceased'],
  ['Business/commercial'],
];

export const metro2Texts: readonly PublishedRemark[] = [
  ...specialComments,
  ...consumerInformation,
  ...accountStatuses,
  ...responsibilities,
];
