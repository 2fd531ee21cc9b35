import * as z from 'zod/mini';
import { GatewayError } from './failure.ts';
import type { GatewayReason } from './failure.ts';
import type { Answer } from './outbound.ts';
import { asksPassword, visibleText } from './page.ts';

/**
 * A refusal is short. Longer responses are not searched for keywords, which a broken report could contain by chance.
 */
const longestRefusal = 64 * 1024;

const text = z.optional(z.nullable(z.string()));
/** The fields in which the three providers say why there is no report. */
const Refusal = z.looseObject({
  message: text,
  Message: text,
  ErrorMsg: text,
  error: text,
  accountStatus: text,
});

const challengeWords =
  /captcha|one[- ]time (?:pass)?code|verification code|just a moment|are you a (?:human|robot)/iu;
const membershipWords =
  /\bsuspended\b|\bcancell?ed\b|\breactivate\b|\bnot active\b|\binactive\b|\bunpaid\b|\bpayment (?:failed|declined)\b|\bupdate your billing\b|\bupgrade your plan\b|\bplan\b[^.]{0,60}\bno\b|\bconfirm your order\b/iu;
const noReportWords =
  /\breport (?:is )?(?:not found|not available|unavailable)\b|\bno (?:credit |3b )?report\b/iu;
const signInWords =
  /\binvalid\b|\bincorrect\b|\bwrong\b|\bnot found\b|\bdoes not match\b|\blocked\b|\bpassword\b/iu;

/**
 * Why a response is not a report, as far as it says so; null if it does not. The order matters: a page that asks for
 * a captcha does so with status 403, and so does a plan without the report.
 */
export function refusalIn(answer: Answer): GatewayError | null {
  const reason = reasonByStatus(answer.status) ?? reasonByWords(answer);
  return reason === null ? null : new GatewayError(reason);
}

function reasonByStatus(status: number): GatewayReason | null {
  if (status >= 500) return 'serverError';
  return status === 429 ? 'rateLimited' : null;
}

function reasonByWords(answer: Answer): GatewayReason | null {
  const { status } = answer;
  const body = shortBody(answer);
  const refusal = refusalFields(body);
  const said = refusal === null ? visibleText(body) : spoken(refusal);
  const standing = refusal?.accountStatus ?? 'ACTIVE';

  if (challengeWords.test(said)) return 'challenge';
  if (standing !== 'ACTIVE' || status === 402 || membershipWords.test(said)) return 'membership';
  // Without an explanation, a 403 from the service itself means the plan, and a 403 page means a bot wall.
  if (status === 403) return refusal === null ? 'challenge' : 'membership';
  if (status === 404 || noReportWords.test(said)) return 'noReport';
  if (status === 401 || asksPassword(body)) return 'wrongSignIn';
  if ((refusal !== null || status >= 400) && signInWords.test(said)) return 'wrongSignIn';
  return null;
}

function shortBody({ bytes }: Answer): string {
  return bytes.length > longestRefusal ? '' : new TextDecoder().decode(bytes);
}

/** Whether the response refuses the operator's token rather than the member. */
export function isAboutToken(answer: Answer): boolean {
  const refusal = answer.status === 401 ? refusalFields(shortBody(answer)) : null;
  return refusal !== null && /token/iu.test(spoken(refusal));
}

function refusalFields(body: string): z.infer<typeof Refusal> | null {
  try {
    return Refusal.parse(JSON.parse(body));
  } catch {
    // Most pages are not JSON, and most JSON is not a refusal.
    return null;
  }
}

function spoken({ message, Message, ErrorMsg, error }: z.infer<typeof Refusal>): string {
  return [message, Message, ErrorMsg, error].filter((part) => typeof part === 'string').join(' ');
}

/** The text of a page's own headings, for a page shown after sign-in: its menus may say "billing". */
export function refusalInHeadings(said: string): GatewayError | null {
  if (challengeWords.test(said)) return new GatewayError('challenge');
  if (membershipWords.test(said)) return new GatewayError('membership');
  return /\blocked\b/iu.test(said) ? new GatewayError('wrongSignIn') : null;
}
