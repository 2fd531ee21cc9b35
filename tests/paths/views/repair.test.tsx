import { createActor } from 'xstate';
import { liveLettersMachine } from '#machines/liveLetters.ts';
import { automatedOptions } from '#contract/repair.ts';
import { RepairCenterView } from '#src/screens/repair-center/Screen.tsx';
import { aManualAccount, anAccountInformation, ids, refusal } from '#tests/machines/builders.ts';
import { aShortLetter } from '#tests/support/aShortLetter.ts';
import { expect } from '../harness/expect.ts';
import { done, thrown } from '../harness/cases.ts';
import { repair } from '../cases/repair.ts';
import { type Screen, type Stage, walkViews } from '../harness/walkViews.tsx';

/** Nothing is told what is chosen here. */
const live = createActor(liveLettersMachine).start();

const profiles = [
  { id: ids.profile, name: 'Ana Sampleton', date: '2026-11-20', status: 'Onboarding', latestSessionId: null },
  { id: ids.other, name: 'Devon Sampleton', date: '2026-11-20', status: 'Onboarding', latestSessionId: null },
] as const;

const generate = (screen: Screen) => screen.getByRole('button', { name: 'Generate', exact: true });
const options = (screen: Screen) => screen.getByRole('dialog', { name: 'What should the letters cover?' });
const mode = (name: string) => (stage: { screen: Screen }) =>
  stage.screen.getByRole('group', { name: 'How letters are chosen' }).getByText(name).click();
const isMode = async (screen: Screen, name: string) => {
  await expect.element(screen.getByRole('radio', { name, exact: true })).toBeChecked();
};
const noDialog = async (screen: Screen) => {
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
};

async function confirmAnOption({ screen, happen }: Stage): Promise<void> {
  await happen(done('automatedTypes', { results: [...automatedOptions] }));
  // What was selected before is still selected.
  const inquiries = options(screen).getByRole('checkbox', { name: 'Inquiries Only' });
  if (!(inquiries.element() as HTMLInputElement).checked)
    await options(screen).getByText('Inquiries Only').click();
  const confirm = options(screen).getByRole('button', { name: 'Generate' });
  // Without a generation, closing keeps what is selected.
  await (
    confirm.query() === null ? options(screen).getByRole('button', { name: 'Cancel' }) : confirm
  ).click();
}

/** The lists are fetched once for a visit to manual mode, and what was selected stays selected. */
async function chooseByHand({ screen, happen }: Stage): Promise<void> {
  if (generate(screen).query() === null) {
    await happen(done('manualAccounts', { results: [aManualAccount()] }));
    await happen(done('destinations', { results: [{ id: 'Experian', name: 'Experian', kind: 'bureau' }] }));
    await screen.getByRole('checkbox', { name: 'FIRST BANK' }).click();
    await happen(done('accountInformation', anAccountInformation()));
    await screen.getByRole('checkbox', { name: 'Experian' }).click();
  }
}

async function generateByHand(stage: Stage): Promise<void> {
  await chooseByHand(stage);
  await generate(stage.screen).click();
}

async function previewByHand(stage: Stage): Promise<void> {
  await chooseByHand(stage);
  await stage.screen.getByRole('button', { name: 'Preview' }).click();
}

/** The call that is at work, by the mode that the screen shows. */
function generating(screen: Screen): string {
  const byHand = screen.getByRole('radio', { name: 'Manual', exact: true }).element();
  return byHand instanceof HTMLInputElement && byHand.checked ? 'generateManual' : 'generateAutomatic';
}

const summary = (screen: Screen) => screen.getByRole('dialog', { name: 'Before you generate' });

async function confirmSummary({ screen, happen }: Stage): Promise<void> {
  await happen(
    done('summarizeLetters', {
      letters: [{ id: 'experian-accounts-1', recipient: 'Experian', items: 1 }],
      items: 1,
      pages: 2,
      generations: { left: 2, used: 1, leftAfter: 1 },
      withoutGround: [],
      leftOut: [],
      concerns: [],
      isRepeated: false,
    }),
  );
  await summary(screen).getByRole('button', { name: 'Generate' }).click();
}

/** The request may have arrived, so its outcome is unknown. */
async function loseTheReply({ screen, happen }: Stage): Promise<void> {
  await happen(thrown(generating(screen), refusal('unexpected')));
  const failed = screen.getByRole('dialog', { name: 'We couldn’t generate your letters' });
  await failed.getByRole('button', { name: 'Close' }).first().click();
}

async function receiveLetters({ screen, happen }: Stage): Promise<void> {
  const letters = screen.getByRole('dialog', { name: 'Your letters are ready' });
  // Those that were written while the page was not open are there already.
  if (letters.query() === null)
    await happen(done(generating(screen), { sessionId: ids.session, printVariantId: '41' }));
  await letters.getByRole('button', { name: 'Close' }).first().click();
}

