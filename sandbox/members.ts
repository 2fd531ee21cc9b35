import { personFrom, seedOf } from './reports/identity.ts';

export type Outcome =
  | 'report'
  | 'loginFailed'
  | 'suspended'
  | 'planWithoutReport'
  | 'noReport'
  | 'reportWithoutMerge'
  | 'captcha'
  | 'serverError'
  | 'slow'
  | 'dead'
  | 'nonsenseHtml'
  | 'nonsenseJson'
  | 'huge';

export interface NamedMember {
  readonly username: string;
  readonly outcome: Outcome;
  readonly about: string;
}

/** Every member's password, at every provider. */
export const memberPassword = 'sandbox';

/** The members shown on the start page. Any other username becomes a person derived from it, with a report. */
export const namedMembers: readonly NamedMember[] = [
  { username: 'ana.torres', outcome: 'report', about: 'A report with many accounts' },
  { username: 'marcus.hill', outcome: 'report', about: 'A report with a mortgage' },
  { username: 'priya.nair', outcome: 'report', about: 'A medium-length report' },
  { username: 'james.okafor', outcome: 'report', about: 'A short report' },
  { username: 'wrong.password', outcome: 'loginFailed', about: 'The provider rejects every password' },
  { username: 'suspended', outcome: 'suspended', about: 'Membership suspended for nonpayment' },
  { username: 'basic.plan', outcome: 'planWithoutReport', about: 'The plan has no three-bureau report' },
  { username: 'no.report', outcome: 'noReport', about: 'No report has been pulled yet' },
  {
    username: 'no.merge',
    outcome: 'reportWithoutMerge',
    about: 'A report without the merged three-bureau section',
  },
  { username: 'captcha', outcome: 'captcha', about: 'The provider asks for a CAPTCHA' },
  { username: 'server.error', outcome: 'serverError', about: 'The provider returns a 500 error' },
  { username: 'slow', outcome: 'slow', about: 'The report arrives after 20 seconds' },
  { username: 'dead', outcome: 'dead', about: 'The provider closes the connection' },
  { username: 'nonsense.html', outcome: 'nonsenseHtml', about: 'An HTML page instead of a report' },
  { username: 'nonsense.json', outcome: 'nonsenseJson', about: 'A truncated JSON document' },
  { username: 'huge', outcome: 'huge', about: 'A 60 MB response' },
];

export interface Member {
  readonly seed: string;
  readonly outcome: Outcome;
  /** The last four digits of the SSN: IdentityIQ's secret answer. */
  readonly secretAnswer: string;
}

/** Who signs in, or null if the password is wrong. */
export function signIn(username: string, password: string): Member | null {
  const seed = seedOf(username);
  if (seed === '' || password !== memberPassword) return null;
  const outcome = namedMembers.find((member) => member.username === seed)?.outcome ?? 'report';
  if (outcome === 'loginFailed') return null;
  return { seed, outcome, secretAnswer: personFrom(seed).ssn.slice(-4) };
}
