import { ids } from './invented.ts';

interface ParameterExample {
  readonly description: string;
  readonly example: string;
}

/** What each parameter of a path means, with a value it can have. */
export const pathParameters: Readonly<Record<string, ParameterExample>> = {
  profileId: { description: 'The id of a profile.', example: ids.profile },
  reportId: { description: "The id of one of the profile's credit reports.", example: ids.report },
  otherReportId: { description: 'The id of another of them.', example: ids.report },
  eventId: { description: 'The id of a recorded event.', example: ids.event },
  letterId: { description: 'The id of a letter.', example: ids.letter },
  fileId: { description: 'The id of a photo or PDF.', example: ids.file },
  scanId: { description: 'A scan of the inbox.', example: ids.file },
  bureau: { description: 'A credit bureau.', example: 'TransUnion' },
  sessionId: { description: 'The id of a set of letters.', example: ids.session },
  workId: { description: 'The id of work for a client, from its reports.', example: ids.session },
  statementId: { description: 'The id of what a client said about an item.', example: ids.confirmation },
  confirmationId: { description: 'The id of a confirmed reason.', example: ids.confirmation },
  accountId: { description: 'The id of an account in a report.', example: 'account-1' },
  selectedOptions: {
    description: 'The option ids, separated by commas: the same as in the body.',
    example: '1,5',
  },
  provider: { description: 'A credit report provider.', example: 'MyFreeScoreNow' },
  kind: { description: 'Which of the three documents.', example: 'ssn' },
  count: { description: 'The number of generations to buy, 1 to 10.', example: '3' },
  day: { description: 'A day of the calendar.', example: '2026-11-22' },
  key: { description: 'The Idempotency-Key the profile was created with.', example: 'a1b2c3d4e5f6a7b8' },
  clientKey: { description: 'The key of a client link.', example: 'Qm9vay1hLWxpbmstaGVyZQ' },
  name: {
    description: 'The name of a logo, from the URL that its upload returned.',
    example: 'bG9nby1vZi1hLWNvbXBhbn',
  },
  ticket: {
    description: 'The last part of a one-time URL.',
    example: 'b25lLXRpbWUtdGlja2V0LWZvci1hLXJlcG9ydC1wYWd',
  },
};

/** What names mean in the calls that list clients, where `from` and `before` are instants. */
const inClientLists: Readonly<Record<string, string>> = {
  from: 'Only those created at this instant or later.',
  before: 'Only those created before this instant.',
  limit: 'The most to return, up to 200; 0 for the numbers alone; otherwise all.',
  uncounted: '`true` for the rows without the numbers, which take longer the longer the list is.',
  standings:
    '`true` for where each client’s letters are, what is to be done next, and how their scores changed.',
  wholeBelow: 'All of the list, in spite of the other parameters, if the account has fewer than this.',
};

/** What a parameter of a call's query means. */
export const queryParameterOf = (call: string, name: string): string | undefined =>
  (call === 'listProfiles' || call === 'listClients' ? inClientLists[name] : undefined) ??
  queryParameters[name];

const queryParameters: Readonly<Record<string, string>> = {
  left: 'How many letters of the set are known to be neither mailed nor ordered; `all` for a set that has just been written.',
  analysis: 'The id of an analysis.',
  Client: 'The id of a client.',
  report: 'The id of a report.',
  language: 'The language of the page.',
  key: 'The key of a print link, for a signed-in user outside the account.',
  profileId: 'The id of a profile.',
  kind: 'What was read, or `refused`.',
  before: 'The `next` of the previous page.',
  all: '`true` for every set.',
  group: 'The group of work whose items are wanted.',
  from: 'How many of them to pass over.',
  search: 'Part of the name, ignoring case and accents.',
  status: 'Only clients with this status.',
  sort: '`name`, which is usual, or `date`: when they were added.',
  descending: '`true` for the reverse order.',
  offset: 'How many to pass over.',
  first: 'The first day.',
  last: 'The last day.',
  period:
    'What was decided since the first of this month (`month`), in the last 90 days (`quarter`), in the last year, or at any time.',
  latest: '`true` for the newest part of the list, with `next` where the next part begins.',
  profile: 'The id of a profile.',
  glossIn: 'The language in which to say what each sentence means; without it, nothing is said.',
  starts:
    'The instants at which the days begin, and the one at which the last ends, in order and separated by commas.',
  on: 'The day on which the contract is to be signed.',
  repeat: '`true` to generate the same choice from the same report again within 24 hours.',
  decision: 'The card provider’s decision, such as ACCEPT.',
  reason_code: 'The card provider’s reason code.',
  req_reference_number: 'The order.',
  req_transaction_uuid: 'The transaction of the order.',
  signed_field_names: 'The names of the signed fields.',
  signature: 'The signature of the signed fields.',
};
