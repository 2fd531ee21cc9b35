/** The text around the items: subject, opening, closing, and sender. */
import { citeReportDate, notReported } from '../findings/evidence.ts';
import { usDate } from '../findings/formatValue.ts';
import type { Report } from '../report/model.ts';
import type {
  Block,
  Destination,
  Exhibit,
  Item,
  Letter,
  LetterProfile,
  Sender,
  Sentence,
  Topic,
} from './letter.ts';
import { lastFourOf, ssnLabel } from './fullSsn.ts';
import { as, joined, phrase, say } from './sentence.ts';
import type { Evidence } from '../findings/finding.ts';

function reportDate({ reportDate: date }: Report): Evidence | null {
  return date === null ? null : citeReportDate(date, null);
}

function dated(report: Report): Sentence {
  const date = reportDate(report);
  const which = report.bureaus.length > 2 ? 'my three-bureau report' : 'my credit report';
  return date === null ? as(which) : phrase`${which} dated ${date}`;
}

function disputes(items: readonly Item[]): boolean {
  return items.some((item) => item.grounds.length > 0);
}

/** Whether the letter says that personal information is wrong. Rules I1 and I3 only ask about an entry. */
function corrects(items: readonly Item[]): boolean {
  return disputes(items) || items.some(({ rules }) => rules.some((rule) => rule !== 'I1' && rule !== 'I3'));
}

export function subjectOf(
  topic: Topic,
  destination: Destination,
  items: readonly Item[],
  report: Report,
): Sentence {
  const date = reportDate(report);
  const of = date === null ? phrase`` : phrase`, report dated ${date}`;
  if (destination.kind === 'furnisher') {
    const [first] = items;
    const which =
      items.length === 1 && first !== undefined
        ? phrase`${first.heading}`
        : phrase`${inWords(items.length)} accounts`;
    return disputes(items) ? say`Dispute: ${which}` : say`Request to verify: ${which}`;
  }
  const one = items.length === 1;
  const subjects: Readonly<Record<Topic, string>> = {
    accounts: `Dispute of ${one ? 'an account' : 'accounts'} in my credit file`,
    late: 'Dispute of payments reported as late in my credit file',
    chargeOffs: `Dispute of ${one ? 'a charge-off or collection' : 'charge-offs and collections'} in my credit file`,
    personal: `${corrects(items) ? 'Correction of' : 'Request to verify'} personal information in my credit file`,
    inquiries: `Request to reinvestigate ${one ? 'an inquiry' : 'inquiries'} in my credit file`,
    publicRecords: `Dispute of ${one ? 'a court record' : 'court records'} in my credit file`,
  };
  const asksOnly = (topic === 'accounts' || topic === 'late' || topic === 'chargeOffs') && !disputes(items);
  const request = `Request to verify ${one ? 'an account' : 'accounts'} in my credit file`;
  return say`${asksOnly ? request : subjects[topic]}${of}`;
}

function opening(
  topic: Topic,
  destination: Destination,
  items: readonly Item[],
  report: Report,
): readonly Sentence[] {
  const one = items.length === 1;
  if (destination.kind === 'furnisher') {
    const which = accounts(items.length);
    return disputes(items)
      ? [
          say`I dispute information that you report about ${which}, as shown in ${dated(report)}.`,
          say`Please investigate it, and correct whatever is inaccurate or incomplete (15 U.S.C. § 1681s-2(a)(2)).`,
        ]
      : [say`I am asking you to verify what you report about ${which}, as shown in ${dated(report)}.`];
  }
  const law = '15 U.S.C. § 1681i(a)(1)';
  switch (topic) {
    case 'personal':
      return [
        say`${dated(report)} shows the ${one ? 'entry' : 'entries'} below in my file.`,
        say`Please check ${one ? 'it' : 'them'} against my identification above, and reinvestigate ${one ? 'it' : 'them'} under ${law}.`,
      ];
    case 'inquiries':
      return [
        say`I am writing about ${one ? 'an inquiry' : 'inquiries'} in my file, as shown in ${dated(report)}.`,
        say`Please reinvestigate ${one ? 'it' : 'each of them'} under ${law}.`,
      ];
    case 'publicRecords':
      return [
        say`I dispute the court ${one ? 'record' : 'records'} below, as shown in ${dated(report)}.`,
        say`Please reinvestigate ${one ? 'it' : 'them'} under ${law}.`,
      ];
    case 'accounts':
    case 'late':
    case 'chargeOffs':
    default:
      return [
        say`${disputeOf(items)}, as shown in ${dated(report)}.`,
        say`Please reinvestigate ${one ? 'it' : 'each of them'} under ${law}.`,
      ];
  }
}

