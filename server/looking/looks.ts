/**
 * What is shown of reports: functions of their models and of plain values, because for long reports they run in a process of
 * their own. `other` is another report of the client; null if there is none, or if it isn't needed.
 */
import type { Call, ReplyOf } from '#contract/call.ts';
import { disputeGrounds } from '#contract/grounds.ts';
import { disputeItems } from '#contract/itemGrounds.ts';
import { compareReports } from '#contract/reportComparison.ts';
import { accountInformation, manualAccounts } from '#contract/reports.ts';
import { CallError } from '#contract/failures.ts';
import { type ComparedRecord, sideBySide } from '#credit/comparison/sideBySide.ts';
import type { Consumer } from '#credit/findings/finding.ts';
import { namesSomebodyElse, ofDifferentPeople, primaryNames } from '#credit/findings/foreignEntries.ts';
import { choiceToday } from '#credit/letters/choiceToday.ts';
import { destinationsOf } from '#credit/letters/destinations.ts';
import { disputeMarksIn } from '#credit/letters/disputeMarks.ts';
import type { Letter, LetterProfile } from '#credit/letters/letter.ts';
import { deniedIn, type Denied, saidAbout, type SaidNow } from '#credit/letters/next/denied.ts';
import type { Choice } from '#credit/letters/planLetters.ts';
import type { Stated } from '#credit/letters/stated.ts';
import { type WithdrawnStatement, withdrawnIn } from '#credit/letters/withdrawn.ts';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { accountDetail, accountRow } from '#credit/report/accountDetail.ts';
import type { Report } from '#credit/report/model.ts';
import { isNegative } from '#credit/report/negative.ts';
import type { Language } from '#vocabulary/languages.ts';
import { type ForGrounds, groundsIn } from './grounds.ts';
import { seenInImport, seenOfItems } from './imported.ts';
import { type ForItems, itemsIn } from './items.ts';
import { type AskedCompany, companyOf } from './planning/companyOf.ts';
import { inquirersAt } from './planning/inquirersAt.ts';
import { markLettersFrom } from './planning/markLettersFrom.ts';
import { type ForPlan, type Planned, plannedFrom } from './planning/planned.ts';
import { type ForLetter, writtenAgainFrom } from './planning/writtenAgainFrom.ts';
import { lateMonthsIn, statedItemIn } from './stated.ts';

interface ForPage {
  readonly language: Language;
  /** Civil date where the account is. */
  readonly today: string;
  readonly profile: Consumer | null;
  readonly isMasked?: boolean;
}

type Named = ReplyOf<typeof compareReports>['now'];

