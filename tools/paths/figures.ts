import type { MachineSummary, Outcome } from './summary.ts';
import { nameOf } from './pathText.ts';

const sum = (paths: Outcome['paths'], of: (path: Outcome['paths'][number]) => number) =>
  paths.reduce((total, path) => total + of(path), 0);

/** What `--json` prints of each workflow; on screens and the running product only when they were walked. */
export const figuresOf = (summaries: readonly MachineSummary[]) =>
  summaries.map(({ plan, machine, screen, product }) => ({
    machine: plan.name,
    states: plan.graph.states.length,
    transitions: plan.transitions.length,
    paths: machine.paths.length,
    steps: sum(machine.paths, ({ steps }) => steps.length - 1),
    covered: machine.covered.length,
    unreachable: plan.graph.unreachable,
    failed: machine.failed.map(({ number }) => number),
    /** Milliseconds on the machine. */
    duration: Math.round(sum(machine.paths, ({ duration }) => duration)),
    ...(screen && {
      screen: {
        paths: screen.paths.length,
        covered: screen.covered.length,
        failed: screen.failed.map(nameOf),
      },
    }),
    ...(product && { product: { taken: product.taken.length, missed: product.missed } }),
  }));
