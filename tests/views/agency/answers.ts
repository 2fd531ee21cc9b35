import type { ReplyOf } from '#contract/call.ts';
import type { disputes } from '#contract/disputes.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { changedReply } from '../changedReply.ts';
import { refuseRecording } from '../refuseRecording.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

type Shown = ReplyOf<typeof disputes>;

const answer = ({ go, ids }: Seat, id = ids.client) => go(`/answer/${id}`);

/** The first bureau answered today with results. */
async function results(seat: Seat): Promise<void> {
  const { page, say } = seat;
  await answer(seat);
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  await page.getByText('Experian', { exact: true }).click();
  const received = page.getByRole('textbox', { name: say('Date received') });
  await page.getByRole('textbox', { name: say('Date printed on it') }).fill(await received.inputValue());
  const next = page.getByRole('button', { name: say('Continue') });
  const isPhone = await next.isVisible();
  if (isPhone) await next.click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'answer.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
  await page.getByText(say('Stored encrypted.'), { exact: true }).waitFor();
  if (isPhone) await next.click();
  await page.locator('main').getByText(say('Results'), { exact: true }).click();
  if (isPhone) await next.click();
  await page.locator('[data-row]').first().getByText(say('Updated otherwise')).click();
}

/** The same, with a result for each item. */
async function everyResult(seat: Seat): Promise<void> {
  const { page, say, button } = seat;
  await results(seat);
  await page.locator('[data-row]').first().getByText(say('Remains or verified')).click();
  await button('The rest: not mentioned').click();
}

/** While the answer was entered, someone else recorded it with another content. */
async function answeredMeanwhile(seat: Seat): Promise<void> {
  await changedReply<Shown>(seat, '/profile/disputes/*', ({ today, letters, timeline }) => ({
    timeline: [
      {
        id: '0190a000-0000-7000-8000-000000000193',
        recordedAt: `${today}T12:00:00.000Z`,
        by: 'Marta Díaz',
        byClient: false,
        event: {
          kind: 'answer',
          on: today,
          letters: letters.map(({ id }) => id),
          answer: 'results',
          printed: today,
          results: [],
          words: '',
          note: '',
          files: [],
        },
        replacedBy: null,
        withdrawn: null,
      },
      ...timeline,
    ],
  }));
  await refuseRecording(seat, 'alreadyAnswered');
}

export const answerViews = forAgency([
  { name: 'answer', shows: 'screens/answer/Screen.tsx', open: answer },
  {
    name: 'answer-none',
    shows: 'screens/answer/Screen.tsx',
    open: (seat) => answer(seat, seat.ids.unconnected),
  },
  { name: 'answer-results', shows: 'screens/answer/ItemRow.tsx', alone: true, open: results },
  {
    name: 'answer-refused',
    shows: 'screens/answer/AlreadyAnswered.tsx',
    alone: true,
    open: async (seat) => {
      const { page, button } = seat;
      await everyResult(seat);
      await answeredMeanwhile(seat);
      await button('Record answer').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'answer-recorded',
    shows: 'screens/answer/Recorded.tsx',
    alone: true,
    open: async (seat) => {
      const { page, button, say } = seat;
      await everyResult(seat);
      await page.route('**/api/v1/profile/disputes/*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { id: '0190a000-0000-7000-8000-000000000197' } })
          : route.continue(),
      );
      await button('Record answer').click();
      await page.getByRole('heading', { name: say('What’s next') }).waitFor();
    },
  },
]);
