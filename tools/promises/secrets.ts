/** What secrets look like, and where something that looks like one is none. */
const looks: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['a key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36}\b/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  [
    'a password in a URL',
    /\b(?:postgres(?:ql)?|mysql|smtps?|https?):\/\/[^\s:/@'"`$]+:(?!password|PASSWORD|secret|…)[^\s@'"`$]{8,}@/,
  ],
];

/** What in a text looks like a secret, each with its line. */
export function secretsIn(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      looks.filter(([, pattern]) => pattern.test(line)).map(([name]) => `line ${index + 1}: ${name}`),
    );
}
