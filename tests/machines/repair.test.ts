import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { type AutomatedOption, automatedOptions } from '#contract/repair.ts';
import type { LetterCheck } from '#contract/letterCheck.ts';
import type { LetterSummary } from '#contract/letterSummary.ts';
import { automaticChoiceMachine } from '#machines/automaticChoice.ts';
import { generationSessionMachine } from '#machines/generationSession.ts';
import { generationSummaryMachine } from '#machines/generationSummary.ts';
import { letterCheckMachine } from '#machines/letterCheck.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { repairMachine } from '#machines/repair.ts';
import type { ChoiceOf, ReportOfProfile, ResumedRepair } from '#machines/repairChoice.ts';
import { answers, failure, ids, notes, recording, refusal, refuses } from './builders.ts';

const reports = [
  { id: ids.report, name: 'SmartCredit 2026-11-20' },
  { id: ids.older, name: 'SmartCredit 2026-10-19' },
];
const ready = { profileId: ids.profile, reports, generationsLeft: 2, resumed: null };
const byHand: ChoiceOf<'manual'> = {
  kind: 'manual',
  key: 'key-2',
  selectedAccounts: ['account-1'],
  destinations: ['Experian'],
  bureau: null,
};

const aResumed = (change: Partial<ResumedRepair> = {}): ResumedRepair => ({
  mode: 'manual',
  reportId: ids.older,
  choice: byHand,
  pending: false,
  ...change,
});

it('says that no generations are left if there are fewer than 1, before anything else', () => {
  const actor = createActor(repairMachine, {
    input: { ...ready, profileId: null, reports: [], generationsLeft: 0 },
  }).start();
  expect(actor.getSnapshot().value).toEqual({ noGenerations: 'resting' });
  // There are no letters to read without a report.
  expect(actor.getSnapshot().can({ type: 'letters.preview' })).toBe(false);
});

it('lets letters be read without a generation, and keeps what was selected for the purchase', async () => {
  const actor = createActor(repairMachine.provide({ actors: { automaticChoice } }), {
    input: { ...ready, generationsLeft: 0 },
  }).start();
  actor.send({ type: 'letters.preview' });
  const options = actor.getSnapshot().children.automaticChoice;
  if (options === undefined) throw new Error('The options dialog is not up');
  await waitFor(options, (state) => state.matches('choosing'));
  options.send({ type: 'option.toggle', id: 1 });
  options.send({ type: 'options.confirm', key: 'key-1' });
  const { value, context } = await waitFor(actor, (state) => state.matches({ noGenerations: 'resting' }));
  expect([value, context.choice]).toEqual([
    { noGenerations: 'resting' },
    { kind: 'automatic', key: 'key-1', options: [1] },
  ]);
});

it('reads the letters of a manual selection that waits for a generation', () => {
  const actor = createActor(repairMachine, {
    input: { ...ready, generationsLeft: 0, resumed: aResumed() },
  }).start();
  actor.send({ type: 'letters.preview' });
  expect(actor.getSnapshot().value).toEqual({ noGenerations: 'previewing' });
  expect(actor.getSnapshot().children.letterPreview?.getSnapshot().context.choice).toEqual(byHand);
});

it('opens the options, with what was selected before, when a generation was just bought', () => {
  const bought = (resumed: ResumedRepair) =>
    createActor(repairMachine, { input: { ...ready, resumed, hasBought: true } })
      .start()
      .getSnapshot();
  const options = bought(
    aResumed({ mode: 'automatic', choice: { kind: 'automatic', key: '', options: [1, 3] } }),
  );
  expect(options.value).toEqual({ automatic: 'choosing' });
  expect(options.children.automaticChoice?.getSnapshot().context.picked).toEqual([1, 3]);
  expect(bought(aResumed()).value).toEqual({ manual: 'resting' });
});

it('opens the options with the usual one when a generation was bought before anything was selected', () => {
  const resumed = aResumed({ mode: 'automatic', choice: null });
  const { value, children } = createActor(repairMachine, { input: { ...ready, resumed, hasBought: true } })
    .start()
    .getSnapshot();
  expect(value).toEqual({ automatic: 'choosing' });
  expect(children.automaticChoice?.getSnapshot().context.picked).toEqual([1]);
});

