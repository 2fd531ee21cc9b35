/** A client whose letters are mailed, answered, and followed, through the calls of the product. */
import {
  type Dispute,
  type DisputeLetter,
  disputes,
  recordDisputeEvent,
  type TimelineEntry,
} from '#contract/disputes.ts';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import {
  type OfferedPurpose,
  previewNextLetters,
  type StepOffer,
  writeNextLetters,
} from '#contract/nextSteps.ts';
import { generateAutomatic } from '#contract/repair.ts';
import type { AppUnderTest, Person } from '#tests/support/anApp.ts';
import { tells } from './nextStep.ts';
import { aProfile, aReport } from './world.ts';

interface Shown {
  readonly letters: readonly DisputeLetter[];
  readonly disputes: readonly Dispute[];
  readonly offers: readonly StepOffer[];
  readonly timeline: readonly TimelineEntry[];
}

export class ClientInRounds {
  readonly world: AppUnderTest;
  readonly who: Person;
  readonly profileId: string;
  readonly reportId: string;
  constructor(world: AppUnderTest, who: Person, profileId: string, reportId: string) {
    this.world = world;
    this.who = who;
    this.profileId = profileId;
    this.reportId = reportId;
  }

  static async on(world: AppUnderTest, day: string): Promise<ClientInRounds> {
    setDay(world, day);
    const who = await world.person('b2b', 20);
    const profileId = await aProfile(world, who);
    return new ClientInRounds(world, who, profileId, await aReport(world, who, profileId));
  }

  async shown(): Promise<Shown> {
    const { world, who, profileId } = this;
    return (await world.ask(disputes, who, { params: { profileId } })).json();
  }

  /** Letters about these options. */
  async generates(selectedOptions: string): Promise<void> {
    const { world, who, profileId, reportId } = this;
    const body = selectedOptions.split(',').map(Number);
    const params = { profileId, reportId, selectedOptions };
    await world.ask(generateAutomatic, who, { params, body });
  }

  says(event: Readonly<Record<string, unknown>>): Promise<void> {
    return tells(this.world, this.who, this.profileId, event);
  }

  /** Those to TransUnion that nobody mailed are mailed today. */
  async mails(): Promise<readonly string[]> {
    const letters = (await this.shown()).letters.filter(
      ({ recipient, mailed }) => recipient.id === 'TransUnion' && mailed === null,
    );
    const ids = letters.map(({ id }) => id);
    await this.says({ kind: 'mailed', letters: ids, way: 'firstClass', basis: 'client' });
    return ids;
  }

  async hears(letters: readonly string[], outcome: string): Promise<void> {
    const answered = (await this.shown()).disputes.filter(({ letter }) => letters.includes(letter));
    const results = answered.map(({ letter, item }) => ({ letter, item, outcome }));
    await this.says({ kind: 'answer', letters, answer: 'results', printed: null, results });
  }

  async #steps(purpose: OfferedPurpose, added: string) {
    const offers = (await this.shown()).offers.filter((offer) => offer.purpose === purpose);
    return offers.map(({ letter, item, ...offer }) => ({
      letter,
      item,
      purpose,
      added: offer.added === 'none' ? '' : added,
    }));
  }

  /** Records otherwise what was recorded last of a kind. */
  async corrects(
    kind: TimelineEntry['event']['kind'],
    change: Readonly<Record<string, unknown>>,
    recorded?: TimelineEntry,
  ): Promise<void> {
    const { world, who, profileId } = this;
    const newest = (await this.shown()).timeline.find(({ event }) => event.kind === kind);
    const entry = recorded ?? newest;
    const body = { event: { ...entry?.event, ...change }, replaces: entry?.id };
    const answer = await world.ask(recordDisputeEvent, who, { params: { profileId }, body });
    if (answer.statusCode !== 200) throw new Error(`It was not corrected: ${answer.body}`);
  }

  async previews(purpose: OfferedPurpose, added = ''): Promise<readonly PreviewedLetter[]> {
    const { world, who, profileId } = this;
    const body = { steps: await this.#steps(purpose, added) };
    return (await world.ask(previewNextLetters, who, { params: { profileId }, body })).json().letters;
  }

  async writes(purpose: OfferedPurpose, added = ''): Promise<void> {
    const { world, who, profileId } = this;
    const body = { steps: await this.#steps(purpose, added) };
    const answer = await world.ask(writeNextLetters, who, { params: { profileId }, body });
    if (answer.statusCode !== 200) throw new Error(`${purpose} was not written: ${answer.body}`);
  }
}

export const setDay = (world: AppUnderTest, day: string): void => world.clock.set(`${day}T17:00:00.000Z`);

export const textsOf = (letters: readonly PreviewedLetter[]): readonly string[] =>
  letters.flatMap(({ blocks }) => blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
