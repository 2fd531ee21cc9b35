import { outcomes, type Verdict } from './judge.ts';
import { kinds } from './mutant.ts';

const words = { killed: 'killed', timedOut: 'timed out', refused: 'refused', survived: 'survived' } as const;

const tally = (verdicts: readonly Verdict[]): readonly string[] => [
  String(verdicts.length),
  ...outcomes.map((outcome) => String(verdicts.filter((verdict) => verdict.outcome === outcome).length)),
];

/** Percentage of mutants that tests killed or that ran forever, among those that the compiler accepts. */
export function scoreOf(verdicts: readonly Verdict[]): number {
  const compiled = verdicts.filter(({ outcome }) => outcome !== 'refused').length;
  const survived = verdicts.filter(({ outcome }) => outcome === 'survived').length;
  return compiled === 0 ? 100 : (100 * (compiled - survived)) / compiled;
}

/** One row per area and kind, one per area, and one for all. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const areas = [...new Set(verdicts.map(({ area }) => area))];
  const rows = areas.flatMap((area) => {
    const own = verdicts.filter((verdict) => verdict.area === area);
    const byKind = kinds.map((kind) => [kind, own.filter(({ mutant }) => mutant.kind === kind)] as const);
    return [
      ...byKind.filter(([, some]) => some.length > 0).map(([kind, some]) => [area, kind, ...tally(some)]),
      [area, 'all', ...tally(own)],
    ];
  });
  const table = [
    ['area', 'kind', 'made', ...outcomes.map((outcome) => words[outcome])],
    ...rows,
    ['all', 'all', ...tally(verdicts)],
  ];
  return table
    .map((row) => row.map((cell, place) => (place < 2 ? cell.padEnd(12) : cell.padStart(10))).join(''))
    .join('\n');
}

const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 120)} … ${line.slice(-35)}` : line;
};

/** `credit/findings/dates.ts:12 relational: < → <=` */
export const lineOf = ({ mutant: { file, line, kind, before, after } }: Verdict): string =>
  `${file}:${line} ${kind}: ${shown(before)} → ${shown(after) || '(removed)'}`;
