import type { FailureCode } from '#contract/failures.ts';

/** What a person is told where a screen has no message of its own for a failure. */
export const failureSentences: Readonly<Record<FailureCode, string>> = {
  invalid: 'Some fields need your attention. Check the highlighted fields and try again.',
  paymentUnverified: 'We couldn’t verify the card provider’s response. No generations were added.',
  unauthenticated: 'Your session has ended. Sign in again to continue.',
  forbidden: 'Your account doesn’t have access to this.',
  freshSignInNeeded: 'Confirm that it’s you to continue. Nothing was changed.',
  wrongHost: 'Your account is on a different site.',
  agencyAccount:
    'An agency’s account can’t be closed here. Agencies must keep each client’s signed statement of rights for two years.',
  reasonNeeded: 'To open or change this in another person’s account, give a reason at the top of the page.',
  consentNeeded:
    'The account hasn’t allowed support to download its letters. Its owner can do so in Settings.',
  notFound: 'We couldn’t find this. It may have been deleted.',
  secondProfile: 'You are not allowed to create multiple profiles!',
  changedMeanwhile: 'Someone else changed this profile while you were editing it. Nothing was saved yet.',
  noGenerations: 'No Generations Left',
  contradictoryReasons:
    'Two confirmed reasons about one account contradict each other, and a letter can’t state both. Withdraw one of them.',
  othersReport:
    'This report is for another person. Check it, or confirm that it’s the right one, before letters are generated. No generation was used.',
  repeatedChoice:
    'These letters were already generated from this report in the last 24 hours. No generation was used.',
  onHold:
    'A legal hold keeps this from being deleted. Lift it on the profile page first. Nothing was deleted.',
  orderOpen:
    'A purchase isn’t finished yet. Finish or cancel it, or wait 15 minutes, and try again. Nothing was deleted.',
  contractNotOpen:
    'This client’s contract doesn’t permit this: it isn’t signed, or it was canceled. The client’s Information page says more. Nothing was changed.',
  noContractTerms: 'Add the terms of your contract in Settings first.',
  accountClosed: 'This account is closed.',
  linkUsedUp:
    'This print link has been used for all of its 20 downloads. Ask the person who sent it for a new one.',
  fileTooLarge: 'Error Uploading! File too large',
  notAnImage:
    'We couldn’t read this file. Choose a PNG or JPG image. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.',
  imageTooLarge: 'This image’s dimensions are too large. Choose a smaller image.',
  nothingToDispute:
    'Nothing in this report matches your selection, so there are no letters to write. No generation was used.',
  alreadyDecided:
    'Every item you selected has been decided by its recipient, and nothing is new since then, so there are no letters to write. No generation was used.',
  unprintableName:
    'The name or address in this profile contains characters we can’t print in a letter. Use Latin, Greek, or Cyrillic characters instead. No generation was used.',
  unreadableEnclosure:
    'A scan or PDF that these letters enclose can’t be printed: it’s damaged, is protected by a password, or has more than 40 pages. Correct the entry that has it, with another file or with none. No generation was used.',
  unreadableReport: 'We couldn’t read this file as a credit report.',
  providerLoginFailed: 'Please login and make sure your 3b report is available.',
  providerBilling: "Please visit the provider's site and check your billing.",
  tooManyTries: 'Too many attempts. Wait a minute, then try again.',
  dailyLimit: 'Your account has reached the daily limit for this. Try again tomorrow.',
  unexpected: 'An unknown error occurred!',
  providerUnreachable: 'Unable to connect, Please try Again!',
  providerUnusable: 'Unable to connect, Please try Again!',
  busy: 'The service is busy. Try again in a moment.',
  unavailable: 'Redress is temporarily unavailable. Try again in a moment.',
};
