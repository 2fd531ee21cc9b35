import { FollowedWorkBanner } from '#src/repair/FollowedWorkBanner.tsx';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { followedWorkMachine } from '#machines/followedWork.ts';
import { followedWork } from '../cases/followedWork.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const writing = async (screen: Screen) => {
  await expect.element(screen.getByRole('status').getByText('Writing letters…')).toBeVisible();
};

/** As both pages show it: until it is over. */
function Followed({ actor }: { readonly actor: ActorRefFrom<typeof followedWorkMachine> }) {
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  const work = useSelector(actor, ({ context }) => context.work);
  return isOver ? null : <FollowedWorkBanner work={work} />;
}

walkViews({
  cases: followedWork,
  show: (actor) => <Followed actor={actor} />,
  does: {},
  sees: {
    looking: writing,
    waiting: writing,
    marking: writing,
    over: async (screen) => {
      await expect.poll(() => screen.getByRole('status').query()).toBeNull();
    },
  },
});
