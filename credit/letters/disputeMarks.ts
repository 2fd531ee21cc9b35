/**
 * Notations that the client disputes an account, and the letters to the bureaus that ask to remove them because the client no
 * longer does. Lenders may want them gone before they approve a mortgage. The letters say nothing else about the accounts.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { disputeMark } from '../findings/disputes.ts';
import { cite, citeReportDate, notReported } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import { remarkSign } from '../findings/remarkSigns.ts';
import type { Account, IsoDate, Report, Tradeline } from '../report/model.ts';
import { bureauDestination } from './destinations.ts';
import type { Item, Letter, LetterProfile, Sentence } from './letter.ts';
import { quoted } from './next/answer.ts';
import { confirmRemoval } from './next/wording/disputeMark.ts';
import { identificationOf, senderOf } from './sender.ts';
import { theReport } from './sourceReport.ts';
import { inParts, slug } from './planLetters.ts';
import { itCombines } from './reported.ts';
import { inParentheses } from './spanishValue.ts';
import { en, es, nothing, phrase, same, say, words } from './sentence.ts';

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
  /** What the report combines, so that it may be another bureau’s notation; null if it is this bureau’s. */
  readonly combined: Sentence | null;
}

/**
 * The open notations of a report, by account: that the client disputes it (XB and its like), or still disagrees after the
 * investigation (XC). A remark that a dispute is over (XH) is none, and a remark that nobody can read isn't either.
 */
export const disputeMarksIn = ({ accounts }: Report): readonly OpenMark[] =>
  accounts.flatMap((account) =>
    account.tradelines.flatMap((line) => {
      const mark = disputeMark(line);
      return mark === null ? [] : [openMark(account, line, mark)];
    }),
  );

function openMark(account: Account, line: Tradeline, shown: Evidence): OpenMark {
  const { id, creditor } = account;
  const own = line.blended ? ownRemark(account, line) : shown;
  const mark = own ?? shown;
  const [name, number] = [cite(line, 'creditorName'), cite(line, 'accountNumber')];
  const isNamed = name.value !== notReported;
  const opened = cite(line, 'dateOpened').value;
  const called = isNamed ? name : creditor === '' ? words('Account', 'Cuenta') : same(creditor);
  const numbered =
    number.value === notReported ? nothing : phrase(en`, account ${number}`, es`, cuenta ${number}`);
  return {
    bureau: line.bureau,
    item: `account:${id}`,
    heading: phrase(en`${called}${numbered}`, es`${called}${numbered}`),
    ...(opened !== notReported && { opened }),
    mark,
    furnisher: isNamed
      ? phrase(en`${name}`, es`${name}`)
      : words('the company that reports it', 'la empresa que la reporta'),
    combined: own === null ? itCombines(account) : null,
  };
}

/** A remark with this bureau's name, which is on no other line, although the rest of the line is combined. */
function ownRemark({ tradelines }: Account, line: Tradeline): Evidence | null {
  const mark = remarkSign(line, 'disputed', 'consumerDisagrees');
  const isShared = tradelines.some(
    (other) => other !== line && other.remarks.some(({ at }) => at === mark?.at),
  );
  return isShared ? null : mark;
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
      const isInFile = part.every(({ combined }) => combined === null);
      return {
        id: `${slug(destination)}-dispute-notation-${String(place + 1)}`,
        destination,
        topic: 'accounts' as const,
        date: today,
        sender: senderOf(profile),
        identification: identificationOf(destination, profile, items),
        subject: one
          ? words(
              'Request to remove a dispute notation from my credit file',
              'Solicitud de retirar una anotación de disputa de mi expediente de crédito',
            )
          : words(
              'Request to remove dispute notations from my credit file',
              'Solicitud de retirar anotaciones de disputa de mi expediente de crédito',
            ),
        blocks: [
          { kind: 'paragraph' as const, sentences: opening(report, one, isInFile) },
          ...items.map((item, index) => ({ kind: 'item' as const, number: index + 1, item })),
          {
            kind: 'paragraph' as const,
            sentences: [confirmRemoval(one)],
          },
        ],
        exhibits: [],
        purpose: 'disputeMark' as const,
        encloses: [],
      };
    }),
  );
}

function opening(report: Report, one: boolean, isInFile: boolean): readonly Sentence[] {
  const which = theReport(report);
  const date = report.reportDate === null ? null : citeReportDate(report.reportDate, null);
  const source = date === null ? which : phrase(en`${which} dated ${date}`, es`${which} del ${date}`);
  const start = isInFile
    ? phrase(en`According to ${source}, my file notes`, es`Según ${source}, mi expediente anota`)
    : phrase(en`${source} notes`, es`${source} anota`);
  return one
    ? [
        say(en`${start} a dispute of the account below.`, es`${start} una disputa de la cuenta que sigue.`),
        words('I no longer dispute it.', 'Ya no la disputo.'),
      ]
    : [
        say(
          en`${start} a dispute of the accounts below.`,
          es`${start} una disputa de las cuentas que siguen.`,
        ),
        words('I no longer dispute them.', 'Ya no las disputo.'),
      ];
}

function itemOf({ item, heading, mark, furnisher, combined }: OpenMark): Item {
  const quote = quoted(phrase(en`${mark}`, es`${mark}`));
  const meaning = words('', inParentheses(mark));
  return {
    key: item,
    heading,
    states:
      combined === null
        ? [say(en`Your file shows: ${quote}`, es`Su expediente muestra: ${quote}${meaning}`)]
        : [say(en`My report shows: ${quote}`, es`Mi informe muestra: ${quote}${meaning}`), combined],
    grounds: [],
    asks: [
      say(
        en`Please remove every notation in my file that I dispute this account, and tell ${furnisher} that I no longer do.`,
        es`Por favor, retiren de mi expediente toda anotación de que disputo esta cuenta y avisen a ${furnisher} que ya no la disputo.`,
      ),
    ],
    rules: [],
  };
}