walkViews({
  cases: repair,
  show: (actor) => (
    <RepairCenterView repair={actor} live={live} sets={[]} profiles={profiles} wasCutOff={false} />
  ),
  own: [
    'automaticChoice',
    'manualChoice',
    'disputeGrounds',
    'itemStatements',
    'letterCheck',
    'letterPreview',
    'enclosureChoice',
    'generationSummary',
    'generationSession',
  ],
  does: {
    'Ana chooses the client Devon': ({ screen }) =>
      screen.getByLabelText('Profile').selectOptions('Devon Sampleton'),
    'Ana chooses the older report': ({ screen }) =>
      screen.getByLabelText('Credit report').selectOptions('SmartCredit 2026-10-19'),
    'Ana switches to Manual': mode('Manual'),
    'Ana switches to Automatic': mode('Automatic'),
    'Ana presses Generate': ({ screen }) => generate(screen).click(),
    'Ana asks to read the letters': ({ screen }) =>
      screen.getByRole('button', { name: 'Preview the letters' }).click(),
    'Ana confirms an option': confirmAnOption,
    'Ana cancels the options': ({ screen }) =>
      options(screen).getByRole('button', { name: 'Cancel' }).click(),
    'Ana asks for a preview of the manually chosen letters': previewByHand,
    'the preview is closed': ({ screen }) => screen.getByRole('button', { name: 'Back' }).click(),
    'Ana generates the letters that she read': async ({ screen, happen }) => {
      const preview = screen.getByRole('dialog', { name: 'Preview letters' });
      await happen(done('previewLetters', { letters: [aShortLetter('Experian')] }));
      await preview.getByRole('button', { name: 'Generate', exact: true }).click();
    },
    'Ana generates letters for manually chosen accounts': generateByHand,
    'Ana confirms the summary': confirmSummary,
    'Ana goes back from the summary': ({ screen }) =>
      summary(screen).getByRole('button', { name: 'Back' }).click(),
    'another tab used the last generation': ({ happen }) =>
      happen(thrown('summarizeLetters', refusal('noGenerations'))),
    'the connection is lost, and Ana closes the dialog': loseTheReply,
    'the letters are written, and Ana closes their dialog': receiveLetters,
    'no generation is left': ({ screen, happen }) =>
      happen(thrown(generating(screen), refusal('noGenerations'))),
  },
  sees: {
    'noGenerations.resting': async (screen) => {
      await noDialog(screen);
      await expect.element(screen.getByText('No Generations Left')).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Buy Generations' })).toBeVisible();
    },
    'noGenerations.choosing': async (screen) => {
      await expect.element(options(screen)).toBeVisible();
      expect(options(screen).getByRole('button', { name: 'Generate' }).query()).toBeNull();
    },
    'noGenerations.previewing': async (screen) => {
      const dialog = screen.getByRole('dialog', { name: 'Preview letters' });
      await expect.element(dialog.getByRole('link', { name: 'Buy Generations' })).toBeVisible();
    },
    noProfile: async (screen) => {
      await expect.element(screen.getByLabelText('Profile')).toHaveDisplayValue('Choose');
      await expect.element(generate(screen)).toBeDisabled();
    },
    noReports: async (screen) => {
      await expect.element(screen.getByText(/This profile has no credit reports yet/)).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Open profile' })).toBeVisible();
      await expect.element(generate(screen)).toBeDisabled();
    },
    opening: async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Opening the Repair Center…' })).toBeVisible();
      await expect.element(screen.getByLabelText('Profile')).toBeDisabled();
    },
    opened: async (screen) => {
      await expect.element(screen.getByLabelText('Profile')).toBeDisabled();
      await expect.element(generate(screen)).toBeDisabled();
    },
    'automatic.following': async (screen) => {
      await expect.element(screen.getByRole('status').getByText('Writing letters…')).toBeVisible();
      await expect.element(screen.getByText('This continues even if you leave the page.')).toBeVisible();
      await expect.element(generate(screen)).toBeDisabled();
    },
    'automatic.showing': async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Your letters are ready' })).toBeVisible();
    },
    'automatic.resting': async (screen, { context: { followed } }) => {
      await isMode(screen, 'Automatic');
      await noDialog(screen);
      const told = screen.getByText(/^Writing letters was interrupted\. No letters/);
      if (followed?.state === 'interrupted') await expect.element(told).toBeVisible();
      else expect(told.query()).toBeNull();
      await expect.element(generate(screen)).toBeEnabled();
    },
    'automatic.choosing': async (screen) => {
      await expect.element(options(screen)).toBeVisible();
    },
    'automatic.generating': async (screen) => {
      await isMode(screen, 'Automatic');
      await expect.element(generate(screen)).toHaveAttribute('aria-busy', 'true');
    },
    'manual.resting': async (screen) => {
      await isMode(screen, 'Manual');
      await noDialog(screen);
    },
    'manual.previewing': async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Preview letters' })).toBeVisible();
    },
    'automatic.summarizing': async (screen) => {
      await expect.element(summary(screen)).toBeVisible();
    },
    'manual.summarizing': async (screen) => {
      await expect.element(summary(screen)).toBeVisible();
    },
    'manual.generating': async (screen) => {
      await isMode(screen, 'Manual');
      await expect.element(generate(screen)).toHaveAttribute('aria-busy', 'true');
    },
  },
});
