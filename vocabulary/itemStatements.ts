/**
 * What a client can say about an item of a report that is not an account: closed lists without identity theft
 * (docs/decisions/0013 and 0039).
 */
export const itemKinds = ['name', 'address', 'employer', 'inquiry', 'publicRecord'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemStatements = [
  'neverMyName',
  'myName',
  'neverLived',
  'lived',
  'neverWorked',
  'worked',
  'didNotApply',
  'applied',
  /** Of a collector’s inquiry: nobody applies to a collector. */
  'noKnownDebt',
  'knownDebt',
  'notMyCase',
  'dismissed',
  'discharged',
  /** Of a judgment or lien: paid in full. */
  'satisfied',
] as const;
export type ItemStatementKind = (typeof itemStatements)[number];

/** The statements that leave an item out of letters that would only ask whether it belongs in the file. */
export const affirmations: ReadonlySet<ItemStatementKind> = new Set([
  'myName',
  'lived',
  'worked',
  'applied',
  'knownDebt',
]);
