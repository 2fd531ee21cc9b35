/** What the sandbox's report says of a person, by the names of a profile's fields, so that nothing needs to be confirmed. */
export const anaTorres: readonly (readonly [string | RegExp, string])[] = [
  ['Profile name', 'Ana Torres'],
  ['First name', 'Ana'],
  ['Last name', 'Torres'],
  ['Phone', '5555550177'],
  [/^Email/, 'ana.torres@example.com'],
  ['SSN', '666553869'],
  ['Date of birth', '02/17/1971'],
  ['Street address', '5833 Harbor Ave'],
  ['City', 'Fresno'],
  ['Postal code', '93752'],
];
