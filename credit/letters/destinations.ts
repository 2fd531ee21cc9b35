/** Possible recipients of a letter: the bureaus that have a file, and furnishers whose address is in the report. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { plain } from '../findings/names.ts';
import type { Account, CreditorContact, Report, Tradeline } from '../report/model.ts';
import { type BureauAddress, disputeAddresses, freezeAddresses } from './addresses.ts';
import type { Destination } from './letter.ts';

export const bureauDestination = (bureau: Bureau): Destination =>
  destinationAt(bureau, disputeAddresses[bureau]);

/** Where a bureau accepts requests to place or lift a security freeze. */
export const freezeDestination = (bureau: Bureau): Destination =>
  destinationAt(bureau, freezeAddresses[bureau]);

const destinationAt = (bureau: Bureau, { name, lines }: BureauAddress): Destination => ({
  id: bureau,
  kind: 'bureau',
  name,
  lines,
});

/** The bureaus first, in report order, then the furnishers in the order of their accounts; each once. */
export function destinationsOf(report: Report): readonly Destination[] {
  const furnishers = new Map<string, Destination>();
  for (const account of report.accounts) {
    const furnisher = furnisherOf(account, report);
    if (furnisher !== null && !furnishers.has(furnisher.id)) furnishers.set(furnisher.id, furnisher);
  }
  return [...report.bureaus.map(bureauDestination), ...furnishers.values()];
}

/**
 * The furnisher's address that the report gives for this account (12 CFR 1022.43(c)(1)): that of the first tradeline
 * whose subscriber code has a contact with a complete postal address. Null if there is none.
 */
export function furnisherOf(account: Account, report: Report): Destination | null {
  for (const line of account.tradelines) {
    const destination = report.contacts.filter((contact) => isContactOf(contact, line)).map(toDestination);
    const found = destination.find((each) => each !== null);
    if (found) return found;
  }
  return null;
}

function isContactOf(contact: CreditorContact, line: Tradeline): boolean {
  const sameCode =
    contact.subscriberCode !== null && contact.subscriberCode.value === line.subscriberCode?.value;
  return sameCode && (contact.bureau === null || contact.bureau === line.bureau);
}

function toDestination(contact: CreditorContact): Destination | null {
  const { name, street, city, state, postalCode } = contact;
  if (!name?.value || !street?.value || !city?.value || !state?.value || !postalCode?.value) return null;
  const slug = [name.value, street.value, postalCode.value].map((text) =>
    plain(text).toLowerCase().replaceAll(' ', '-'),
  );
  return {
    id: `furnisher:${slug.join('-')}`,
    kind: 'furnisher',
    name: name.value,
    lines: [street.value, `${city.value}, ${state.value} ${postalCode.value}`],
  };
}