export const looks = {
  page: (report: Report, before: Report | null, given: ForPage): string =>
    reportHtml(report, { ...given, before }),

  /** The model itself, for people who read it. */
  printed: (report: Report): string => `${JSON.stringify(report, null, 2)}\n`,

  grounds: (
    report: Report,
    before: Report | null,
    given: ForGrounds & Pick<ReplyOf<typeof disputeGrounds>, 'confirmations'>,
  ): ReplyOf<typeof disputeGrounds> => ({
    accounts: groundsIn(report, before, given),
    confirmations: given.confirmations,
  }),

  items: (
    report: Report,
    _: Report | null,
    given: Omit<ForItems, 'stated'> & Pick<ReplyOf<typeof disputeItems>, 'statements'>,
  ): ReplyOf<typeof disputeItems> => ({
    items: itemsIn(report, { ...given, stated: given.statements.map(({ item }) => item) }),
    statements: given.statements,
  }),

  /** Throws `nothingToDispute`. */
  letters: (report: Report, before: Report | null, given: ForPlan): Planned =>
    plannedFrom(report, before, given),

  writtenAgain: (report: Report, before: Report | null, given: ForLetter) =>
    writtenAgainFrom(report, before, given),

  markLetters: markLettersFrom,

  /** The choice by the ids that its accounts have today. */
  choiceToday: (
    report: Report,
    _: Report | null,
    { choice, letters }: { readonly choice: Choice; readonly letters: readonly Letter[] },
  ): Choice => choiceToday(choice, letters, report),

  /** What letters about the report state and today's rules don't. */
  withdrawn: (
    report: Report,
    before: Report | null,
    { letters, profile }: { readonly letters: readonly Letter[]; readonly profile: LetterProfile | null },
  ): readonly WithdrawnStatement[] => withdrawnIn(letters, { report, profile, before }),

  /** What a client said about a report, for `denied` of their others. */
  saidAbout: (report: Report, _: Report | null, { stated }: Pick<SaidNow, 'stated'>): readonly Stated[] =>
    saidAbout({ report, stated }),

  denied: (
    report: Report,
    _: Report | null,
    { elsewhere, ...said }: Omit<SaidNow, 'report'> & { readonly elsewhere: readonly Stated[] },
  ): Denied => deniedIn({ report, ...said }, elsewhere),

  /** Of each account. */
  companies: (report: Report, _: Report | null, { asked }: { readonly asked: readonly AskedCompany[] }) =>
    asked.map((one) => companyOf(one, report)),

  inquirers: (report: Report, _: Report | null, { bureaus }: { readonly bureaus: readonly string[] }) =>
    bureaus.map((bureau) => inquirersAt(report, bureau)),

  /** The newer report, and the older. */
  comparison: (
    now: Report,
    before: Report | null,
    named: { readonly before: Named; readonly now: Named },
  ): ReplyOf<typeof compareReports> => ({
    before: named.before,
    now: named.now,
    differentPeople: before !== null && ofDifferentPeople(before, now),
    bureaus: before === null ? [] : sideBySide(before, now).map(plain),
  }),

  accounts: (
    report: Report,
    _: Report | null,
    { negativeOnly }: { readonly negativeOnly: boolean },
  ): ReplyOf<typeof manualAccounts> => ({
    results: report.accounts
      .map((account) => ({
        ...accountRow(account),
        negative: isNegative(account),
        bureaus: [...new Set(account.tradelines.map(({ bureau }) => bureau))],
      }))
      .filter(({ negative }) => negative || !negativeOnly),
  }),

  /** Throws `notFound`. */
  account: (
    report: Report,
    _: Report | null,
    { accountId }: { readonly accountId: string },
  ): ReplyOf<typeof accountInformation> => {
    const account = report.accounts.find(({ id }) => id === accountId);
    if (account === undefined) throw new CallError('notFound');
    return {
      id: account.id,
      name: account.creditor,
      TransUnion: accountDetail(account, 'TransUnion'),
      Experian: accountDetail(account, 'Experian'),
      Equifax: accountDetail(account, 'Equifax'),
    };
  },

  destinations: (report: Report) => destinationsOf(report).map(({ id, name, kind }) => ({ id, name, kind })),

  marks: (report: Report) => ({ reportDate: report.reportDate, marks: disputeMarksIn(report) }),

  /** The names on a report that is another person's; none if it is the client's. */
  othersNames: (
    report: Report,
    _: Report | null,
    { profile }: { readonly profile: Consumer },
  ): readonly string[] => (namesSomebodyElse(report, profile) ? primaryNames(report) : []),

  areDifferentPeople: (report: Report, other: Report | null): boolean =>
    other !== null && ofDifferentPeople(other, report),

  scores: ({ scores, personal }: Report) => ({ scores, personal }),

  imported: seenInImport,

  disputedItems: seenOfItems,

  lateMonths: lateMonthsIn,

  statedItem: statedItemIn,
};

type Looks = typeof looks;
export type LookName = keyof Looks;
export type GivenFor<Name extends LookName> = Looks[Name] extends (
  report: Report,
  other: Report | null,
  given: infer Given,
) => unknown
  ? unknown extends Given
    ? Record<string, never>
    : Given
  : never;
export type SeenIn<Name extends LookName> = ReturnType<Looks[Name]>;

/** The calls whose whole reply is seen in a look; of all others, only our own code sees the result. */
export const wholeReplies: { readonly [Name in LookName]?: Call } = {
  grounds: disputeGrounds,
  items: disputeItems,
  comparison: compareReports,
  accounts: manualAccounts,
  account: accountInformation,
};

/** With lists of its own, as replies have them. */
const plain = ({
  bureau,
  score,
  accounts,
  inquiries,
  publicRecords,
}: ReturnType<typeof sideBySide>[number]) => ({
  bureau,
  score,
  accounts: accounts.map(plainRecord),
  inquiries: inquiries.map(plainRecord),
  publicRecords: publicRecords.map(plainRecord),
});
const plainRecord = ({ values, ...record }: ComparedRecord) => ({ ...record, values: [...values] });
