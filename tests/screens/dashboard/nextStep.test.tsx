/** The same next step in the list of clients, above their pages, and in the lists of what waits. */
import { expect, it } from 'vitest';
import type { ClientSummary } from '#contract/clientSummary.ts';
import type { WorkItem } from '#contract/work.ts';
import { firstOf } from '#disputes/workGroups.ts';
import { ClientHead } from '#src/app/client/ClientHead.tsx';
import { beginOf } from '#src/overview/workDue/beginOf.ts';
import { useNextStep } from '#src/overview/workDue/useNextStep.ts';
import { NextStepsCard } from '#src/screens/clients/NextStepsCard.tsx';
import { NextStep } from '#src/screens/dashboard/NextStep.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aClientSummary, aWorkItem } from '#tests/support/aClientSummary.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { show } from '../profile/show.tsx';

const today = '2026-11-20';

function InTheList({ summary }: { readonly summary: ClientSummary }) {
  const { due, status, work } = summary;
  const standing = {
    profileId: ids.profile,
    status,
    due,
    begin: beginOf(summary),
    next: firstOf(work, today),
  };
  const step = useNextStep()(standing, today);
  return <p id="listed">{step === null ? '–' : <NextStep step={step} name="Ana Torres" />}</p>;
}

async function everywhere(work: readonly WorkItem[], change: Partial<ClientSummary> = {}) {
  const summary = aClientSummary({ ...change, work: [...work], today });
  const { screen } = await show(
    <>
      <InTheList summary={summary} />
      <ClientHead profileId={ids.profile} summary={summary} tab="overview" />
      <section id="own">
        <NextStepsCard
          profileId={ids.profile}
          work={work}
          begin={beginOf(summary)}
          disputes={disputesOf({ today, status: summary.status })}
        />
      </section>
    </>,
  );
  const list = document.querySelector('#listed');
  const head = [...document.querySelectorAll('dl > div')].find(({ textContent }) =>
    textContent.startsWith('Next step'),
  );
  const own = [...document.querySelectorAll('#own li')].map(({ textContent }) => textContent);
  const ways = [...document.querySelectorAll('#own a:not(li a)')].map(({ textContent }) => textContent);
  await screen.unmount();
  return {
    list: list?.textContent,
    isLink: list?.querySelector('a') !== null,
    head: head?.textContent.replace('Next step', ''),
    own,
    ...(ways.length > 0 && { ways }),
  };
}

it('J23 waits for an answer that has no deadline, and offers to record it', async () => {
  const openEnded = aWorkItem({ kind: 'noDeadline', recipient: null, count: 2, on: '2026-11-02' });
  expect(await everywhere([openEnded])).toEqual({
    list: 'Wait for the answers',
    isLink: false,
    head: 'Wait for the answers',
    own: ['No deadline to answer2 letters\u00a0· Since 11/02/2026A letter came'],
  });
});

it('J23 offers a new round where only letters without a deadline are open, wherever the next step stands', async () => {
  const openEnded = aWorkItem({ kind: 'noDeadline', recipient: null, count: 2, on: '2026-11-02' });
  const decided = { status: 'Needs Review', due: null } as const;
  expect(await everywhere([openEnded], decided)).toEqual({
    list: 'Start a new round',
    isLink: true,
    head: 'Start a new round',
    own: ['No deadline to answer2 letters\u00a0· Since 11/02/2026A letter came'],
    ways: ['Start a new round', 'Refresh report'],
  });
  expect(await everywhere([], decided)).toMatchObject({ ways: ['Start a new round', 'Refresh report'] });
});

it('K3 K5 waits for an answer that is due later, and offers to record one that came early', async () => {
  const later = aWorkItem({ kind: 'due', recipient: null, count: 3, on: '2026-11-25' });
  expect(await everywhere([later])).toEqual({
    list: 'Wait for the answers',
    isLink: false,
    head: 'Wait for the answers',
    own: ['Waiting for answers3 letters\u00a0· Due 11/25/2026A letter came'],
  });
  // Also before the list of work knows of it.
  expect(await everywhere([])).toMatchObject({ list: 'Wait for the answers', head: 'Wait for the answers' });
});

it('K3 K5 asks for the answer from the day on which it is due', async () => {
  expect(await everywhere([aWorkItem({ kind: 'due', recipient: null, count: 3, on: today })])).toEqual({
    list: 'Record the answer',
    isLink: true,
    head: 'Record the answer',
    own: ['An answer is due3 letters\u00a0· Due todayRecord the answer'],
  });
});

it('K3 K5 puts what can be done now before what others do, wherever it stands', async () => {
  const others = aWorkItem({ kind: 'linkNotOpened' });
  const now = aWorkItem({ kind: 'proofOfIdentity' });
  const later = aWorkItem({ kind: 'due', on: '2026-11-25' });
  const { list, head } = await everywhere([later, others, now]);
  expect([list, head]).toEqual(['Add a copy of the ID', 'Add a copy of the ID']);
});
