/**
 * Notations that the client disputes an account, and the letters to the bureaus that ask to remove them because the client no
 * longer does. Lenders may want them gone before they approve a mortgage. The letters say nothing else about the accounts.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { disputeMark } from '../findings/disputes.ts';
import { cite, citeReportDate, notReported } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import type { IsoDate, Report, Tradeline } from '../report/model.ts';
import { bureauDestination } from './destinations.ts';
import type { Item, Letter, LetterProfile, Sentence } from './letter.ts';
import { quoted } from './next/history.ts';
import { identificationOf, senderOf } from './openingAndClosing.ts';
import { inParts, slug } from './planLetters.ts';
import { as, phrase, say } from './sentence.ts';

/** A bureau's notation on one account. */
export interface OpenMark {
  readonly bureau: Bureau;
  /** The account's key in letters about this report. */
  readonly item: string;
  readonly heading: Sentence;
  /** When the account was opened; absent if the report doesn't say it. */
  readonly opened?: string;
  /** The value or remark that is the notation. */
  readonly mark: Evidence;
  /** The company that reports the account. */
  readonly furnisher: Sentence;
}

/**
 * The open notations of a report, by account: that the client disputes it (XB and its like), or still disagrees after the
 * investigation (XC). A remark that a dispute is over (XH) is none, and a remark that nobody can read isn't either.
 */
export const disputeMarksIn = ({ accounts }: Report): readonly OpenMark[] =>
  accounts.flatMap(({ id, creditor, tradelines }) =>
    tradelines.flatMap((line) => {
      const mark = disputeMark(line);
      return mark === null ? [] : [openMark(`account:${id}`, line, creditor, mark)];
    }),
  );

function openMark(item: string, line: Tradeline, creditor: string, mark: Evidence): OpenMark {
  const [name, number] = [cite(line, 'creditorName'), cite(line, 'accountNumber')];
  const isNamed = name.value !== notReported;
  const opened = cite(line, 'dateOpened').value;
  const heading = phrase`${isNamed ? name : creditor || 'Account'}`;
  return {
    bureau: line.bureau,
    item,
    heading: number.value === notReported ? heading : phrase`${heading}, account ${number}`,
    ...(opened !== notReported && { opened }),
    mark,
    furnisher: isNamed ? phrase`${name}` : as('the company that reports it'),
  };
}

interface MarkLetterInput {
  readonly report: Report;
  readonly profile: LetterProfile;
  /** Only those that the client no longer disputes. */
  readonly marks: readonly OpenMark[];
  readonly today: IsoDate;
}

/** One letter for each bureau, with at most six accounts. */
export function planMarkLetters({ report, profile, marks, today }: MarkLetterInput): readonly Letter[] {
  const byBureau = [...Map.groupBy(marks, ({ bureau }) => bureau)];
  return byBureau.flatMap(([bureau, own]) =>
    inParts(own).map((part, place) => {
      const destination = bureauDestination(bureau);
      const items = part.map(itemOf);
      const one = items.length === 1;
      return {
        id: `${slug(destination)}-dispute-notation-${String(place + 1)}`,
        destination,
        topic: 'accounts' as const,
        date: today,
        sender: senderOf(profile),
        identification: identificationOf(destination, profile, items),
        subject: say`Request to remove ${one ? 'a dispute notation' : 'dispute notations'} from my credit file`,
        blocks: [
          { kind: 'paragraph' as const, sentences: opening(report, one) },
          ...items.map((item, index) => ({ kind: 'item' as const, number: index + 1, item })),
          {
            kind: 'paragraph' as const,
            sentences: [
              say`Please confirm in writing that the ${one ? 'notation has' : 'notations have'} been removed.`,
            ],
          },
        ],
        exhibits: [],
        purpose: 'disputeMark' as const,
        encloses: [],
      };
    }),
  );
}

function opening({ reportDate, bureaus }: Report, one: boolean): readonly Sentence[] {
  const which = bureaus.length > 2 ? 'my three-bureau report' : 'my credit report';
  const source = reportDate === null ? as(which) : phrase`${which} dated ${citeReportDate(reportDate, null)}`;
  return [
    say`According to ${source}, my file notes a dispute of ${one ? 'the account' : 'the accounts'} below.`,
    say`I no longer dispute ${one ? 'it' : 'them'}.`,
  ];
}

const itemOf = ({ item, heading, mark, furnisher }: OpenMark): Item => ({
  key: item,
  heading,
  states: [say`Your file shows: ${quoted(phrase`${mark}`)}`],
  grounds: [],
  asks: [
    say`Please remove every notation in my file that I dispute this account, and tell ${furnisher} that I no longer do.`,
  ],
  rules: [],
});
