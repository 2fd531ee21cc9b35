import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallFailed, type FailureCode } from '#contract/failures.ts';

/** What people are told when a call failed and the screen has no words of its own. A new code does not compile without. */
const sentences: Readonly<Record<FailureCode, MessageDescriptor>> = {
  invalid: msg`Some of what was entered cannot be used. Please check the marked fields.`,
  paymentUnverified: msg`The card provider's reply could not be verified. No generations were added.`,
  unauthenticated: msg`Your session has ended. Please sign in again.`,
  forbidden: msg`This is not open to your account.`,
  wrongHost: msg`Your account belongs to another address.`,
  notFound: msg`This no longer exists.`,
  secondProfile: msg`You are not allowed to create multiple profiles!`,
  noGenerations: msg`No Generations Left`,
  fileTooLarge: msg`Error Uploading! File too large`,
  notAnImage: msg`This file is not a readable png or jpg image.`,
  imageTooLarge: msg`This image has too many pixels. Please choose a smaller one.`,
  nothingToDispute: msg`The choice selects nothing in this report that a letter could be about. No generation was used.`,
  unprintableName: msg`The profile's name or address has characters that letters cannot be printed with. Please write them in Latin, Greek or Cyrillic letters. No generation was used.`,
  unreadableReport: msg`The file is not a credit report that can be read.`,
  providerLoginFailed: msg`Please login and make sure your 3b report is available.`,
  providerBilling: msg`Please visit the provider's site and check your billing.`,
  tooManyTries: msg`Too many tries. Please wait a minute.`,
  unexpected: msg`An unknown error occurred!`,
  providerUnreachable: msg`Unable to connect, Please try Again!`,
  providerUnusable: msg`Unable to connect, Please try Again!`,
  busy: msg`The service is busy. Please try again in a moment.`,
};

/** The sentence for whatever was thrown: a refusal by its code, a lost connection by its own words. */
export function sentenceOf(error: unknown): MessageDescriptor {
  if (error instanceof CallFailed) return sentences[error.code];
  return error instanceof TypeError ? offline : sentences.unexpected;
}

const offline = msg`No connection. Please check the network and try again.`;
