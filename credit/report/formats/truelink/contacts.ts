import type { CreditorContact } from '../../model.ts';
import { readAddressParts } from '../reading/address.ts';
import { bureauOf } from '../reading/bureau.ts';
import { text } from '../reading/fields.ts';
import { inquiryPlaces } from './inquiries.ts';
import { phoneDigits } from '../reading/phone.ts';
import { listOf, member, type Place } from '../reading/place.ts';

function readContact(place: Place): CreditorContact {
  return {
    at: place.at,
    name: text(place, 'name'),
    subscriberCode: text(place, 'subscriberCode'),
    bureau: bureauOf(place, null),
    phone: phoneDigits(place, 'telephone'),
    ...readAddressParts(member(place, 'CreditAddress')),
  };
}

const identity = (contact: CreditorContact): string =>
  JSON.stringify([contact.subscriberCode?.value, contact.bureau, contact.name?.value, contact.street?.value]);

/**
 * Creditor contacts: the report's own list, followed by those missing from it, which MyFreeScoreNow repeats inside
 * inquiries, accounts, and tradelines.
 */
export function readContacts(report: Place): readonly CreditorContact[] {
  const partitions = listOf(report, 'TradeLinePartition');
  const holders = [...partitions, ...partitions.flatMap((partition) => listOf(partition, 'Tradeline'))];
  const places = [report, ...inquiryPlaces(report), ...holders].flatMap((holder) =>
    listOf(holder, 'Subscriber'),
  );
  const found = new Map<string, CreditorContact>();
  for (const place of places) {
    const contact = readContact(place);
    const key = identity(contact);
    if (contact.name && !found.has(key)) found.set(key, contact);
  }
  return [...found.values()];
}
