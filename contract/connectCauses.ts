/** Why a provider gave no report. */
export const connectCauses = [
  'wrongSignIn',
  'wrongSecretAnswer',
  'noReport',
  'membership',
  'challenge',
  'operatorRefused',
  'timeout',
  'network',
  'serverError',
  'rateLimited',
  'foreignAddress',
  'tooManyRedirects',
  'tooLarge',
  'unexpectedAnswer',
  'notAReport',
] as const;
export type ConnectCause = (typeof connectCauses)[number];
