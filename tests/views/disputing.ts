import type { ReplyOf } from '#contract/call.ts';
import type { previewNextLetters } from '#contract/nextSteps.ts';
import type { ProfileList } from '#contract/profiles.ts';
import type { Progress } from '#contract/progress.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { workDue } from '#contract/work.ts';
import type * as z from 'zod/mini';
import { changedReply } from './changedReply.ts';
import type { Seat, View } from './view.ts';

type Work = ReplyOf<typeof workDue>;
type Previewed = ReplyOf<typeof previewNextLetters>;
type List = z.infer<typeof ProfileList>;

/** Something was recorded meanwhile. */
const leftOut: Previewed['leftOut'] = [
  {
    letter: '0190a000-0000-7000-8000-000000000196',
    item: 'account:account-1',
    purpose: 'procedure',
    heading: 'HARBOR BANK VISA ··4400',
    recipient: 'Experian',
    why: 'notOffered',
  },
];

const home = ({ go }: Seat) => go('/home');

/** Nothing is left to do, and the profile has a status that a person or the last answer gave it. */
async function nothingLeft(seat: Seat, status: ProfileStatus): Promise<void> {
  await changedReply<Work>(seat, '/work*', () => ({ groups: [] }));
  await changedReply<List>(seat, '/profiles*', ({ results }) => ({
    results: results.map((profile) => ({ ...profile, status })),
  }));
  await home(seat);
}

/** What a consumer in the middle of a round sees, and what their home becomes after it. */
export const disputingViews: readonly View[] = (
  [
    { name: 'round-home', shows: 'screens/home/TurnCard.tsx', open: home },
    {
      name: 'round-home-waiting',
      shows: 'screens/home/TurnCard.tsx',
      open: async (seat) => {
        await changedReply<Work>(seat, '/work*', ({ groups }) => ({
          groups: groups.map((group) => ({
            ...group,
            items: group.items.filter(({ kind }) => kind === 'due'),
          })),
        }));
        await home(seat);
      },
    },
    {
      name: 'round-home-decided',
      shows: 'screens/home/NextRoundCard.tsx',
      open: (seat) => nothingLeft(seat, 'Needs Review'),
    },
    {
      name: 'round-home-finished',
      shows: 'screens/home/FinishedCard.tsx',
      open: (seat) => nothingLeft(seat, 'Finished'),
    },
    {
      name: 'round-home-paused',
      shows: 'screens/home/StoppedCard.tsx',
      open: async (seat) => {
        await changedReply<Progress>(seat, '/profile/progress/*', () => ({ activity: 'paused' }));
        await home(seat);
      },
    },
    {
      name: 'round-disputes',
      shows: 'screens/disputes/Screen.tsx',
      open: ({ go, ids }) => go(`/disputes/${ids.disputed}`),
    },
    {
      name: 'round-next-letters',
      shows: 'screens/disputes/next/ReadingLetters.tsx',
      open: async (seat) => {
        const { go, ids, page, say, inDialog } = seat;
        await changedReply<Previewed>(seat, '/profile/disputes/*/next/preview', () => ({ leftOut }));
        await go(`/disputes/${ids.disputed}`);
        await page
          .getByRole('button', { name: new RegExp(`^${say('Write')}`) })
          .first()
          .click();
        await inDialog('Read the letters').click();
        await page.locator('dialog img').first().waitFor();
      },
    },
    {
      name: 'round-progress',
      shows: 'screens/progress/Screen.tsx',
      open: ({ go, ids }) => go(`/progress/${ids.disputed}`),
    },
    {
      name: 'round-answer',
      shows: 'screens/answer/Screen.tsx',
      open: ({ go, ids }) => go(`/answer/${ids.disputed}`),
    },
    {
      name: 'round-repair-center',
      shows: 'screens/repair-center/Screen.tsx',
      open: ({ go, ids }) => go(`/repair-center/${ids.disputed}`),
    },
  ] satisfies readonly Omit<View, 'who'>[]
).map((view) => ({ ...view, who: 'disputing' }));
