/**
 * MISMO's enumerations (MISMO Credit Reporting 2.3.1 and 2.4) with the symbols of TrueLink's code tables, which the model
 * uses. Names are in lower case. A name that is in no table is kept with its own words and without a symbol.
 *
 * Ratings are read from `_Type`, because the meaning of `_Code` depends on the response's `CreditRatingCodeType`.
 */
type Table = ReadonlyMap<string, string>;

export const ratings: Table = new Map([
  ['asagreed', 'C'],
  ['late30days', '1'],
  ['late60days', '2'],
  ['late90days', '3'],
  ['lateover120days', '4'],
  ['bankruptcyorwageearnerplan', '7'],
  ['wageearnerplan', '7'],
  ['foreclosureorrepossession', '8'],
  ['foreclosure', '8'],
  ['repossession', '8'],
  ['collectionorchargeoff', '9'],
  ['collection', '9'],
  ['chargeoff', '9'],
  ['toonew', '0'],
  ['nodataavailable', 'U'],
]);

export const accountTypes: Table = new Map([
  ['mortgage', 'M'],
  ['revolving', 'R'],
  ['installment', 'I'],
  ['creditline', 'C'],
  ['open', 'O'],
  ['collection', 'Y'],
  ['unknown', 'U'],
]);

export const conditions: Table = new Map([
  ['open', 'O'],
  ['closed', 'C'],
  ['refinanced', 'R'],
  ['transferred', 'T'],
  ['paid', 'P'],
]);

export const openClosed: Table = new Map([
  ['open', 'O'],
  ['closed', 'C'],
]);

export const ownerships: Table = new Map([
  ['individual', 'I'],
  ['jointcontractualliability', 'J'],
  ['jointparticipating', 'P'],
  ['authorizeduser', 'A'],
  ['comaker', 'C'],
  ['maker', 'M'],
  ['onbehalfof', 'S'],
  ['terminated', 'T'],
  ['undesignated', 'U'],
  ['deceased', 'X'],
]);

export const loanTypes: Table = new Map([
  ['automobile', 'AU'],
  ['autoloan', 'AU'],
  ['autolease', 'AL'],
  ['creditcard', 'CC'],
  ['securedcreditcard', 'SC'],
  ['chargeaccount', 'CH'],
  ['lineofcredit', 'LC'],
  ['fharealestatemortgage', 'FR'],
  ['realestatemortgage', 'RM'],
  ['conventionalrealestatemortgage', 'RM'],
  ['noteloan', 'NT'],
  ['rentalagreement', 'RA'],
  ['secured', 'SE'],
  ['securedloan', 'SE'],
  ['unsecured', 'US'],
  ['unsecuredloan', 'US'],
  ['educational', 'ST'],
]);

export const termFrequencies: Table = new Map([['monthly', 'M']]);

export const dispositions: Table = new Map([
  ['discharged', '1'],
  ['dismissed', '8'],
]);

/** Dispositions after which nothing is owed or pending in the case. Others, such as `Filed` or `Unsatisfied`, have a date, too. */
export const endings: ReadonlySet<string> = new Set([
  'canceled',
  'completed',
  'discharged',
  'dismissed',
  'involuntarilydischarged',
  'paid',
  'released',
  'rescinded',
  'satisfied',
  'settled',
  'vacated',
  'voluntarilydischarged',
  'voluntarilydismissed',
  'withdrawn',
]);

/** Bankruptcy chapters with TrueLink's numbers, as far as its samples show them. */
export const chapters: Table = new Map([
  ['7', '1'],
  ['13', '4'],
]);