it('opens the options with none selected when nothing was bought', () => {
  const actor = createActor(repairMachine, { input: ready }).start();
  actor.send({ type: 'options.open' });
  expect(actor.getSnapshot().children.automaticChoice?.getSnapshot().context.picked).toEqual([]);
});

it('does not generate without a profile or without a report', () => {
  const noProfile = createActor(repairMachine, { input: { ...ready, profileId: null, reports: [] } }).start();
  expect(noProfile.getSnapshot().value).toBe('noProfile');
  expect(noProfile.getSnapshot().can({ type: 'options.open' })).toBe(false);
  const noReport = createActor(repairMachine, { input: { ...ready, reports: [] } }).start();
  expect(noReport.getSnapshot().value).toBe('noReports');
  expect(noReport.getSnapshot().can({ type: 'options.open' })).toBe(false);
});

it('selects the first report automatically, in automatic mode', () => {
  const { value, context } = createActor(repairMachine, { input: ready }).start().getSnapshot();
  expect(value).toEqual({ automatic: 'resting' });
  expect(context.reportId).toBe(ids.report);
});

it('accepts only a report of the profile', () => {
  const actor = createActor(repairMachine, { input: ready }).start();
  expect(actor.getSnapshot().can({ type: 'report.choose', reportId: ids.other })).toBe(false);
  actor.send({ type: 'report.choose', reportId: ids.older });
  expect(actor.getSnapshot().context.reportId).toBe(ids.older);
});

it('checks each selected report for what its letters would lack, in both modes', () => {
  const asked: unknown[] = [];
  const nothingLacks = {
    missing: [],
    othersNames: [],
    profileName: 'Ana Sampleton',
    activity: 'active' as const,
  };
  const letterCheck = letterCheckMachine.provide({
    actors: { letterCheck: recording<LetterCheck, ReportOfProfile>(asked, nothingLacks) },
  });
  const actor = createActor(repairMachine.provide({ actors: { letterCheck } }), { input: ready }).start();
  actor.send({ type: 'report.choose', reportId: ids.older });
  actor.send({ type: 'mode.manual' });
  actor.send({ type: 'report.choose', reportId: ids.report });
  expect(asked).toEqual(
    [ids.report, ids.older, ids.older, ids.report].map((reportId) => ({ profileId: ids.profile, reportId })),
  );
});

it('opens the Repair Center of a selected profile', async () => {
  const opened: unknown[] = [];
  const actor = createActor(repairMachine.provide({ actors: { openRepairCenter: notes(opened) } }), {
    input: ready,
  }).start();
  actor.send({ type: 'profile.choose', profileId: ids.other });
  await waitFor(actor, (state) => state.matches('opened'));
  expect(opened).toEqual([{ profileId: ids.other }]);
});

