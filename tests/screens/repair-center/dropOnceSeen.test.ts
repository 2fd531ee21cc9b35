import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { repairMachine } from '#machines/repair.ts';
import { dropOnceSeen } from '#src/screens/repair-center/dropOnceSeen.ts';
import { ids } from '#tests/machines/builders.ts';

/** Someone who comes back from buying, and whether the mark of it has been dropped. */
function back(given: { generationsLeft: number; mode?: 'automatic' | 'manual' }) {
  const repair = createActor(repairMachine, {
    input: {
      profileId: ids.profile,
      reports: [{ id: ids.report, name: 'SmartCredit 2026-11-20' }],
      generationsLeft: given.generationsLeft,
      resumed: { mode: given.mode ?? 'automatic', reportId: ids.report, choice: null, pending: false },
      hasBought: true,
    },
  }).start();
  const drops: string[] = [];
  dropOnceSeen(repair, () => drops.push('dropped'));
  return { repair, isDropped: () => drops.length > 0 };
}

it('K20 keeps a purchase while its options are open, and drops it once they are left', () => {
  const { repair, isDropped } = back({ generationsLeft: 1 });
  expect(isDropped()).toBe(false);
  repair.getSnapshot().children.automaticChoice?.send({ type: 'options.cancel' });
  expect([repair.getSnapshot().value, isDropped()]).toEqual([{ automatic: 'resting' }, true]);
});

it('K20 keeps a purchase while the page has the number of generations from before it', () => {
  expect(back({ generationsLeft: 0 }).isDropped()).toBe(false);
});

it('K20 drops a purchase at once where accounts are chosen one by one', () => {
  expect(back({ generationsLeft: 1, mode: 'manual' }).isDropped()).toBe(true);
});
