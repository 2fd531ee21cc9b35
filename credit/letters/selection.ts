/** What a selection includes, as points: one item for one destination. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { RuleId } from '#vocabulary/findings.ts';
import type { Subject } from '../findings/finding.ts';
import type { Finding } from '../findings/findings.ts';
import type { Account, Report, Tradeline } from '../report/model.ts';
import type { Confirmation, ReasonKind } from './confirmed.ts';
import { bureauDestination, furnisherOf } from './destinations.ts';
import { accountItem, deniedItem, inquiryItem, isOfOneFile, personalItems, recordItem } from './items.ts';
import type { Destination, Item, Topic } from './letter.ts';
import { accountOptions, type OptionId } from './options.ts';
import { entryKey } from './reportItems.ts';
import { isAffirmed, type Stated } from './stated.ts';
import { undecided } from './undecided.ts';
import { statedWording } from './wording/stated.ts';

export interface Point {
  readonly destination: Destination;
  readonly topic: Topic;
  readonly item: Item;
  /** Goes into a separate letter. */
  readonly separate: boolean;
}

/** What letters can use as arguments. */
export interface Grounds {
  readonly findings: readonly Finding[];
  readonly confirmed: readonly Confirmation[];
  /** What the client says about entries that are not accounts, by the entry’s key. */
  readonly stated: ReadonlyMap<string, Stated>;
}

/** What the client confirmed about an account, limited to the topic's reasons (null: all). */
function confirmedOf(
  { confirmed }: Grounds,
  account: Account,
  reasons: ReadonlySet<ReasonKind> | null = null,
): readonly Confirmation[] {
  return confirmed.filter(
    ({ accountId, reason }) => accountId === account.id && (reasons === null || reasons.has(reason.reason)),
  );
}

function about({ findings }: Grounds, kind: Subject['kind'], id: string): readonly Finding[] {
  return findings.filter(({ subject }) => subject.kind === kind && 'id' in subject && subject.id === id);
}

/** What a letter to a bureau may say about its own file. */
function forBureau(
  findings: readonly Finding[],
  bureau: Bureau,
  rules: ReadonlySet<RuleId> | null,
): readonly Finding[] {
  return findings.filter(
    (finding) =>
      finding.bureaus.includes(bureau) &&
      (finding.recipient === 'bureau' || finding.recipient === 'both') &&
      (rules === null || rules.has(finding.rule)),
  );
}

/** What 12 CFR 1022.43 lets a consumer dispute with the furnisher, for these tradelines. */
function forFurnisher(findings: readonly Finding[], lines: readonly Tradeline[]): readonly Finding[] {
  return findings.filter(
    (finding) =>
      (finding.recipient === 'furnisher' || finding.recipient === 'both') &&
      finding.bureaus.some((bureau) => lines.some((line) => line.bureau === bureau)),
  );
}

type AccountTopic = keyof typeof accountOptions;

function toBureaus(
  report: Report,
  grounds: Grounds,
  topic: AccountTopic,
): readonly Omit<Point, 'separate'>[] {
  const { takes, rules, reasons } = accountOptions[topic];
  return report.bureaus.flatMap((bureau) =>
    report.accounts.flatMap((account) => {
      const lines = account.tradelines.filter((line) => line.bureau === bureau && takes(account, line));
      if (lines.length === 0) return [];
      const item = accountItem(
        account,
        lines,
        forBureau(about(grounds, 'account', account.id), bureau, rules),
        { kind: 'bureau', bureau },
        confirmedOf(grounds, account, reasons),
      );
      return [{ destination: bureauDestination(bureau), topic, item }];
    }),
  );
}

/**
 * A direct dispute must say what is wrong and why (12 CFR 1022.43(d)(2)), so only accounts with a ground of medium or
 * high confidence go to their furnisher automatically.
 */
function toFurnishers(report: Report, grounds: Grounds): readonly Omit<Point, 'separate'>[] {
  return report.accounts.flatMap((account) => {
    const destination = furnisherOf(account, report);
    const lines = account.tradelines.filter((line) => accountOptions.accounts.takes(account, line));
    if (destination === null || lines.length === 0) return [];
    const sound = forFurnisher(about(grounds, 'account', account.id), lines).filter(
      (finding) => finding.confidence !== 'low',
    );
    const confirmed = confirmedOf(grounds, account);
    if (sound.length === 0 && confirmed.length === 0) return [];
    const disputed =
      confirmed.length > 0
        ? lines
        : lines.filter((line) => sound.some((finding) => finding.bureaus.includes(line.bureau)));
    const item = accountItem(account, disputed, sound, { kind: 'furnisher' }, confirmed);
    return item.grounds.length === 0 ? [] : [{ destination, topic: 'accounts' as const, item }];
  });
}

function personal(report: Report, grounds: Grounds): readonly Omit<Point, 'separate'>[] {
  return report.bureaus.flatMap((bureau) => {
    const here = grounds.findings.filter(
      (finding) => finding.subject.kind === 'personal' && finding.bureaus.includes(bureau),
    );
    const items = [
      ...deniedItems(report, grounds, bureau),
      ...personalItems(undecided(here, grounds.stated), bureau),
      ...markedDeceased(report, grounds, bureau),
    ];
    return items.map((item) => ({
      destination: bureauDestination(bureau),
      topic: 'personal' as const,
      item,
    }));
  });
}

/** The names, addresses, and employers in a bureau’s file that the client says are not theirs. */
function deniedItems(report: Report, { stated }: Grounds, bureau: Bureau): readonly Item[] {
  return [...stated.values()].flatMap(({ entry, said }) => {
    if (entry.bureau !== bureau || entry.kind === 'inquiry' || entry.kind === 'publicRecord') return [];
    const wording = statedWording({ entry, said }, report);
    return wording === null ? [] : [deniedItem(entry, wording)];
  });
}

