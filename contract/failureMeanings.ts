import type { FailureCode } from './failures.ts';

/** What each code means to a caller, for the API document. The interface has its own messages, in each language. */
export const failureMeanings: Readonly<Record<FailureCode, string>> = {
  invalid: 'The request is not valid. `fields` names what to correct.',
  paymentUnverified: 'The signature of the card reply is not valid.',
  unauthenticated: 'The token is missing, expired, or not valid.',
  forbidden: 'The user may not do this.',
  freshSignInNeeded:
    'The user must have signed in within the last five minutes. Sign in again with `max_age`, then repeat the request.',
  wrongHost: 'The account belongs to the other host. `error` is its URL.',
  agencyAccount:
    'An agency’s account can’t be closed here: agencies keep each client’s signed statement of rights for two years (15 U.S.C. 1679c(c)).',
  reasonNeeded: 'Support needs a visit with a reason for this, and the last one has ended.',
  consentNeeded: 'Support needs the consent of the account for this.',
  notFound: 'It does not exist, or it belongs to another account.',
  secondProfile: 'A consumer account has at most one profile.',
  changedMeanwhile: 'Someone else changed it since it was read. Nothing was saved.',
  noGenerations: 'The account has no generations left.',
  contradictoryReasons:
    'Two statements of the client about one account cannot both be true. `fields` names why.',
  othersReport:
    'All names in the report belong to another person, and nobody has confirmed that it is right.',
  repeatedChoice:
    'The same choice was generated from this report within the last 24 hours. Add `repeat=true` to generate it again.',
  onHold: 'A legal hold keeps the client from being deleted.',
  orderOpen: 'A purchase was begun in the last 15 minutes and may still be paid.',
  contractNotOpen:
    'The agency’s contract with the client is not signed, its three business days have not passed, or it was canceled (15 U.S.C. 1679d(a)). `error` is the first day on which this is possible, or empty if a contract is missing.',
  noContractTerms: 'The account has no terms for its contract yet.',
  accountClosed: 'The account was closed, and nothing in it is left.',
  linkUsedUp: 'The letters were downloaded through this print link as often as it allows.',
  fileTooLarge: 'The file or body is too large.',
  notAnImage: 'The file is not a PNG or JPG image.',
  imageTooLarge: "The image's dimensions are too large.",
  nothingToDispute: 'The selection matches nothing that a letter could dispute.',
  alreadyDecided:
    'The recipients have decided about every selected item, and nothing about it is new since then. `summarizeLetters` lists them.',
  unprintableName: 'The name or address contains a character that no letter font has.',
  unreadableEnclosure:
    'A file that the letter encloses is damaged, is protected by a password, or has more than 40 pages.',
  unreadableReport: 'The file could not be read as a credit report. `fields` names the reason.',
  providerLoginFailed: 'The provider did not accept the sign-in. `error` is its text.',
  providerBilling: 'The provider asks the member to settle their bill. `error` is its text.',
  tooManyTries: 'Too many requests. Try again in a minute.',
  dailyLimit: 'The account has done this too often within 24 hours. `Retry-After` says when it can again.',
  unexpected: 'Something went wrong on the server.',
  providerUnreachable: 'The provider could not be reached.',
  providerUnusable: "The provider's response could not be read.",
  busy: 'The service is busy. Try again in a moment.',
  unavailable:
    'The server cannot store or read anything at the moment. Repeat the request with the same Idempotency-Key.',
};
