/** What must never be in the repository or in what is shipped. */
const kinds: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*\n?[A-Za-z\d+/=\s]{64}/,
  'an AWS access key': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z\d]{36}|github_pat_\w{60,})\b/,
  'an npm token': /\bnpm_[A-Za-z\d]{36}\b/,
  'a Slack token': /\bxox[abeprs]-[A-Za-z\d-]{20,}/,
  'a Stripe key': /\b[rs]k_live_[A-Za-z\d]{20,}/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a signed token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{40,}/,
  'a password in a URL':
    /\b(?:postgres(?:ql)?|mysql|smtps?|https?):\/\/[^\s:/@'"`$]+:(?!password|PASSWORD|secret|…)[^\s@'"`$]{8,}@/,
  // A setting with a value that looks like a real one, not like an ellipsis or a placeholder.
  'a secret setting':
    /\b(?:REDRESS_KEY|CARD_SECRET_KEY|CARD_ACCESS_KEY|AUTH0_CLIENT_SECRET|MYFREESCORENOW_AFFILIATE_PASSWORD)=["']?[A-Za-z\d+/]{24,}/,
};

/** AWS's documented example, and a password that a test of this search once planted: early commits have both in full. */
const examples = ['AKIAIOSFODNN7EXAMPLE', 'hunter22hunter22'];

export interface Secret {
  readonly place: string;
  readonly kind: string;
}

export function secretsIn(place: string, text: string): Secret[] {
  const searched = examples.reduce((rest, example) => rest.replaceAll(example, ''), text);
  return Object.entries(kinds)
    .filter(([, pattern]) => pattern.test(searched))
    .map(([kind]) => ({ place, kind }));
}
