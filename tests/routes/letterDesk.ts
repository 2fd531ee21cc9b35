import {
  disputes,
  recordDisputeEvent,
  uploadDisputeFile,
  withdrawDisputeEvent,
  type Dispute,
  type DisputeLetter,
  type TimelineEntry,
} from '#contract/disputes.ts';
import { workDue, type WorkItem } from '#contract/work.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { forAccount } from '#server/store/wall.ts';
import { aForm, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import {
  aLetter,
  aRecording,
  aReport as aStoredReport,
  aWrittenLetter,
} from '#tests/server/store/builders.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { aProfile, aReport, aSession } from './world.ts';

export const start = '2026-11-21T12:00:00.000Z';

/** A client with a set of letters. */
export interface Written {
  readonly who: Person;
  readonly params: { readonly profileId: string };
  readonly sessionId: string;
  readonly reportId: string;
}

export interface Shown {
  readonly letters: readonly DisputeLetter[];
  readonly disputes: readonly Dispute[];
  readonly timeline: readonly TimelineEntry[];
  readonly files: readonly { readonly id: string; readonly name: string; readonly mediaType: string }[];
  readonly activity: string;
  readonly today: string;
}

const twoAccounts = ['account-1', 'account-2'].map((account, index) => ({
  kind: 'item' as const,
  number: index + 1,
  item: {
    key: `account:${account}`,
    heading: { text: `BANK OF ${account}`, evidence: [] },
    states: [],
    grounds: [],
    asks: [],
    rules: ['M2'] as const,
  },
}));

export const mailed = (letters: readonly string[], on = '2026-11-21', more: object = {}) => ({
  kind: 'mailed',
  on,
  letters,
  way: 'firstClass',
  basis: 'client',
  ...more,
});

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** What happens to letters after they were written, asked of an app that starts later. */
export function letterDesk(world: () => AppUnderTest) {
  /** A client with a set of letters of November 21, generated from a report. */
  async function aClientWithGenerated(): Promise<Written> {
    world().clock.set(start);
    const who = await world().person();
    const profileId = await aProfile(world(), who);
    const reportId = await aReport(world(), who, profileId);
    const sessionId = await aSession(world(), who, profileId, reportId);
    return { who, params: { profileId }, sessionId, reportId };
  }

  /** The same, recorded without typesetting: a letter to each bureau, about the same two accounts. */
  async function aClientWithLetters(who?: Person, profileName = 'Devon'): Promise<Written> {
    world().clock.set(start);
    const owner = who ?? (await world().person());
    const { accountId } = owner;
    const profileId = await aProfile(world(), owner, { profileName });
    const { store } = world().services;
    const reportId = await aStoredReport(store, accountId, profileId);
    const letters = bureaus.map((bureau) => {
      const destination = { id: bureau, kind: 'bureau' as const, name: bureau, lines: [] };
      return aLetter({ items: aWrittenLetter({ destination, blocks: twoAccounts }) });
    });
    const recording = aRecording({ accountId, profileId, reportId }, { letters });
    await forAccount(accountId, () => store.transaction((step) => recordLetterSet(step, recording)));
    return { who: owner, params: { profileId }, sessionId: recording.session.id, reportId };
  }

  const shown = async ({ who, params }: Written): Promise<Shown> =>
    (await world().ask(disputes, who, { params })).json();
  const record = ({ who, params }: Written, event: object, replaces?: string, headers = {}) =>
    world().ask(recordDisputeEvent, who, { params, headers, body: { event, replaces } });
  const withdraw = ({ who, params }: Written, eventId: string, reason = 'Recorded for the wrong client') =>
    world().ask(withdrawDisputeEvent, who, { params: { ...params, eventId }, body: { reason } });
  const upload = ({ who, params }: Written, bytes: Buffer) =>
    world().ask(uploadDisputeFile, who, { params, ...aForm('file', bytes) });
  const work = async (who: Person): Promise<readonly WorkItem[]> => {
    const { groups } = (await world().ask(workDue, who)).json();
    return groups.flatMap(({ items }: { readonly items: readonly WorkItem[] }) => items);
  };

  const lettersOf = async (client: Written) => (await shown(client)).letters.map(({ id }) => id);
  const onDay = (day: string) => world().clock.set(`${day}T17:00:00.000Z`);

  return {
    aClientWithGenerated,
    aClientWithLetters,
    shown,
    record,
    withdraw,
    upload,
    work,
    lettersOf,
    onDay,
  };
}
