import { type Plan, type WalkedPath, walkPath } from '#tests/paths/harness/walk.ts';

/** Walks every path of a workflow on its machine alone. */
export async function walkMachine(plan: Plan): Promise<WalkedPath[]> {
  const walked: WalkedPath[] = [];
  for (let number = 1; number <= plan.paths.length; number += 1) walked.push(await walkPath(plan, number));
  return walked;
}