it('keeps why a chosen profile did not open until the next step', async () => {
  const actor = createActor(
    repairMachine.provide({ actors: { openRepairCenter: refuses(refusal('busy')) } }),
    { input: ready },
  ).start();
  actor.send({ type: 'profile.choose', profileId: ids.other });
  const { context, value } = await waitFor(actor, (state) => state.matches('automatic'));
  expect([value, context.failure, context.profileId]).toEqual([
    { automatic: 'resting' },
    failure('busy'),
    ids.profile,
  ]);
  actor.send({ type: 'mode.manual' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

const session = { sessionId: ids.session, printVariantId: '41' };
const listed: { results: AutomatedOption[] } = { results: [...automatedOptions] };
const automaticChoice = automaticChoiceMachine.provide({
  actors: { automatedTypes: answers(listed) },
});

const nothingToAsk: LetterSummary = {
  letters: [{ id: 'experian-accounts-1', recipient: 'Experian', items: 1 }],
  items: 1,
  pages: 2,
  generations: { left: 2, used: 1, leftAfter: 1 },
  withoutGround: [],
  leftOut: [],
  concerns: [],
  isRepeated: false,
};
const summing = (summary: Partial<LetterSummary> = {}) =>
  generationSummaryMachine.provide({
    actors: { summarizeLetters: answers({ ...nothingToAsk, ...summary }) },
  });
const generationSummary = summing();

/** Waits for the summary and presses Generate in it. */
async function confirmSummary(actor: ActorRefFrom<typeof repairMachine>): Promise<void> {
  const summary = actor.getSnapshot().children.generationSummary;
  if (summary === undefined) throw new Error('The summary is not up');
  await waitFor(summary, (state) => state.matches('deciding'));
  summary.send({ type: 'summary.confirm' });
}

it('goes from the options to letters and back, one credit less, whatever the number of letters', async () => {
  const generationSession = generationSessionMachine.provide({
    actors: { generateAutomatic: answers(session) },
    actions: { refresh: () => {} },
  });
  const actor = createActor(
    repairMachine.provide({ actors: { automaticChoice, generationSummary, generationSession } }),
    { input: ready },
  ).start();
  for (const left of [1, 0]) {
    actor.send({ type: 'options.open' });
    const options = actor.getSnapshot().children.automaticChoice;
    if (options === undefined) throw new Error('The options dialog is not up');
    await waitFor(options, (state) => state.matches('choosing'));
    if (left === 1) options.send({ type: 'option.toggle', id: 1 });
    options.send({ type: 'options.confirm', key: `key-${left}` });
    await confirmSummary(actor);
    const writing = actor.getSnapshot().children.generationSession;
    if (writing === undefined) throw new Error('Nothing is being generated');
    await waitFor(writing, (state) => state.matches('generated'));
    writing.send({ type: 'session.close' });
    expect(actor.getSnapshot().context.generationsLeft).toBe(left);
  }
  expect(actor.getSnapshot().value).toEqual({ noGenerations: 'resting' });
});

it('keeps the manual selection if a generation fails', async () => {
  const actor = createActor(
    repairMachine.provide({
      actors: {
        manualChoice: manualChoiceMachine.provide({
          actors: { manualAccounts: refuses(refusal('busy')), destinations: refuses(refusal('busy')) },
        }),
        generationSummary,
        generationSession: generationSessionMachine.provide({
          actors: { generateManual: refuses(refusal('unexpected')) },
        }),
      },
    }),
    { input: ready },
  ).start();
  actor.send({ type: 'mode.manual' });
  const selection = actor.getSnapshot().children.manualChoice;
  actor.send({ type: 'choice.made', choice: byHand });
  await confirmSummary(actor);
  const writing = actor.getSnapshot().children.generationSession;
  if (writing === undefined) throw new Error('Nothing is being generated');
  await waitFor(writing, (state) => state.matches('failed'));
  writing.send({ type: 'session.close' });
  expect(actor.getSnapshot().value).toEqual({ manual: 'resting' });
  expect(actor.getSnapshot().children.manualChoice).toBe(selection);
  expect(actor.getSnapshot().context.generationsLeft).toBe(2);
});

it('loads the accounts of another report if one is selected in manual mode', () => {
  const actor = createActor(repairMachine, { input: ready }).start();
  actor.send({ type: 'mode.manual' });
  actor.send({ type: 'report.choose', reportId: ids.older });
  expect(actor.getSnapshot().children.manualChoice?.getSnapshot().context.reportId).toBe(ids.older);
});

it('restores the mode, the report, and the selection from before a reload', () => {
  const actor = createActor(repairMachine, { input: { ...ready, resumed: aResumed() } }).start();
  const { value, context, children } = actor.getSnapshot();
  expect([value, context.reportId]).toEqual([{ manual: 'resting' }, ids.older]);
  const { key: _, kind: __, ...ticked } = byHand;
  expect(children.manualChoice?.getSnapshot().context.ticked).toEqual(ticked);
});

it('starts over if the report from before the reload is gone', () => {
  const resumed = aResumed({ mode: 'automatic', reportId: ids.other });
  const { context } = createActor(repairMachine, { input: { ...ready, resumed } })
    .start()
    .getSnapshot();
  expect([context.reportId, context.choice, context.unanswered]).toEqual([ids.report, null, null]);
});

it('repeats an order whose outcome is unknown with its own key, and sends a different one with a new key', () => {
  const input = { ...ready, resumed: aResumed({ pending: true }) };
  const keyOf = (made: ChoiceOf<'manual'>) => {
    const actor = createActor(repairMachine, { input }).start();
    actor.send({ type: 'choice.made', choice: made });
    return actor.getSnapshot().context.choice?.key;
  };
  expect(keyOf({ ...byHand, key: 'key-9' })).toBe('key-2');
  expect(keyOf({ ...byHand, key: 'key-9', bureau: 'Experian' })).toBe('key-9');
});

it('keeps the key of an order whose reply was lost until there is a reply', async () => {
  const outcomes = [new TypeError('The connection was lost'), refusal('nothingToDispute')];
  const keys: (string | undefined)[] = [];
  const actor = createActor(
    repairMachine.provide({
      actors: {
        generationSummary,
        generationSession: generationSessionMachine.provide({
          actors: { generateManual: fromPromise(() => Promise.reject(outcomes.shift() ?? new Error())) },
        }),
      },
    }),
    { input: { ...ready, resumed: aResumed() } },
  ).start();
  for (const key of ['first', 'second', 'third']) {
    actor.send({ type: 'choice.made', choice: { ...byHand, key } });
    // The second press repeats the first, which was decided about before.
    if (key !== 'second') await confirmSummary(actor);
    keys.push(actor.getSnapshot().context.choice?.key);
    const writing = actor.getSnapshot().children.generationSession;
    if (writing === undefined) throw new Error('Nothing is being generated');
    await waitFor(writing, (state) => state.matches('failed'));
    writing.send({ type: 'session.close' });
  }
  expect(keys).toEqual(['first', 'first', 'third']);
});

it('spends nothing when the summary is closed, and goes back to where the choice was made, which is kept', async () => {
  const actor = createActor(repairMachine.provide({ actors: { automaticChoice, generationSummary } }), {
    input: ready,
  }).start();
  const cancel = () => actor.getSnapshot().children.generationSummary?.send({ type: 'summary.cancel' });
  actor.send({ type: 'options.open' });
  const options = actor.getSnapshot().children.automaticChoice;
  if (options === undefined) throw new Error('The options dialog is not up');
  await waitFor(options, (state) => state.matches('choosing'));
  options.send({ type: 'option.toggle', id: 5 });
  options.send({ type: 'options.confirm', key: 'key-1' });
  expect(actor.getSnapshot().value).toEqual({ automatic: 'summarizing' });
  cancel();
  const { value, context, children } = actor.getSnapshot();
  expect([value, context.unanswered, context.generationsLeft]).toEqual([{ automatic: 'choosing' }, null, 2]);
  expect(children.automaticChoice?.getSnapshot().context.picked).toEqual([5]);

  const manual = createActor(repairMachine.provide({ actors: { generationSummary } }), {
    input: ready,
  }).start();
  manual.send({ type: 'mode.manual' });
  manual.send({ type: 'choice.made', choice: byHand });
  manual.getSnapshot().children.generationSummary?.send({ type: 'summary.cancel' });
  expect(manual.getSnapshot().value).toEqual({ manual: 'resting' });
});

it('sends a wanted repetition as one, and says that no generation is left if another tab used it', async () => {
  const asked: unknown[] = [];
  const generationSession = generationSessionMachine.provide({
    actors: { generateManual: recording(asked, session) },
    actions: { refresh: () => {} },
  });
  const repeated = createActor(
    repairMachine.provide({
      actors: { generationSummary: summing({ isRepeated: true }), generationSession },
    }),
    { input: ready },
  ).start();
  repeated.send({ type: 'mode.manual' });
  repeated.send({ type: 'choice.made', choice: byHand });
  await confirmSummary(repeated);
  expect(asked).toMatchObject([{ choice: { ...byHand, repeat: true } }]);

  const late = createActor(
    repairMachine.provide({
      actors: {
        generationSummary: generationSummaryMachine.provide({
          actors: { summarizeLetters: refuses(refusal('noGenerations')) },
        }),
      },
    }),
    { input: ready },
  ).start();
  late.send({ type: 'mode.manual' });
  late.send({ type: 'choice.made', choice: byHand });
  await waitFor(late, (state) => state.matches('noGenerations'));
});
