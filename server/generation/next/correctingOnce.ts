import type { PlannedStep } from './step.ts';

/** Letters to one recipient in one set correct the same thing once: the one that is for it, or else the first. */
export function correctingOnce(planned: readonly PlannedStep[]): readonly PlannedStep[] {
  const isFor = ({ step }: PlannedStep) => step.purpose === 'retraction';
  const claimed = new Map<string, PlannedStep>();
  for (const each of [...planned.filter(isFor), ...planned]) {
    for (const { in: letter, told } of each.step.corrections) {
      const key = JSON.stringify([letter.id, told]);
      if (!claimed.has(key)) claimed.set(key, each);
    }
  }
  return planned.map((each) => ({
    ...each,
    step: {
      ...each.step,
      corrections: each.step.corrections.filter(
        ({ in: letter, told }) => claimed.get(JSON.stringify([letter.id, told])) === each,
      ),
    },
  }));
}
