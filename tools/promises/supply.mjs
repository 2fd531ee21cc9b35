/** What the product is made of, and how it starts. @type {readonly import('./promise.d.ts').Promised[]} */
export const supply = [
  {
    id: 'P50',
    text: 'A list of all parts (SBOM) agrees with what is installed.',
    tests: ['tools/supply/supply.test.ts: P50'],
    commands: [{ run: ['supply'], figures: ['P50'] }],
  },
  {
    id: 'P51',
    text: 'Two builds of the same sources are the same, byte for byte.',
    commands: [{ run: ['supply', '--', 'builds'], figures: ['P51'] }],
  },
  {
    id: 'P52',
    text: 'Every package comes from the registry with its hash, and none is deprecated.',
    tests: ['tools/supply/supply.test.ts: P52'],
    elsewhere: 'known vulnerabilities: needs the advisories of a registry (npm audit), which CI reaches',
  },
  {
    id: 'P53',
    text: 'No secret is in the sources, in the built pages, or in an earlier commit.',
    tests: ['tools/supply/supply.test.ts: P53'],
    commands: [{ run: ['supply', '--', 'history'], figures: ['P53'] }],
  },
  {
    id: 'P54',
    text: 'A server has few packages (the aim is 150), under licenses that allow it.',
    tests: ['tools/supply/supply.test.ts: P54'],
  },
  {
    id: 'P55',
    text: 'In production, the server refuses to start with an unsafe configuration, and says why.',
    tests: ['tests/server/configuration.test.ts', 'tests/server/store/opening.test.ts: refuses'],
  },
];
