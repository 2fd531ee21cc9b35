/** What a choice selects, as points: one item for one destination. */
import type { Finding, RuleId, Subject } from '../findings/finding.ts';
import type { Account, Bureau, Report, Tradeline } from '../report/model.ts';
import { bureauDestination, furnisherOf } from './destinations.ts';
import { accountItem, inquiryItem, personalItems, recordItem } from './items.ts';
import type { Destination, Item, Topic } from './letter.ts';
import { accountOptions, isOptionId, type OptionId } from './options.ts';

export interface Point {
  readonly destination: Destination;
  readonly topic: Topic;
  readonly item: Item;
  /** A letter of its own. */
  readonly separate: boolean;
}

function about(findings: readonly Finding[], kind: Subject['kind'], id: string): readonly Finding[] {
  return findings.filter(({ subject }) => subject.kind === kind && 'id' in subject && subject.id === id);
}

/** What may be argued towards a bureau about its own file. */
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

/** What 12 CFR 1022.43 lets a consumer dispute with the furnisher, as far as it concerns these tradelines. */
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
  findings: readonly Finding[],
  topic: AccountTopic,
): readonly Omit<Point, 'separate'>[] {
  const { takes, rules } = accountOptions[topic];
  return report.bureaus.flatMap((bureau) =>
    report.accounts.flatMap((account) => {
      const lines = account.tradelines.filter((line) => line.bureau === bureau && takes(account, line));
      if (lines.length === 0) return [];
      const item = accountItem(
        account,
        lines,
        forBureau(about(findings, 'account', account.id), bureau, rules),
        { kind: 'bureau', bureau },
      );
      return [{ destination: bureauDestination(bureau), topic, item }];
    }),
  );
}

/**
 * A direct dispute must name what is wrong and why (12 CFR 1022.43(d)(2)): only accounts with a sound ground go to
 * their furnisher by themselves.
 */
function toFurnishers(report: Report, findings: readonly Finding[]): readonly Omit<Point, 'separate'>[] {
  return report.accounts.flatMap((account) => {
    const destination = furnisherOf(account, report);
    const lines = account.tradelines.filter((line) => accountOptions.accounts.takes(account, line));
    if (destination === null || lines.length === 0) return [];
    const grounds = forFurnisher(about(findings, 'account', account.id), lines).filter(
      (finding) => finding.confidence !== 'low',
    );
    if (grounds.length === 0) return [];
    const disputed = lines.filter((line) => grounds.some((finding) => finding.bureaus.includes(line.bureau)));
    return [
      {
        destination,
        topic: 'accounts' as const,
        item: accountItem(account, disputed, grounds, { kind: 'furnisher' }),
      },
    ];
  });
}

function personal(report: Report, findings: readonly Finding[]): readonly Omit<Point, 'separate'>[] {
  return report.bureaus.flatMap((bureau) => {
    const here = findings.filter(
      (finding) => finding.subject.kind === 'personal' && finding.bureaus.includes(bureau),
    );
    return personalItems(here, bureau).map((item) => ({
      destination: bureauDestination(bureau),
      topic: 'personal' as const,
      item,
    }));
  });
}

function inquiries(report: Report, findings: readonly Finding[]): readonly Omit<Point, 'separate'>[] {
  return report.inquiries.flatMap((inquiry) => {
    const here = about(findings, 'inquiry', inquiry.id);
    if (here.length === 0) return [];
    return [
      {
        destination: bureauDestination(inquiry.bureau),
        topic: 'inquiries' as const,
        item: inquiryItem(inquiry, here),
      },
    ];
  });
}

function publicRecords(report: Report, findings: readonly Finding[]): readonly Omit<Point, 'separate'>[] {
  return report.publicRecords.flatMap((record) => {
    const here = about(findings, 'publicRecord', record.id);
    if (here.length === 0) return [];
    return [
      {
        destination: bureauDestination(record.bureau),
        topic: 'publicRecords' as const,
        item: recordItem(record, here),
      },
    ];
  });
}

type Select = (report: Report, findings: readonly Finding[]) => readonly Omit<Point, 'separate'>[];

const negative: Select = (report, findings) => [
  ...toBureaus(report, findings, 'accounts'),
  ...toFurnishers(report, findings),
];

const selects: Readonly<Record<OptionId, Select>> = {
  1: negative,
  2: personal,
  3: (report, findings) => toBureaus(report, findings, 'late'),
  4: (report, findings) => toBureaus(report, findings, 'chargeOffs'),
  5: inquiries,
  6: (report, findings) =>
    [negative, personal, inquiries, publicRecords].flatMap((select) => select(report, findings)),
};

/** Option 6 first: what goes out separately does not go out again with others. Unknown numbers select nothing. */
export function automaticPoints(
  report: Report,
  findings: readonly Finding[],
  options: readonly number[],
): readonly Point[] {
  const chosen = [...new Set(options)].filter(isOptionId).toSorted((one, other) => one - other);
  const ordered = [...chosen.filter((option) => option === 6), ...chosen.filter((option) => option !== 6)];
  return ordered.flatMap((option) =>
    selects[option](report, findings).map((point) => ({ ...point, separate: option === 6 })),
  );
}

/** Chosen accounts to chosen destinations: a bureau only where it reports the account, a furnisher only its own. */
export function manualPoints(
  report: Report,
  findings: readonly Finding[],
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
        forBureau(about(findings, 'account', account.id), bureau, null),
        { kind: 'bureau', bureau },
      );
      return [{ destination: bureauDestination(bureau), topic: 'accounts' as const, item, separate: false }];
    }),
  );
  const toFurnisher = accounts.flatMap((account) => {
    const destination = furnisherOf(account, report);
    const lines = seen(account);
    if (destination === null || lines.length === 0 || !choice.destinations.includes(destination.id))
      return [];
    const item = accountItem(account, lines, forFurnisher(about(findings, 'account', account.id), lines), {
      kind: 'furnisher',
    });
    return [{ destination, topic: 'accounts' as const, item, separate: false }];
  });
  return [...toBureau, ...toFurnisher];
}
