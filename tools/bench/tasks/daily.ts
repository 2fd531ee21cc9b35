import { lightFormat } from 'date-fns/lightFormat';
import { subDays } from 'date-fns/subDays';
import { expectLetters, expectReports, expectTimeline, type State } from './endState.ts';
import { type Hand, searchOf } from './hand.ts';
import { decideSummary } from './summary.ts';

export interface Task {
  readonly name: string;
  readonly run: (hand: Hand) => Promise<void>;
  /** Rejects if the server doesn't have what the task was for; absent if it is only seen. */
  readonly check?: (state: State) => Promise<void>;
}

const link = ({ page }: Hand, name: string | RegExp) => page.getByRole('link', { name }).first();
const button = ({ page }: Hand, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = ({ page }: Hand) => page.getByRole('dialog');
const inDialog = (hand: Hand, name: string | RegExp) => dialog(hand).getByRole('button', { name }).last();
const text = ({ page }: Hand, words: string | RegExp) => page.getByText(words).first();

/** 30 days ago: the demo's letters are older. */
const printedOn = lightFormat(subDays(new Date(), 30), 'MM/dd/yyyy');

/** Selects the clients that the search finds. */
async function selectAll(hand: Hand, name: string, count: number): Promise<void> {
  await hand.write(searchOf(hand.page), name);
  await hand.press(hand.page.getByRole('checkbox', { name: `Select all ${String(count)}` }));
}

const joint = Array.from({ length: 20 }, (_, place) => `Joint Torres ${String(place + 1).padStart(2, '0')}`);
const fresh = Array.from({ length: 5 }, (_, place) => `Fresh Torres ${String(place + 1).padStart(2, '0')}`);

/** What an agency does every day. Each begins on the dashboard and follows what the pages offer: no task opens an address. */
export const dailyTasks: readonly Task[] = [
  {
    name: 'find one client',
    run: async (hand) => {
      await hand.openClient('Sampleton 250');
      await hand.page.getByRole('heading', { name: 'Sampleton 250' }).first().waitFor();
    },
  },
  {
    name: 'see what is due',
    // On the first screen, with the button that does it.
    run: async ({ page }) => {
      await page.getByRole('heading', { name: 'Needs attention today' }).waitFor();
      const next = page.getByRole('link', { name: /^Choose the next step/ }).first();
      const box = await next.boundingBox();
      if (box === null || box.y + box.height > 900) throw new Error('What is due is not in sight.');
    },
  },
  {
    name: 'start a round for one client',
    run: async (hand) => {
      await hand.openRepairCenter('Single Torres 01');
      await hand.press(button(hand, 'Generate'));
      await hand.press(hand.page.getByRole('checkbox', { name: 'Attack All Negative Accounts' }));
      await hand.press(inDialog(hand, 'Generate'));
      await decideSummary(hand);
    },
    check: (state) => expectLetters(state, ['Single Torres 01'], (letters) => letters > 1),
  },
  {
    name: 'start a round for twenty clients',
    run: async (hand) => {
      await selectAll(hand, 'Joint Torres', 20);
      await hand.press(button(hand, 'Generate letters'));
      await hand.choose(dialog(hand).getByLabel('Automatic option'), 'Inquiries Only');
      await text(hand, 'For 20 clients:').waitFor();
      await hand.press(inDialog(hand, 'Generate letters for 20 clients'));
      await text(hand, /^Done: 20$/).waitFor();
    },
    check: (state) => expectLetters(state, joint, (letters) => letters > 0),
  },
  {
    name: 'record an answer',
    run: async (hand) => {
      await hand.press(link(hand, /^Record what came/));
      await hand.press(link(hand, 'Record an answer'));
      await hand.press(hand.page.getByRole('radio', { name: /^Equifax/ }));
      await hand.write(hand.page.getByRole('textbox', { name: 'Date printed on it' }), printedOn);
      await hand.press(hand.page.getByRole('radio', { name: /^Results/ }));
      await hand.press(hand.page.locator('[data-row]').first().getByRole('radio').first());
      await hand.press(button(hand, /^The rest/));
      await hand.press(button(hand, 'Record answer'));
      await hand.page.getByRole('heading', { name: 'Answer recorded' }).waitFor();
    },
    check: (state) => expectTimeline(state, 'Marcus Hill', ({ event }) => event.kind === 'answer'),
  },
  {
    name: 'refresh five reports',
    run: async (hand) => {
      await selectAll(hand, 'Fresh Torres', 5);
      await hand.press(button(hand, 'Refresh reports'));
      await hand.press(inDialog(hand, 'Refresh 5 reports'));
      await text(hand, /^Done: 5$/).waitFor();
    },
    check: (state) => expectReports(state, fresh, 2),
  },
  {
    name: 'read a report',
    run: async (hand) => {
      await hand.openClient('Ana Torres');
      const opened = hand.page.waitForEvent('popup');
      await hand.press(button(hand, /^View Report/));
      const report = await opened;
      await report
        .getByRole('heading', { name: /RIVERBEND/ })
        .first()
        .waitFor();
      await report.close();
    },
  },
  {
    name: 'dispute one line',
    run: async (hand) => {
      await hand.openRepairCenter('Single Torres 02');
      await hand.press(hand.page.getByRole('radio', { name: 'Manual' }));
      await hand.press(hand.page.getByRole('list', { name: 'Accounts' }).getByRole('checkbox').first());
      await hand.press(hand.page.getByRole('checkbox', { name: 'Experian', exact: true }));
      await hand.press(button(hand, 'Generate'));
      await decideSummary(hand);
    },
    check: (state) => expectLetters(state, ['Single Torres 02'], (letters) => letters === 1),
  },
  {
    name: 'correct a recorded mailing',
    run: async (hand) => {
      await hand.openClient('Ana Torres');
      await hand.press(link(hand, 'Disputes'));
      await hand.press(button(hand, /^Correct: Mailed/));
      await hand.choose(dialog(hand).getByLabel(/^How it was sent/), 'Certified mail');
      await hand.press(inDialog(hand, 'Save'));
      await text(hand, 'Corrected: a later entry replaces this one.').waitFor();
    },
    check: (state) =>
      expectTimeline(
        state,
        'Ana Torres',
        ({ event, replacedBy }) =>
          event.kind === 'mailed' && event.way === 'certified' && replacedBy === null,
      ),
  },
  {
    name: 'see this month’s outcomes',
    run: async (hand) => {
      await hand.openOutcomes();
      await hand.press(hand.page.getByRole('radio', { name: 'This month' }));
      await text(hand, /^What recipients decided since \d\d\/01\/\d{4}/).waitFor();
    },
  },
];
