import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemContradiction } from '#contract/itemContradiction.ts';
import type { ItemStatementKind, ReportItem } from '#contract/itemGrounds.ts';

export type ItemKind = ReportItem['kind'];

/** The groups of the list, in its order. */
export const groupNames: Readonly<Record<ItemKind, MessageDescriptor>> = {
  name: msg`Names`,
  address: msg`Addresses`,
  employer: msg`Employers`,
  inquiry: msg`Inquiries`,
  publicRecord: msg`Court records`,
};

/** What one item is. */
export const kindNames: Readonly<Record<ItemKind, MessageDescriptor>> = {
  name: msg`Name`,
  address: msg`Address`,
  employer: msg`Employer`,
  inquiry: msg`Inquiry`,
  publicRecord: msg`Court record`,
};

/** The closed lists of statements, in the client’s words. */
export const statementTexts: Readonly<Record<ItemStatementKind, MessageDescriptor>> = {
  neverMyName: msg`This was never my name`,
  myName: msg`This is or was my name`,
  neverLived: msg`I never lived there`,
  lived: msg`I live or lived there`,
  neverWorked: msg`I never worked there`,
  worked: msg`I work or worked there`,
  didNotApply: msg`I didn’t apply to this company`,
  applied: msg`I applied to this company`,
  noKnownDebt: msg`I don’t know of any debt this is about`,
  knownDebt: msg`I know which debt this is about`,
  notMyCase: msg`This case isn’t mine`,
  dismissed: msg`The case was dismissed`,
  discharged: msg`The case ended in a discharge`,
  satisfied: msg({ message: 'I paid it in full', context: 'judgment or lien' }),
};

/** Why something can’t be said. */
export const contradictionTexts: Readonly<Record<ItemContradiction, MessageDescriptor>> = {
  ownName: msg`The profile gives this name. If it’s wrong, correct the profile first.`,
  ownAddress: msg`The profile gives this address. If it’s wrong, correct the profile first.`,
  sameAddress: msg`The opposite is confirmed about the same address, written differently. Withdraw that statement first.`,
};
