import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { ProfileListItem } from '#contract/profiles.ts';
import { clientSelectionMachine } from '#machines/clientSelection.ts';
import type { Context } from '#machines/clientWindowsParts.ts';
import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { LongClientList } from '#src/screens/dashboard/LongClientList.tsx';
import type { ClientWindows } from '#src/screens/dashboard/useClientWindows.ts';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { clientWindows } from '../cases/clientWindows.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

/** What the page's own data says when it is loaded again; only that it was is of interest. */
let renew: () => void = () => {};
const first: readonly ProfileListItem[] = [];

function Clients({ windows }: { readonly windows: ClientWindows }) {
  const [query, setQuery] = useState(windows.getSnapshot().context.query);
  const [profiles, setProfiles] = useState(first);
  const [others] = useState(() => ({
    selection: createActor(clientSelectionMachine).start(),
    deletion: createActor(recordDeletionMachine).start(),
  }));
  useEffect(() => {
    renew = () => setProfiles([]);
  }, []);
  return (
    <SnackbarHost>
      <LongClientList
        {...others}
        windows={windows}
        profiles={profiles}
        isLong
        addIsNext={false}
        total={0}
        query={query}
        onQuery={(part) => setQuery((now) => ({ ...now, ...part }))}
        onDownload={() => {}}
      />
    </SnackbarHost>
  );
}

const search = (text: string) => (stage: { screen: Screen }) =>
  stage.screen.getByRole('searchbox', { name: 'Search by name' }).fill(text);
const table = (screen: Screen) => screen.getByRole('table', { name: 'Clients' });
const again = (screen: Screen) => screen.getByRole('button', { name: 'Try Again' });

/** The rows in view are those of the places that were asked for, and the table says how many there are. */
async function rows(screen: Screen, { total, query, wanted }: Context): Promise<void> {
  await expect.element(table(screen)).toHaveAttribute('aria-rowcount', `${total + 1}`);
  if (total === 0) {
    await expect.element(table(screen).getByText('no data available')).toBeVisible();
    return;
  }
  const name = query.search === '' ? (wanted.first === 0 ? 'Client 000' : 'Client 249') : 'Ben Sampleton';
  await expect.element(table(screen).getByRole('checkbox', { name: `Select ${name}` })).toBeInViewport();
}

walkViews({
  cases: clientWindows,
  // As it is drawn and scrolled, it tells the machine which rows are in view.
  tells: ['rows.want'],
  show: (windows) => <Clients windows={windows} />,
  does: {
    'Ana searches for Ben': search('ben'),
    'Ana clears the search': search(''),
    'Ana scrolls to the end': async ({ screen }) => {
      const box = table(screen).element();
      box.scrollTop = box.scrollHeight;
      const last = () => [...box.querySelectorAll('.row')].at(-1)?.getAttribute('aria-rowindex');
      await expect.poll(last).toBe(box.getAttribute('aria-rowcount'));
    },
    'a client changes': async () => renew(),
    'Ana presses Try Again': ({ screen }) => again(screen).click(),
  },
  sees: {
    loading: async (screen) => {
      await expect.element(table(screen)).toHaveAttribute('aria-busy', 'true');
      expect(table(screen).getByText('no data available').query()).toBeNull();
    },
    // Rows that are scrolled to meanwhile wait for their number.
    counting: async (screen, { context: { total } }) => {
      await expect.element(table(screen)).toHaveAttribute('aria-rowcount', `${total + 1}`);
      await expect.element(table(screen).getByRole('row').nth(1)).toBeVisible();
    },
    shown: async (screen, { context }) => {
      await rows(screen, context);
      expect([again(screen).query(), table(screen).element().getAttribute('aria-busy')]).toEqual([
        null,
        null,
      ]);
    },
    failed: async (screen, { context }) => {
      await expect.element(screen.getByText('We couldn’t load the clients.')).toBeVisible();
      await expect.element(again(screen)).toBeEnabled();
      // Rows of another query are not shown as its result.
      if (context.holds === 'other')
        await expect.poll(() => screen.getByRole('checkbox').elements().length).toBe(0);
    },
  },
});
