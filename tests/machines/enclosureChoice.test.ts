import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import type { EnclosureChoice, Enclosures } from '#contract/enclosures.ts';
import { type ChoosingLetter, enclosedIn, enclosureChoiceMachine } from '#machines/enclosureChoice.ts';
import { answers, failure, ids, recording, refusal, refuses, toExperian } from './builders.ts';

const place = { profileId: ids.profile, reportId: ids.report };
const toEquifax: ChoosingLetter = { destination: { id: 'Equifax', kind: 'bureau' }, disputesSsn: false };
const toCollector: ChoosingLetter = {
  destination: { id: 'furnisher:summit', kind: 'furnisher' },
  disputesSsn: false,
};
const enclosures = (destinationId?: string, choice?: EnclosureChoice): Enclosures => ({
  uploaded: ['idOrDriverLicense', 'ssn'],
  hasSsn: true,
  choices: destinationId === undefined || choice === undefined ? [] : [{ destinationId, choice }],
});
const loaded = enclosureChoiceMachine.provide({ actors: { letterEnclosures: answers(enclosures()) } });

/** The machine inside one that hears it. */
async function run(machine: typeof enclosureChoiceMachine) {
  const heard: string[] = [];
  const holder = createActor(
    createMachine({
      invoke: { id: 'choice', src: machine, input: place },
      on: { '*': { actions: ({ event }) => heard.push(event.type) } },
    }),
  ).start();
  const choice = holder.getSnapshot().children['choice'];
  if (choice === undefined) throw new Error('The machine did not start');
  await expect.poll(() => choice.getSnapshot().hasTag('busy')).toBe(false);
  return { choice, heard, context: () => choice.getSnapshot().context };
}

it('shows what each letter encloses, of the documents that there are', async () => {
  const { context } = await run(loaded);
  expect(enclosedIn(context(), toExperian)).toEqual({ documents: ['idOrDriverLicense'], ssn: 'full' });
  expect(enclosedIn(context(), { ...toExperian, disputesSsn: true }).documents).toEqual([
    'idOrDriverLicense',
    'ssn',
  ]);
  expect(enclosedIn(context(), toCollector)).toEqual({ documents: [], ssn: 'lastFour' });
});

it('saves the change for the letter’s recipient only, shows it meanwhile, and then tells the preview', async () => {
  const asked: unknown[] = [];
  const wanted = { added: ['ssn' as const], leftOut: [], ssnLastFour: false };
  const { choice, heard, context } = await run(
    loaded.provide({ actors: { chooseEnclosures: recording(asked, enclosures('Experian', wanted)) } }),
  );
  choice.send({ type: 'document.enclose', letter: toExperian, kind: 'ssn', enclose: true });
  expect(choice.getSnapshot().value).toBe('saving');
  expect(enclosedIn(context(), toExperian).documents).toEqual(['idOrDriverLicense', 'ssn']);
  expect(enclosedIn(context(), toEquifax).documents).toEqual(['idOrDriverLicense']);
  await expect.poll(() => choice.getSnapshot().value).toBe('shown');
  expect(asked).toEqual([{ ...place, destinationId: 'Experian', choice: wanted }]);
  expect(heard).toContain('enclosures.changed');
  expect(enclosedIn(context(), toExperian).documents).toEqual(['idOrDriverLicense', 'ssn']);
});

it('keeps the former choice if the change is not saved, and the pages are not drawn again', async () => {
  const { choice, heard, context } = await run(
    loaded.provide({ actors: { chooseEnclosures: refuses(refusal('busy')) } }),
  );
  choice.send({ type: 'ssn.show', letter: toExperian, ssn: 'lastFour' });
  expect(enclosedIn(context(), toExperian).ssn).toBe('lastFour');
  await expect.poll(() => choice.getSnapshot().value).toBe('refused');
  expect(enclosedIn(context(), toExperian).ssn).toBe('full');
  expect(context().failure).toEqual(failure('busy'));
  expect(heard).not.toContain('enclosures.changed');
});

it('offers no document that is missing or never goes there, and no full SSN to a creditor', async () => {
  const { choice } = await run(loaded);
  const can = (event: object) => choice.getSnapshot().can(event);
  const enclose = (letter: ChoosingLetter, kind: string) =>
    can({ type: 'document.enclose', letter, kind, enclose: true });
  expect(enclose(toExperian, 'idOrDriverLicense')).toBe(true);
  expect(enclose(toExperian, 'address')).toBe(false);
  expect(enclose(toCollector, 'idOrDriverLicense')).toBe(true);
  expect(enclose(toCollector, 'ssn')).toBe(false);
  expect(can({ type: 'ssn.show', letter: toCollector, ssn: 'full' })).toBe(false);
});

it('keeps what is chosen while a change is being saved, and saves the last of it for each recipient', async () => {
  const asked: { destinationId: string; choice: EnclosureChoice }[] = [];
  const saving = [Promise.withResolvers<Enclosures>()];
  const { choice, heard, context } = await run(
    loaded.provide({
      actors: {
        chooseEnclosures: fromPromise(({ input }) => {
          const { destinationId, choice } = input;
          const saved = saving[asked.push({ destinationId, choice }) - 1];
          return saved?.promise ?? Promise.resolve(enclosures(destinationId, choice));
        }),
      },
    }),
  );
  choice.send({ type: 'ssn.show', letter: toExperian, ssn: 'lastFour' });
  choice.send({ type: 'document.enclose', letter: toExperian, kind: 'ssn', enclose: true });
  choice.send({ type: 'ssn.show', letter: toEquifax, ssn: 'lastFour' });
  choice.send({ type: 'document.enclose', letter: toExperian, kind: 'ssn', enclose: false });
  choice.send({ type: 'document.enclose', letter: toExperian, kind: 'idOrDriverLicense', enclose: false });
  expect(enclosedIn(context(), toExperian)).toEqual({ documents: [], ssn: 'lastFour' });
  expect(enclosedIn(context(), toEquifax).ssn).toBe('lastFour');
  expect(asked).toHaveLength(1);
  saving[0]?.resolve(enclosures('Experian', asked[0]?.choice));
  await expect.poll(() => choice.getSnapshot().value).toBe('shown');
  const lastFour = { added: [], leftOut: [], ssnLastFour: true };
  expect(asked).toEqual([
    { destinationId: 'Experian', choice: lastFour },
    { destinationId: 'Equifax', choice: lastFour },
    { destinationId: 'Experian', choice: { ...lastFour, leftOut: ['idOrDriverLicense'] } },
  ]);
  expect(heard.filter((type) => type === 'enclosures.changed')).toHaveLength(1);
});

it('gives up what waits if the change before it is not saved', async () => {
  const saving = Promise.withResolvers<Enclosures>();
  const { choice, context } = await run(
    loaded.provide({ actors: { chooseEnclosures: fromPromise(() => saving.promise) } }),
  );
  choice.send({ type: 'ssn.show', letter: toExperian, ssn: 'lastFour' });
  choice.send({ type: 'ssn.show', letter: toEquifax, ssn: 'lastFour' });
  saving.reject(refusal('busy'));
  await expect.poll(() => choice.getSnapshot().value).toBe('refused');
  expect(enclosedIn(context(), toExperian).ssn).toBe('full');
  expect(enclosedIn(context(), toEquifax).ssn).toBe('full');
});