/** An account that nothing contradicts is not disputed; the letter only asks about it. */
function disputeOf(items: readonly Item[]): string {
  const places = (isDisputed: boolean) =>
    items.flatMap((item, index) => (item.grounds.length > 0 === isDisputed ? [String(index + 1)] : []));
  const [disputed, questioned] = [places(true), places(false)];
  const which = accounts(items.length);
  if (disputed.length === 0) return `I am asking you to verify what my file shows about ${which}`;
  if (questioned.length === 0) return `I dispute information in my file about ${which}`;
  const named = (numbers: readonly string[]) =>
    `${numbers.length === 1 ? 'item' : 'items'} ${joined(numbers).text}`;
  return `I dispute information in my file about ${named(disputed)} below, and I am asking you to verify ${named(questioned)}`;
}

function accounts(count: number): string {
  return count === 1 ? 'the account below' : `the ${inWords(count)} accounts below`;
}

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "two"; from ten on in figures. */
export function inWords(count: number): string {
  return numerals[count] ?? String(count);
}

function closing(destination: Destination, exhibits: readonly Exhibit[], items: number): readonly Sentence[] {
  const { several, shown } = exhibited(exhibits, items);
  const pages = several ? `The enclosed exhibits show ${shown}` : `The enclosed exhibit shows ${shown}`;
  const proof = exhibits.length > 0 ? [say`${pages}.`] : [];
  return destination.kind === 'bureau'
    ? [
        ...proof,
        say`Please send me the results in writing, with a corrected copy of my report if anything changes.`,
      ]
    : [
        ...proof,
        say`Please report any correction to each bureau to which you reported the wrong information, and send me the results of your investigation in writing.`,
      ];
}

/** What the exhibits show. Everything that one item quotes is one exhibit. */
export function exhibited(exhibits: readonly Exhibit[], items: number) {
  const several = new Set(exhibits.map(({ number }) => number)).size > 1;
  const accounts = several
    ? 'the accounts as my report shows them at each bureau'
    : 'the account as my report shows it at each bureau';
  const entries = items > 1 ? 'the entries as my report lists them' : 'the entry as my report lists it';
  return { several, shown: exhibits.some(({ about }) => about === 'account') ? accounts : entries };
}

export function blocksOf(
  topic: Topic,
  destination: Destination,
  items: readonly Item[],
  report: Report,
  exhibits: readonly Exhibit[],
): readonly Block[] {
  return [
    { kind: 'paragraph', sentences: opening(topic, destination, items, report) },
    ...items.map((item, index): Block => ({ kind: 'item', number: index + 1, item })),
    { kind: 'paragraph', sentences: closing(destination, exhibits, items.length) },
  ];
}

export function senderOf(profile: LetterProfile): Sender {
  const region = [profile.state, profile.postalCode].filter((part) => part !== '').join(' ');
  const city = [profile.city, region].filter((part) => part !== '').join(', ');
  return {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    lines: [profile.streetAddress, city].filter((line) => line !== ''),
    phone: profile.phone,
  };
}

/**
 * What identifies the client (12 CFR 1022.123). A bureau finds a file by date of birth and SSN. A furnisher finds the
 * account by its number and gets only the phone number. Without a number for every account it would have nothing to
 * find them by (12 CFR 1022.43(d)(1)), so it gets the date of birth and the last four digits. The full number is put
 * in only where a letter is printed (`fullSsn.ts`).
 */
export function identificationOf(
  destination: Destination,
  profile: LetterProfile,
  items: readonly Item[],
): Letter['identification'] {
  const line = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label, value }];
  if (destination.kind === 'furnisher' && items.every(isNumbered)) return line('Telephone', profile.phone);
  return [
    ...line('Date of birth', profile.dob === null ? null : usDate(profile.dob)),
    ...line(ssnLabel, lastFourOf(profile.ssn)),
    ...line('Telephone', profile.phone),
  ];
}

/** Whether an item's heading gives at least four characters of the account number. */
function isNumbered({ heading }: Item): boolean {
  return heading.evidence.some(
    ({ field, value }) =>
      field === 'accountNumber' &&
      value !== notReported &&
      value.replace(/[^0-9A-Za-z]|x{2,}/gi, '').length >= 4,
  );
}
