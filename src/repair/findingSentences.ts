import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Confidence, RuleId } from '#contract/grounds.ts';

/** What each rule found, in plain words, with the values next to it. A new rule does not compile without one. */
export const findingSentences: Readonly<Record<RuleId, MessageDescriptor>> = {
  O1: msg`This collection or charge-off looks older than the seven years and 180 days for which it may be reported.`,
  O2: msg`These late payments are older than seven years, so they are too old to report.`,
  O3: msg`This bankruptcy is older than the law lets bureaus report, or than they show in practice.`,
  O4: msg`This lien or judgment is too old, or of a kind that bureaus no longer show.`,
  R1: msg`One bureau's dates make this debt younger than another's, which would keep it on the report longer.`,
  D1: msg`The same debt seems to be listed in two collections.`,
  D2: msg`Creditor and collector both show the balance of the same debt.`,
  D3: msg`The same bureau seems to list this account twice.`,
  D4: msg`A loan that was transferred is counted at both companies.`,
  B1: msg`The bureaus do not agree on the balance.`,
  B2: msg`A balance is shown although the account was transferred, sold or paid.`,
  B3: msg`An amount is past due where nothing, or less, is owed.`,
  B4: msg`A monthly payment is shown although the account can have none.`,
  B5: msg`The charged-off balance is above the highest balance ever shown.`,
  B6: msg`The balance is above the limit or the high credit. It may be right; it can be verified.`,
  L1: msg`One bureau shows no credit limit, so the account can look fully used.`,
  S1: msg`The bureaus do not agree on the payment status.`,
  S2: msg`One bureau shows the account as open, another as closed.`,
  S3: msg`The payment status contradicts the payment history of the same bureau.`,
  S4: msg`The number of late payments contradicts the payment history.`,
  S5: msg`The history jumps to 60 or more days late without 30 days before.`,
  S6: msg`A month is late although the account was closed or paid before.`,
  S7: msg`The account is rated late although nothing is owed.`,
  S8: msg`A month is late at one bureau and on time at another.`,
  T1: msg`The bureaus do not agree on the day the account was opened.`,
  T2: msg`Dates contradict each other: something happened before it could.`,
  T3: msg`The day the account was opened is missing.`,
  T4: msg`The account is open and was not updated for six months.`,
  N1: msg`The original creditor of this collection is not named.`,
  N2: msg`The bureaus name different original creditors.`,
  N3: msg`No account number is given.`,
  E1: msg`The account is negative although it lists an authorized user only, who owes nothing.`,
  E2: msg`The bureaus do not agree on who is responsible for the account.`,
  E3: msg`The part in this account is marked as ended or as deceased.`,
  K1: msg`The account was included in a bankruptcy and still shows a debt or a negative rating.`,
  K2: msg`A remark speaks of a bankruptcy that the report does not have.`,
  K3: msg`The account stayed negative after a discharge and is not marked as included.`,
  K4: msg`The bureaus do not agree on this court record.`,
  M1: msg`This looks like a medical collection that the bureaus say they do not report.`,
  M2: msg`This looks like a medical collection. It can be verified with the provider of the care.`,
  P1: msg`The dispute mark is out of date, or stands at one bureau only.`,
  P2: msg`One bureau says that the consumer closed the account, another does not.`,
  Q1: msg`This inquiry is older than two years.`,
  Q2: msg`No account was opened after this inquiry.`,
  Q3: msg`The same inquiry seems to be listed twice.`,
  Q4: msg`A collector made this inquiry, and the report has no account with it.`,
  I1: msg`This name is not the one in the profile.`,
  I2: msg`This date of birth or Social Security number is not the one in the profile.`,
  I3: msg`This address or employer is not in the profile.`,
  I4: msg`Another person's information may be mixed into this file.`,
  F1: msg`The file carries a freeze or an alert.`,
  F2: msg`A bureau has no file or no score.`,
  X1: msg`The account is negative at some bureaus only.`,
  X2: msg`The type of the account contradicts its detail.`,
};

export const confidenceSentences: Readonly<Record<Confidence, MessageDescriptor>> = {
  high: msg`Strong: the report contradicts itself or the law`,
  medium: msg`Sound: the bureaus contradict each other`,
  low: msg`Weak: worth asking to verify`,
};

/** A finding that no letter argues. */
export const isInformation = (law: string): boolean => law === 'none; information only';

/** Grounds other than statutes are words and are translated. Citations stay unchanged. */
const otherLaws: Readonly<Record<string, MessageDescriptor>> = {
  'none; information only': msg`For information; no letter argues with it.`,
  'policy announced by the three bureaus; no statute': msg`A policy the three bureaus announced; no statute.`,
  'practice of the bureaus; no statute': msg`Practice of the bureaus; no statute.`,
  'state law, where it bars medical debt': msg`State law, where it bars medical debt.`,
};

/** The law behind a finding as a message, or the citation itself. */
export const lawOf = (law: string): MessageDescriptor | string => otherLaws[law] ?? law;
