import { allGenerations } from '#contract/account.ts';
import {
  overruleConcern,
  summarizeLetters,
  type Concern,
  type LetterSummary,
} from '#contract/letterSummary.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { generateManual } from '#contract/repair.ts';
import { aForm, anApp, type AppUnderTest, type Person, sampleReport } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

/** The sample report is dated 2025-09-15. */
export const sampleDay = '2025-09-20T12:00:00.000Z';

/** Someone with a client and the client's report. */
export interface Reader {
  readonly who: Person;
  readonly profileId: string;
  readonly reportId: string;
}

export const toEquifax = {
  kind: 'manual',
  destinations: ['Equifax'],
  selectedAccounts: ['account-1'],
} as const;
export const automatic = (...options: number[]) => ({ kind: 'automatic', options }) as const;
export type Chosen =
  | typeof toEquifax
  | ReturnType<typeof automatic>
  | Omit<typeof toEquifax, 'selectedAccounts'>;

export const idsOf = ({ concerns }: { readonly concerns: readonly Concern[] }) =>
  concerns.map(({ id }) => id);

/** Choosing letters, what is asked about the choice, and generating them. */
export interface ChoiceDesk {
  readonly world: AppUnderTest;
  readonly aReader: (differing?: Parameters<typeof aProfile>[2]) => Promise<Reader>;
  readonly summaryOf: (reader: Reader, choice?: Chosen) => Promise<LetterSummary>;
  readonly generate: (
    reader: Reader,
    choice?: object,
    query?: Record<string, string>,
  ) => ReturnType<AppUnderTest['ask']>;
  readonly overruled: (
    reader: Reader,
    concern: string,
    said?: object,
    choice?: Chosen,
  ) => ReturnType<AppUnderTest['ask']>;
  /** Generations that an account has left. */
  readonly left: (who: Person) => Promise<number>;
  /** The client's next report: the sample, as of another day. */
  readonly nextReport: (reader: Reader, day: string) => Promise<Reader>;
}

/** Close `world` in the end. */
export async function aChoiceDesk(): Promise<ChoiceDesk> {
  const world = await anApp();
  return {
    world,
    aReader: async (differing = {}) => {
      const who = await world.person('b2b', 9);
      const profileId = await aProfile(world, who, differing);
      return { who, profileId, reportId: await aReport(world, who, profileId) };
    },
    summaryOf: async ({ who, ...place }, choice = toEquifax) => {
      const answer = await world.ask(summarizeLetters, who, { body: { ...place, choice } });
      const reply = answer.json();
      if (answer.statusCode !== 200) throw new Error(`The summary was refused: ${reply.code}`);
      return reply;
    },
    generate: ({ who, ...place }, choice = toEquifax, query = {}) =>
      world.ask(generateManual, who, {
        body: { ...place, ...toEquifax, ...choice },
        query,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    overruled: (
      { who, ...params },
      concern,
      said = { reason: 'other', note: 'I looked at it' },
      choice = toEquifax,
    ) => world.ask(overruleConcern, who, { params, body: { choice, concern, ...said } }),
    left: async (who) => (await world.ask(allGenerations, who)).json().generationsLeft.value,
    nextReport: async (reader, day) => {
      const later = Buffer.from(sampleReport.toString().replaceAll('2025-09-15', day));
      const { profileId } = reader;
      const sent = aForm(reportFileField, later);
      const imported = await world.ask(importReportFile, reader.who, { params: { profileId }, ...sent });
      const reportId: string = imported.json().reportId;
      if (reportId === reader.reportId) throw new Error('The next report is the same report');
      return { ...reader, reportId };
    },
  };
}
