import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ConnectCause, connectCauses } from '#contract/connectCauses.ts';
import type { Failure } from '#machines/failure.ts';

const unreadable = msg`We couldn’t read what the provider sent. Try again later, or use another provider.`;
const down = msg`The provider’s site isn’t working right now. Try again later.`;

const words: Readonly<Record<ConnectCause, MessageDescriptor>> = {
  wrongSignIn: msg`The provider didn’t accept this username or password. After several wrong tries it may lock the account.`,
  wrongSecretAnswer: msg`The provider didn’t accept the answer to your secret question.`,
  noReport: msg`The provider has no three-bureau report for this account yet. Open the report on its site first, then connect again.`,
  membership: msg`The provider says that the membership isn’t active, isn’t paid, or doesn’t include the reports of all three bureaus.`,
  challenge: msg`The provider wants to see that a person is signing in, for example with a captcha or a code. Sign in on its site once, then connect again.`,
  operatorRefused: msg`The provider refused Redress itself. Your password isn’t the reason. Try again later, or use another provider.`,
  timeout: msg`The provider took too long to answer. Try again later.`,
  network: down,
  serverError: down,
  rateLimited: msg`The provider doesn’t allow more tries right now. Wait a few minutes, then try again.`,
  foreignAddress: unreadable,
  tooManyRedirects: unreadable,
  tooLarge: unreadable,
  unexpectedAnswer: unreadable,
  notAReport: unreadable,
};

/** Why the provider gave no report; null if it is not known. */
export function connectCauseOf({ fields }: Failure): MessageDescriptor | null {
  const said = fields.find(({ field }) => field === 'provider')?.problem;
  const cause = connectCauses.find((each) => each === said);
  return cause === undefined ? null : words[cause];
}
