import { counted } from './counted.ts';
import { titleOf } from '#tests/paths/harness/words.ts';
import { mainPaths } from '#tests/paths/mainPaths.ts';
import type { RecordedCase } from '#tests/paths/recorder/recordedCase.ts';
import type { Plan, WalkedPath } from '#tests/paths/harness/walk.ts';
import type { ScreenPath } from '#tests/paths/harness/screenPath.ts';

/** What was walked in a run; null where it did not go. */
export interface Walked {
  readonly machines: readonly WalkedPath[];
  readonly screens: readonly ScreenPath[] | null;
  /** Transitions taken on the running product, by workflow. */
  readonly product: Readonly<Record<string, readonly string[]>> | null;
}

/** The results of one workflow in one place. */
export interface Outcome<P extends WalkedPath = WalkedPath> {
  readonly paths: readonly P[];
  readonly failed: readonly P[];
  /** Paths that were planned but not walked, because the run was interrupted. */
  readonly unwalked: number;
  /** Transitions that were really taken on steps without a fault. */
  readonly covered: readonly string[];
  readonly missed: readonly string[];
}

export interface MachineSummary {
  readonly plan: Plan;
  readonly title: string;
  readonly machine: Outcome;
  readonly screen: Outcome<ScreenPath> | null;
  /** On the running product only the main path is expected. */
  readonly product: { readonly taken: readonly string[]; readonly missed: readonly string[] } | null;
  readonly isRed: boolean;
}

function outcome<P extends WalkedPath>(plan: Plan, paths: readonly P[], planned: number): Outcome<P> {
  const taken = new Set(
    paths.flatMap(({ steps }) => steps.flatMap((step) => (step.fault === null ? step.taken : []))),
  );
  return {
    paths,
    failed: paths.filter(({ passed }) => !passed),
    unwalked: Math.max(0, planned - paths.length),
    covered: plan.transitions.filter((name) => taken.has(name)),
    missed: plan.transitions.filter((name) => !taken.has(name)),
  };
}

const isRed = (one: Outcome | null) =>
  one !== null && one.failed.length + one.unwalked + one.missed.length > 0;

/** Each workflow with its result, failures first. */
export function summarize(
  plans: readonly Plan[],
  { machines, screens, product }: Walked,
  recordings: readonly Pick<RecordedCase, 'machine'>[] = [],
): MachineSummary[] {
  const summaries = plans.map((plan): MachineSummary => {
    const mine = <P extends WalkedPath>(paths: readonly P[]) =>
      paths.filter(({ machine }) => machine === plan.name);
    const machine = outcome(plan, mine(machines), plan.paths.length);
    // On its screen each workflow has one path in Spanish too, and its recorded cases.
    const screen =
      screens &&
      outcome(
        plan,
        mine(screens),
        plan.paths.length + 1 + recordings.filter((one) => one.machine === plan.name).length,
      );
    const taken = product?.[plan.name] ?? [];
    const missed = (mainPaths[plan.name] ?? []).filter((name) => !taken.includes(name));
    return {
      plan,
      title: titleOf(plan.name),
      machine,
      screen,
      product: product && { taken, missed },
      isRed: isRed(machine) || isRed(screen) || (product !== null && missed.length > 0),
    };
  });
  return summaries.toSorted(
    (one, other) => Number(other.isRed) - Number(one.isRed) || one.title.localeCompare(other.title),
  );
}

/** The run in one sentence and its figures. */
export interface Headline {
  readonly isRed: boolean;
  readonly sentence: string;
  readonly workflows: number;
  readonly transitions: number;
  readonly machines: { readonly paths: number; readonly covered: number };
  readonly screens: { readonly paths: number; readonly covered: number } | null;
  readonly product: { readonly taken: number } | null;
}

const sum = <T>(parts: readonly T[], of: (part: T) => number) =>
  parts.reduce((total, part) => total + of(part), 0);

export function headlineOf(summaries: readonly MachineSummary[]): Headline {
  const outcomes: readonly Outcome[] = summaries.flatMap(({ machine, screen }) => [
    machine,
    ...(screen ? [screen] : []),
  ]);
  const failed = sum(outcomes, (one) => one.failed.length);
  const unwalked = sum(outcomes, (one) => one.unwalked);
  const missed =
    sum(outcomes, (one) => one.missed.length) + sum(summaries, ({ product }) => product?.missed.length ?? 0);
  const wrong = [
    failed > 0 && `${counted(failed, 'path', 'paths')} failed`,
    unwalked > 0 && `${counted(unwalked, 'path was', 'paths were')} not walked`,
    missed > 0 && `${counted(missed, 'transition was', 'transitions were')} not taken`,
  ].filter((part) => part !== false);
  const screens = summaries.flatMap(({ screen }) => screen ?? []);
  const product = summaries.flatMap((one) => one.product ?? []);
  return {
    isRed: summaries.some((one) => one.isRed),
    sentence: wrong.length === 0 ? 'Every path passed' : wrong.join(', '),
    workflows: summaries.length,
    transitions: sum(summaries, ({ plan }) => plan.transitions.length),
    machines: {
      paths: sum(summaries, ({ machine }) => machine.paths.length),
      covered: sum(summaries, ({ machine }) => machine.covered.length),
    },
    screens:
      screens.length === 0
        ? null
        : {
            paths: sum(screens, (one) => one.paths.length),
            covered: sum(screens, (one) => one.covered.length),
          },
    product: product.length === 0 ? null : { taken: sum(product, (one) => one.taken.length) },
  };
}
