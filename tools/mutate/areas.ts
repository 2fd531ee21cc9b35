import { globSync } from 'node:fs';
import type { Kind } from './mutant.ts';

/** A part of the product whose tests are measured together. */
export interface Area {
  readonly name: string;
  /** Its name, with that of its neighbors, in `npm run mutate --`. */
  readonly part: Part;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly kinds: readonly Kind[];
  /** Only mutants of code that matches; all if there is none. */
  readonly about?: RegExp;
  /** Whether to find out first which test files run which mutant. Only for mutants of calls, such as those of queries. */
  readonly isTraced?: boolean;
  /** The size of the sample unless a number is given. */
  readonly count: number;
}
export const parts = ['credit', 'server', 'contract', 'owners'] as const;
export type Part = (typeof parts)[number];

const logic = [
  'relational',
  'logical',
  'arithmetic',
  'number',
  'boolean',
  'statement',
  'return',
  'method',
  'optional',
] as const;

const findingTests = ['tests/credit/findings/*.test.ts', 'tests/docs/findings.test.ts'];
const letterTests = ['tests/credit/letters/*.test.ts', 'tests/locales/*.test.ts'];
const storeTests = ['tests/server/store/*.test.ts', 'tests/server/housekeeping.test.ts'];
const routeTests = [
  'tests/routes/*.test.ts',
  'tests/server/http/*.test.ts',
  'tests/server/identity/{impersonation,session,verify}.test.ts',
  'tests/server/payments/*.test.ts',
];
/**
 * Tests with thousands of generated cases or processes of their own, such as kills, full disks, and data of earlier versions.
 * They take minutes for a mutant that survives, and nearly every rule they rely on has quick tests.
 */
const slow = [
  'tests/credit/findings/many.test.ts',
  'tests/credit/letters/generated.test.ts',
  'tests/credit/report/{hostile,formats/mutations}.test.ts',
  'tests/routes/{fullDisk,mutatedReplies}.test.ts',
  'tests/server/store/{kill,earlier,fullDisk}.test.ts',
];

/**
 * Not among them: migrations, which nobody may change once they have run anywhere, and `contract/examples`, which only
 * illustrate the API document.
 */
export const areas: readonly Area[] = [
  {
    name: 'rules',
    part: 'credit',
    sources: ['credit/findings/*.ts'],
    tests: [...findingTests, ...letterTests],
    kinds: logic,
    count: 75,
  },
  {
    name: 'wording',
    part: 'credit',
    sources: ['credit/letters/**/*.ts', 'vocabulary/*.ts'],
    tests: [...letterTests, ...findingTests],
    kinds: [...logic, 'text'],
    count: 75,
  },
  {
    name: 'reader',
    part: 'credit',
    sources: ['credit/report/**/*.ts'],
    tests: ['tests/credit/report/**/*.test.ts', 'tests/credit/findings/sampleton.test.ts'],
    kinds: logic,
    count: 70,
  },
  {
    name: 'store',
    part: 'server',
    sources: ['server/store/*.ts'],
    tests: storeTests,
    kinds: [...logic, 'query'],
    count: 30,
  },
  {
    name: 'routes',
    part: 'server',
    sources: ['server/routes/*.ts'],
    tests: routeTests,
    kinds: logic,
    count: 10,
  },
  {
    name: 'contract',
    part: 'contract',
    sources: ['contract/*.ts'],
    tests: [
      'tests/contract/*.test.ts',
      'tests/routes/{access,account,clientLink,openApi,payment,profiles,providers,specifiedCalls}.test.ts',
      'tests/{api,machines}/*.test.ts',
      'tests/screens/**/*.test.ts',
    ],
    kinds: [...logic, 'schema'],
    count: 65,
  },
  {
    name: 'owners',
    part: 'owners',
    sources: ['server/store/*.ts'],
    tests: [
      ...routeTests,
      ...storeTests,
      'tests/server/{access,disputes,export,generation,imports,jobs,profiles,progress,reminders}/*.test.ts',
    ],
    isTraced: true,
    kinds: ['query'],
    about: /^\s*\.where\(\s*'[\w.]*account_id', '='/,
    count: Number.MAX_SAFE_INTEGER,
  },
];

/** The test files of an area. */
export function testsOf({ tests }: Area, root: string): string[] {
  const left = new Set(filesOf(slow, root));
  return filesOf(tests, root).filter((file) => !left.has(file));
}

/** Files that match one of the patterns, from the folder, with slashes, in alphabetical order. */
export function filesOf(patterns: readonly string[], cwd: string): string[] {
  return globSync([...patterns], { cwd })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
