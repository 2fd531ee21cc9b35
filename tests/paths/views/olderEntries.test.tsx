import { useSelector } from '@xstate/react';
import { ShowOlder } from '#src/overview/logs/ShowOlder.tsx';
import type { OlderEntries } from '#src/overview/logs/useOlderEntries.ts';
import { olderEntries } from '../cases/olderEntries.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen) => screen.getByRole('button', { name: 'Show older entries', exact: true });

function Log({ older }: { readonly older: OlderEntries<unknown> }) {
  const entries = useSelector(older, ({ context }) => context.entries);
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={String(entry)}>{String(entry)}</li>
        ))}
      </ul>
      <ShowOlder older={older} />
    </>
  );
}

walkViews({
  cases: olderEntries,
  show: (older) => <Log older={older} />,
  does: { 'Ana presses Show older entries': ({ screen }) => button(screen).click() },
  sees: {
    shown: async (screen) => {
      await expect.element(button(screen)).toBeEnabled();
    },
    loading: async (screen) => {
      await expect.element(button(screen)).toHaveAttribute('aria-busy', 'true');
    },
    failed: async (screen) => {
      await expect.element(screen.getByRole('alert')).toBeVisible();
      await expect.element(button(screen)).toBeEnabled();
    },
    whole: async (screen, { context: { entries } }) => {
      await expect.poll(() => button(screen).query()).toBeNull();
      if (entries.length === 0) return;
      await expect.element(screen.getByText('first', { exact: true })).toBeVisible();
      await expect.element(screen.getByText('There are no older entries.')).toHaveFocus();
    },
  },
});
