/** What the product is made of, and how it starts. @type {readonly import('./promise.d.ts').Promised[]} */
export const supply = [
  {
    id: 'P50',
    text: 'A list of all parts (SBOM) agrees with what is installed.',
  },
  {
    id: 'P51',
    text: 'Two builds of the same sources are the same, byte for byte.',
    commands: [{ run: ['drill', '--', 'build'], figures: ['files', 'different'] }],
  },
  {
    id: 'P52',
    text: 'Every package comes from the registry with its hash, and none is deprecated.',
    tests: ['tools/promises/packages.test.ts: comes from the registry'],
    elsewhere: 'known vulnerabilities: needs the advisories of a registry (npm audit), which CI reaches',
  },
  {
    id: 'P53',
    text: 'No secret is in the sources.',
    tests: ['tools/promises/secrets.test.ts'],
  },
  {
    id: 'P54',
    text: 'The product needs few packages; the aim is 150.',
    tests: ['tools/promises/packages.test.ts: needs no more packages'],
  },
  {
    id: 'P55',
    text: 'In production, the server refuses to start with an unsafe configuration, and says why.',
    tests: ['tests/server/configuration.test.ts', 'tests/server/store/opening.test.ts: refuses'],
  },
];
