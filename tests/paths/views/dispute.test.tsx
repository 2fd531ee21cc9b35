import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { stateOf } from '#disputes/disputeCourse.ts';
import type { disputeMachine } from '#machines/dispute.ts';
import { DisputeCell } from '#src/screens/disputes/table/DisputeCell.tsx';
import { aDispute, aReceivedLetter } from '#tests/support/aDispute.ts';
import { dispute } from '../cases/dispute.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const letter = aReceivedLetter();

/** The cell of a dispute with what the server would answer for where the machine stands: on the server the machine runs. */
function Shown({ machine }: { readonly machine: ActorRefFrom<typeof disputeMachine> }) {
  const snapshot = useSelector(machine, (now) => now);
  const needsMore = snapshot.matches({ mailed: { investigating: { dialogue: 'moreNeeded' } } });
  const current = aDispute({
    state: stateOf(snapshot),
    since: '2026-10-20',
    waitsFor: needsMore ? 'sendWhatIsNeeded' : null,
  });
  const { heading, recipient } = current;
  return (
    <DisputeCell
      course={{ current, earlier: [], recipient }}
      heading={heading}
      letterOf={() => letter}
      offers={[]}
      today="2026-10-21"
      isActive
      questions={[]}
      onOpen={() => undefined}
    />
  );
}

const says =
  (...words: readonly string[]) =>
  async (screen: Screen) => {
    const isShown = (each: string) => screen.getByText(each, { exact: true }).query() !== null;
    await expect.poll(() => words.some(isShown)).toBe(true);
  };
const asks = 'Send what they asked for';
const anyClock = says('Being investigated', 'More needed', 'Waiting for the result', 'Did anything come?');

walkViews({
  cases: dispute,
  show: (machine) => <Shown machine={machine} />,
  // Each of them is an event that the server records; the page shows the result.
  does: Object.fromEntries(dispute.events.map(({ words, event }) => [words, ({ happen }) => happen(event)])),
  sees: {
    drafted: says('Not mailed yet'),
    mailed: async (screen) => {
      await expect.poll(() => screen.getByText('Not mailed yet').query()).toBeNull();
    },
    'mailed.onItsWay': says('In the mail'),
    'mailed.undelivered': says('Not delivered'),
    'mailed.investigating': anyClock,
    'mailed.investigating.clock': anyClock,
    'mailed.investigating.clock.running': says('Being investigated', 'More needed'),
    'mailed.investigating.clock.awaitingResult': says('Waiting for the result'),
    'mailed.investigating.clock.questionOpen': says('Did anything come?'),
    'mailed.investigating.dialogue': anyClock,
    'mailed.investigating.dialogue.silent': async (screen) => {
      await expect.poll(() => screen.getByText(asks).query()).toBeNull();
    },
    'mailed.investigating.dialogue.moreNeeded': says(asks),
    'mailed.unanswered': says('No answer'),
    'mailed.deleted': says('Deleted'),
    'mailed.deletedByReport': says('Deleted, by report'),
    'mailed.corrected': says('Corrected'),
    'mailed.partlyCorrected': says('Partly corrected'),
    'mailed.verified': says('Verified'),
    'mailed.refused': says('Refused'),
    'mailed.notInFile': says('Not in file'),
    'mailed.reappeared': says('Reappeared'),
    'mailed.reinsertedWithNotice': says('Put back, with notice'),
    'mailed.reinsertedUnnoticed': says('Put back without notice'),
    'mailed.leftAsIs': says('Left as is'),
    'mailed.superseded': says('Covered by another letter'),
    'mailed.withdrawn': says('Withdrawn'),
    withdrawn: says('Withdrawn'),
  },
});
