import { findAccessKey } from '#server/access/recorder.ts';
import { verifyAccess, type Break, type Verification } from '#server/access/verify.ts';
import { openRecord } from '#server/store/openRecord.ts';

type Place = Parameters<typeof openRecord>[0];

/** What the command prints, and whether the record is as it was written. */
export interface Answer {
  readonly lines: readonly string[];
  readonly isWhole: boolean;
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function sentence({ accountId, number, reason }: Break): string {
  const whose = accountId === 'server' ? "The server's own record" : `The record of account ${accountId}`;
  switch (reason) {
    case 'altered':
      return `${whose} was altered: row ${number} is not as it was written.`;
    case 'missing':
      return `${whose} is incomplete: row ${number} is missing.`;
    case 'headAltered':
      return `${whose} was altered: its head is not as it was written.`;
    case 'unopened':
      return `${whose} was altered: the server's own record does not know its beginning.`;
  }
}

function answerOf({ accounts, rows, breaks }: Verification): Answer {
  const counted = `${plural(rows, 'row')} in ${plural(accounts, 'record')}`;
  return breaks.length === 0
    ? { lines: [`Every row is as it was written: ${counted}.`], isWhole: true }
    : { lines: breaks.map(sentence), isWhole: false };
}

/** Verifies the record of access of a store, which may be in use. Throws a message for the operator. */
export async function verifyAnswer(place: Place): Promise<Answer> {
  const store = await openRecord(place);
  try {
    const key = await findAccessKey(store);
    if (key !== null) return answerOf(await verifyAccess(store, key));
    const isEmpty = (await store.accessRecord.chains()).length === 0;
    return isEmpty
      ? answerOf({ accounts: 0, rows: 0, breaks: [] })
      : { lines: ['The key of the record is missing, so no row can be verified.'], isWhole: false };
  } finally {
    await store.close();
  }
}
