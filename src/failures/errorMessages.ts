import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallError, type FailureCode } from '#contract/failures.ts';
import { printLinkDownloads } from '#contract/limits.ts';
import type { Failure } from '#machines/failure.ts';
import { shownDate } from '#src/ui/dates.ts';

/**
 * What people see when a call fails and the screen has no message of its own. A new code does not compile without
 * one.
 */
const sentences: Readonly<Record<FailureCode, MessageDescriptor>> = {
  invalid: msg`Some fields need your attention. Check the highlighted fields and try again.`,
  paymentUnverified: msg`We couldn’t verify the card provider’s response. No generations were added.`,
  unauthenticated: msg`Your session has ended. Sign in again to continue.`,
  forbidden: msg`Your account doesn’t have access to this.`,
  freshSignInNeeded: msg`Confirm that it’s you to continue. Nothing was changed.`,
  wrongHost: msg`Your account is on a different site.`,
  agencyAccount: msg`An agency’s account can’t be closed here. Agencies must keep each client’s signed statement of rights for two years.`,
  reasonNeeded: msg`To open or change this in another person’s account, give a reason at the top of the page.`,
  consentNeeded: msg`The account hasn’t allowed support to download its letters. Its owner can do so in Settings.`,
  notFound: msg`We couldn’t find this. It may have been deleted.`,
  secondProfile: msg`You are not allowed to create multiple profiles!`,
  changedMeanwhile: msg`Someone else changed this profile while you were editing it. Nothing was saved yet.`,
  noGenerations: msg`No Generations Left`,
  contradictoryReasons: msg`Two confirmed reasons about one account contradict each other, and a letter can’t state both. Withdraw one of them.`,
  othersReport: msg`This report is for another person. Check it, or confirm that it’s the right one, before letters are generated. No generation was used.`,
  repeatedChoice: msg`These letters were already generated from this report in the last 24 hours. No generation was used.`,
  onHold: msg`A legal hold keeps this from being deleted. Lift it on the profile page first. Nothing was deleted.`,
  orderOpen: msg`A purchase isn’t finished yet. Finish or cancel it, or wait 15 minutes, and try again. Nothing was deleted.`,
  contractNotOpen: msg`This client’s contract doesn’t permit this: it isn’t signed, or it was canceled. The client’s Information page says more. Nothing was changed.`,
  noContractTerms: msg`Add the terms of your contract in Settings first.`,
  accountClosed: msg`This account is closed.`,
  linkUsedUp: msg`This print link has been used for all of its ${printLinkDownloads} downloads. Ask the person who sent it for a new one.`,
  fileTooLarge: msg`Error Uploading! File too large`,
  notAnImage: msg`We couldn’t read this file. Choose a PNG or JPG image. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.`,
  imageTooLarge: msg`This image’s dimensions are too large. Choose a smaller image.`,
  nothingToDispute: msg`Nothing in this report matches your selection, so there are no letters to write. No generation was used.`,
  alreadyDecided: msg`Every item you selected has been decided by its recipient, and nothing is new since then, so there are no letters to write. No generation was used.`,
  unprintableName: msg`The name or address in this profile contains characters we can’t print in a letter. Use Latin, Greek, or Cyrillic characters instead. No generation was used.`,
  unreadableEnclosure: msg`A scan or PDF that these letters enclose can’t be printed: it’s damaged, is protected by a password, or has more than 40 pages. Correct the entry that has it, with another file or with none. No generation was used.`,
  unreadableReport: msg`We couldn’t read this file as a credit report.`,
  providerLoginFailed: msg`Please login and make sure your 3b report is available.`,
  providerBilling: msg`Please visit the provider's site and check your billing.`,
  tooManyTries: msg`Too many attempts. Wait a minute, then try again.`,
  dailyLimit: msg`Your account has reached the daily limit for this. Try again tomorrow.`,
  unexpected: msg`An unknown error occurred!`,
  providerUnreachable: msg`Unable to connect, Please try Again!`,
  providerUnusable: msg`Unable to connect, Please try Again!`,
  busy: msg`The service is busy. Try again in a moment.`,
  unavailable: msg`Redress is temporarily unavailable. Try again in a moment.`,
};

const offline = msg`Can’t connect. Check your internet connection and try again.`;

/** The message for any thrown value: a refusal by its code, a lost connection by its own text. */
export function sentenceOf(error: unknown): MessageDescriptor {
  if (error instanceof CallError) return ofRefusal(error);
  return error instanceof TypeError ? offline : sentences.unexpected;
}

/** Some refusals say in their detail what the sentence is about. */
function ofRefusal({ code, detail }: Pick<CallError, 'code' | 'detail'>): MessageDescriptor {
  if (code !== 'contractNotOpen' || detail === '') return sentences[code];
  const day = shownDate(detail);
  return msg`Under this client’s contract, this is possible from ${day} on. Nothing was changed.`;
}

/** Why nothing answered, below the sentence of the specification for everything unknown. */
export const causes: Readonly<Record<NonNullable<Failure['unanswered']>, MessageDescriptor>> = {
  connection: offline,
  time: msg`The server didn’t answer in time. Try again.`,
};

/** What is known about a failure, below the sentence of the specification; null if that says everything. */
export function causeOf(failure: Failure | null): MessageDescriptor | null {
  if (failure === null) return null;
  if (failure.unanswered !== undefined) return causes[failure.unanswered];
  return failure.code === 'unexpected' ? null : ofRefusal({ code: failure.code, detail: failure.detail });
}
