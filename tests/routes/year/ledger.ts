/**
 * How the year of the stories ends, on December 31: worked out with a paper calendar of 2026, section 611 of the Fair Credit
 * Reporting Act, and the stories, never with the product.
 */

/** Received and by which proof, due, result by, ask on. */
type Clock = readonly [received: string, due: string, resultBy: string, askOn: string];

/** Of each client, by letter; null for creditors, who owe no answer to a letter that was prepared here. */
export const clocks: Readonly<Record<string, Readonly<Record<string, Clock | null>>>> = {
  Ana: { letter: ['2026-01-11 assumed', '2026-02-10', '2026-02-18', '2026-02-23'] },
  Ben: { letter: ['2026-03-05 receipt', '2026-04-04', '2026-04-10', '2026-04-15'] },
  Cam: { letter: ['2026-06-18 client', '2026-07-18', '2026-07-24', '2026-07-29'] },
  Dee: { letter: ['2026-06-30 assumed', '2026-07-30', '2026-08-06', '2026-08-11'] },
  Eli: {
    letter: ['2026-10-06 assumed', '2026-11-20', '2026-11-30', '2026-12-05'],
    other: ['2026-10-06 assumed', '2026-11-05', '2026-11-13', '2026-11-18'],
  },
  Fay: { letter: ['2026-05-09 assumed', '2026-06-23', '2026-06-30', '2026-07-05'] },
  Gus: {
    // March 9 is a Monday: 10, 11, 12, 13, 16.
    first: ['2026-02-07 assumed', '2026-03-09', '2026-03-16', '2026-03-21'],
    second: ['2026-03-15 assumed', '2026-04-14', '2026-04-21', '2026-04-26'],
  },
  // February 16 is Presidents’ Day, a Monday: 17, 18, 19, 20, 23.
  Hal: { letter: ['2026-01-17 assumed', '2026-02-16', '2026-02-23', '2026-02-28'] },
  Ivy: {
    one: ['2026-08-03 portal', '2026-09-02', '2026-09-10', '2026-09-15'],
    two: ['2026-08-03 portal', '2026-09-02', '2026-09-10', '2026-09-15'],
  },
  Jon: { letter: null, other: null },
  Kim: {
    first: ['2026-09-06 assumed', '2026-10-06', '2026-10-14', '2026-10-19'],
    // November 23 is a Monday, and the 26th is Thanksgiving: 24, 25, 27, 30, December 1.
    second: ['2026-10-24 assumed', '2026-11-23', '2026-12-01', '2026-12-06'],
  },
  Lea: { letter: ['2026-04-12 assumed', '2026-05-12', '2026-05-19', '2026-05-24'] },
};

/** Clients whose newest report shows nothing negative. All others have something to review. */
export const finished: readonly string[] = ['Kim'];

export interface Line {
  readonly client: string;
  readonly letter: string;
  readonly recipient: string;
  readonly account: string;
  readonly round: number;
  /** The state and, in parentheses, what waits for a person. */
  readonly stands: string;
  /** As what figures count it; null if nowhere. */
  readonly as: string | null;
  readonly decidedOn: string | null;
  /** The date printed on an answer on the merits. */
  readonly printed: string | null;
}

const line = (
  [client, letter, recipient, account]: readonly [string, string, string, string],
  stands: string,
  as: string | null,
  decidedOn: string | null = null,
  printed: string | null = null,
  round = 1,
): Line => ({ client, letter, recipient, account, round, stands, as, decidedOn, printed });

const ivy = (letter: string, account: string, stands: string, as: string) =>
  line(['Ivy', letter, 'Equifax', account], stands, as, '2026-08-28', '2026-08-25');

/** In the order in which the clients' pages list them. */
export const lines: readonly Line[] = [
  line(['Ana', 'letter', 'Equifax', 'card'], 'deleted', 'deleted', '2026-02-12', '2026-02-09'),
  line(['Ana', 'letter', 'Equifax', 'loan'], 'deleted', 'deleted', '2026-02-12', '2026-02-09'),
  line(['Ben', 'letter', 'Experian', 'card'], 'leftAsIs', 'verified', '2026-05-01', '2026-04-28'),
  line(['Cam', 'letter', 'TransUnion', 'card'], 'unanswered (decideUnanswered)', 'unanswered'),
  line(['Dee', 'letter', 'Equifax', 'card'], 'deletedByReport', 'notSeen', '2026-07-31'),
  line(['Eli', 'letter', 'Equifax', 'card'], 'withdrawn', null),
  line(['Eli', 'other', 'Experian', 'card'], 'refused (decideRefused)', 'refused', '2026-10-20'),
  line(
    ['Fay', 'letter', 'TransUnion', 'card'],
    'partlyCorrected (decidePartlyCorrected)',
    'partlyCorrected',
    '2026-07-06',
    '2026-07-01',
  ),
  line(['Gus', 'first', 'Experian', 'card'], 'refused', 'refused', '2026-02-20'),
  line(['Gus', 'second', 'Experian', 'card'], 'corrected', 'corrected', '2026-04-20', '2026-04-14', 2),
  line(
    ['Hal', 'letter', 'Equifax', 'card'],
    'reinsertedUnnoticed (decideReappeared)',
    'reappeared',
    '2026-07-01',
  ),
  line(
    ['Hal', 'letter', 'Equifax', 'loan'],
    'reinsertedWithNotice (decideReappeared)',
    'reappeared',
    '2026-07-01',
  ),
  ivy('one', 'a', 'deleted', 'deleted'),
  ivy('one', 'b', 'corrected', 'corrected'),
  ivy('one', 'c', 'leftAsIs', 'partlyCorrected'),
  ivy('one', 'd', 'deleted', 'deleted'),
  ivy('one', 'e', 'deleted', 'deleted'),
  ivy('one', 'f', 'deleted', 'deleted'),
  ivy('two', 'g', 'leftAsIs', 'verified'),
  line(['Ivy', 'two', 'Equifax', 'h'], 'questionOpen (askWhetherAnythingCame)', 'open'),
  line(['Ivy', 'two', 'Equifax', 'i'], 'notInFile', null),
  ivy('two', 'j', 'corrected', 'corrected'),
  ivy('two', 'k', 'corrected', 'corrected'),
  ivy('two', 'l', 'leftAsIs', 'verified'),
  line(['Jon', 'letter', 'Northwind Bank', 'card'], 'corrected', 'corrected', '2026-09-01'),
  line(['Jon', 'other', 'South Lending', 'loan'], 'investigating', 'open'),
  // The follow-up has the answer to both.
  line(['Kim', 'first', 'TransUnion', 'card'], 'superseded', null),
  line(['Kim', 'second', 'TransUnion', 'card'], 'deleted', 'deleted', '2026-11-10', '2026-11-06'),
  line(['Lea', 'letter', 'Experian', 'card'], 'questionOpen (askWhetherAnythingCame)', 'open'),
];
