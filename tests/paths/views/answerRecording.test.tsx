import { AnswerView } from '#src/screens/answer/Screen.tsx';
import { aPicture } from '#tests/machines/builders.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { answerRecording } from '../cases/answerRecording.ts';
import { done } from '../harness/cases.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { name });
const row = (screen: Screen, name: string) => screen.getByRole('group', { name, exact: true });
const press = (name: string) => (stage: { readonly screen: Screen }) => button(stage.screen, name).click();

/** A step of the phone's form, with its number and its title. */
const step = (number: number, title: string) => async (screen: Screen) => {
  await expect.element(heading(screen, title)).toBeVisible();
  await expect.element(screen.getByText(`Step ${number} of 4`)).toBeVisible();
};

walkViews({
  cases: answerRecording,
  own: ['answerPages'],
  show: (recording) => <AnswerView recording={recording} onAnother={() => undefined} />,
  does: {
    'Ana says that Equifax answered': ({ screen }) => screen.getByText('Equifax', { exact: true }).click(),
    'Ana leaves out the second letter': ({ screen }) =>
      screen
        .getByRole('checkbox', { name: /^Letter/ })
        .last()
        .click(),
    'Ana enters the date printed on it': ({ screen }) =>
      screen.getByRole('textbox', { name: 'Date printed on it' }).fill('11/14/2026'),
    'Ana says that it bears no date': ({ screen }) =>
      screen.getByRole('checkbox', { name: 'It has no date' }).click(),
    'Ana continues': press('Continue'),
    'Ana goes a step back': press('Back'),
    'a photo is stored': async ({ screen, happen }) => {
      await screen.getByLabelText(/^Add a photo/).upload(aPicture('answer.png'));
      await happen(done('uploadDisputeFile', { id: '0190a000-0000-7000-8000-000000000171' }));
    },
    'Ana says that it has results': ({ screen }) => screen.getByText('Results', { exact: true }).click(),
    'Ana says that it asks who she is': ({ screen }) =>
      screen.getByText('Identity not confirmed', { exact: true }).click(),
    'Ana copies what it says': ({ screen }) =>
      screen
        .getByRole('textbox', { name: 'What the answer says (optional)' })
        .fill('We could not locate your file.'),
    'Ana writes a note': ({ screen }) =>
      screen.getByRole('textbox', { name: 'Note (optional)' }).fill('They want a copy of the ID.'),
    'Ana says that Highway was updated otherwise': ({ screen }) =>
      row(screen, 'HIGHWAY').getByText('Updated otherwise').click(),
    'Ana says that it was partly corrected': ({ screen }) =>
      row(screen, 'HIGHWAY').getByText('Partly corrected').click(),
    'Ana marks the rest as not mentioned': press('The rest: not mentioned'),
    'Ana records it': press('Record answer'),
  },
  sees: {
    gone: async (screen) => {
      await expect.element(screen.getByText('This entry can’t be corrected')).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Back to the disputes' })).toBeVisible();
    },
    nothingOpen: async (screen) => {
      await expect.element(screen.getByText('No letter has been mailed yet')).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Back to the disputes' })).toBeVisible();
    },
    filling: async (screen) => {
      expect(heading(screen, 'Answer recorded').query()).toBeNull();
    },
    'filling.sender': async (screen, { context }) => {
      await step(1, 'Who answered, and when?')(screen);
      if (context.failure !== null)
        await expect.element(screen.getByText(/before the letters were written/)).toBeVisible();
    },
    'filling.picture': step(2, 'Add a photo of it'),
    'filling.kind': step(3, 'What does it say?'),
    'filling.content': async (screen, { context }) => {
      const hasResults = context.form.answer === 'results';
      await step(4, hasResults ? 'What does it say about each item?' : 'What this means')(screen);
      if (!hasResults) await expect.element(screen.getByText(/They ask for identification/)).toBeVisible();
      if (context.failure !== null)
        await expect.element(screen.getByText(failureSentences.busy)).toBeVisible();
    },
    recording: async (screen) => {
      await expect.element(button(screen, 'Record answer')).toHaveAttribute('aria-busy', 'true');
    },
    recorded: async (screen) => {
      await expect.element(heading(screen, 'Answer recorded')).toBeVisible();
    },
    'recorded.looking': async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Looking up what is next…' })).toBeVisible();
    },
    'recorded.shown': async (screen) => {
      await expect.element(heading(screen, 'What’s next')).toBeVisible();
    },
    'recorded.unknown': async (screen) => {
      await expect.element(screen.getByText(/We couldn’t look up what is next/)).toBeVisible();
    },
  },
});