/**
 * Accounts on which a bureau marks the client as deceased without reporting them as negative. The mark is about the
 * person, and no option about negative accounts includes them (docs/decisions/0035).
 */
function markedDeceased(report: Report, grounds: Grounds, bureau: Bureau): readonly Item[] {
  return report.accounts.flatMap((account) => {
    const found = about(grounds, 'account', account.id).filter(
      ({ rule, fact, bureaus }) => rule === 'E3' && fact !== 'terminated' && bureaus.includes(bureau),
    );
    const lines = account.tradelines.filter(
      (line) => line.bureau === bureau && !accountOptions.accounts.takes(account, line),
    );
    if (found.length === 0 || lines.length === 0) return [];
    return [accountItem(account, lines, found, { kind: 'bureau', bureau })];
  });
}

function inquiries(report: Report, grounds: Grounds): readonly Omit<Point, 'separate'>[] {
  return report.inquiries.flatMap((inquiry) => {
    const stated = grounds.stated.get(entryKey('inquiry', inquiry.id));
    const wording = stated === undefined ? null : statedWording(stated, report);
    const here = about(grounds, 'inquiry', inquiry.id).filter(
      (finding) => isOfOneFile(finding) && (stated === undefined || isBesides(finding.rule, stated)),
    );
    if (here.length === 0 && wording === null) return [];
    return [
      {
        destination: bureauDestination(inquiry.bureau),
        topic: 'inquiries' as const,
        item: inquiryItem(inquiry, here, wording),
      },
    ];
  });
}

/**
 * Whether a finding about an inquiry says more than the client does. Whether they applied settles whether an account had
 * to follow, and if they did not, how often the company inquired.
 */
function isBesides(rule: RuleId, { said }: Stated): boolean {
  return rule === 'Q1' || (rule === 'Q3' && isAffirmed(said));
}

function publicRecords(report: Report, grounds: Grounds): readonly Omit<Point, 'separate'>[] {
  return report.publicRecords.flatMap((record) => {
    const stated = grounds.stated.get(entryKey('publicRecord', record.id));
    const wording = stated === undefined ? null : statedWording(stated, report);
    // Clients whose case it is not don't argue about its details: only what is certain is added.
    const isDenied = stated?.said.statement === 'notMyCase';
    const here = about(grounds, 'publicRecord', record.id).filter(
      (finding) => isOfOneFile(finding) && (!isDenied || finding.confidence === 'high'),
    );
    if (here.length === 0 && wording === null) return [];
    return [
      {
        destination: bureauDestination(record.bureau),
        topic: 'publicRecords' as const,
        item: recordItem(record, here, wording),
      },
    ];
  });
}

type Select = (report: Report, grounds: Grounds) => readonly Omit<Point, 'separate'>[];

const negative: Select = (report, grounds) => [
  ...toBureaus(report, grounds, 'accounts'),
  ...toFurnishers(report, grounds),
];

const selects: Readonly<Record<OptionId, Select>> = {
  1: negative,
  2: personal,
  3: (report, grounds) => toBureaus(report, grounds, 'late'),
  4: (report, grounds) => toBureaus(report, grounds, 'chargeOffs'),
  5: inquiries,
  6: (report, grounds) =>
    [negative, personal, inquiries, publicRecords].flatMap((select) => select(report, grounds)),
};

/** Option 6 first: what goes out separately does not go out again with others. */
const order = [6, 1, 2, 3, 4, 5] as const satisfies readonly OptionId[];

/** Unknown numbers select nothing. */
export function automaticPoints(
  report: Report,
  grounds: Grounds,
  options: readonly number[],
): readonly Point[] {
  const ordered = order.filter((option) => options.includes(option));
  return ordered.flatMap((option) =>
    selects[option](report, grounds).map((point) => ({ ...point, separate: option === 6 })),
  );
}

/** Selected accounts for selected destinations: a bureau gets only accounts it reports, a furnisher only its own. */
export function manualPoints(
  report: Report,
  grounds: Grounds,
  choice: {
    readonly accounts: readonly string[];
    readonly destinations: readonly string[];
    readonly bureau?: Bureau | undefined;
  },
): readonly Point[] {
  const accounts = report.accounts.filter((account) => choice.accounts.includes(account.id));
  const seen = (account: Account) =>
    account.tradelines.filter((line) => choice.bureau === undefined || line.bureau === choice.bureau);
  const bureaus = report.bureaus.filter((bureau) => choice.destinations.includes(bureau));
  const toBureau = bureaus.flatMap((bureau) =>
    accounts.flatMap((account) => {
      const lines = seen(account).filter((line) => line.bureau === bureau);
      if (lines.length === 0) return [];
      const item = accountItem(
        account,
        lines,
        forBureau(about(grounds, 'account', account.id), bureau, null),
        { kind: 'bureau', bureau },
        confirmedOf(grounds, account),
      );
      return [{ destination: bureauDestination(bureau), topic: 'accounts' as const, item, separate: false }];
    }),
  );
  const toFurnisher = accounts.flatMap((account) => {
    const destination = furnisherOf(account, report);
    const lines = seen(account);
    if (destination === null || lines.length === 0 || !choice.destinations.includes(destination.id))
      return [];
    const found = forFurnisher(about(grounds, 'account', account.id), lines);
    const item = accountItem(account, lines, found, { kind: 'furnisher' }, confirmedOf(grounds, account));
    return [{ destination, topic: 'accounts' as const, item, separate: false }];
  });
  return [...toBureau, ...toFurnisher];
}
