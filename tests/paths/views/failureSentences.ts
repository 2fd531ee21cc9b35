import type { FailureCode } from '#contract/failures.ts';

/** What a person is told where a screen has no words of its own for a failure. */
export const failureSentences: Readonly<Record<FailureCode, string>> = {
  invalid: 'Some of what was entered cannot be used. Please check the marked fields.',
  paymentUnverified: "The card provider's reply could not be verified. No generations were added.",
  unauthenticated: 'Your session has ended. Please sign in again.',
  forbidden: 'This is not open to your account.',
  wrongHost: 'Your account belongs to another address.',
  notFound: 'This no longer exists.',
  secondProfile: 'You are not allowed to create multiple profiles!',
  noGenerations: 'No Generations Left',
  fileTooLarge: 'Error Uploading! File too large',
  notAnImage: 'This file is not a readable png or jpg image.',
  imageTooLarge: 'This image has too many pixels. Please choose a smaller one.',
  nothingToDispute:
    'The choice selects nothing in this report that a letter could be about. No generation was used.',
  unprintableName:
    "The profile's name or address has characters that letters cannot be printed with. Please write them in Latin, Greek or Cyrillic letters. No generation was used.",
  unreadableReport: 'The file is not a credit report that can be read.',
  providerLoginFailed: 'Please login and make sure your 3b report is available.',
  providerBilling: "Please visit the provider's site and check your billing.",
  tooManyTries: 'Too many tries. Please wait a minute.',
  unexpected: 'An unknown error occurred!',
  providerUnreachable: 'Unable to connect, Please try Again!',
  providerUnusable: 'Unable to connect, Please try Again!',
  busy: 'The service is busy. Please try again in a moment.',
};
