import type { StepOffer } from '#contract/nextSteps.ts';
import type { Consumer } from '#credit/findings/finding.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { WithdrawnPoint } from '#disputes/corrections.ts';
import { countingEvents, type CountingEvent } from '#disputes/countingEvents.ts';
import type { Facts } from '#disputes/facts.ts';
import type { ClientStanding } from '#disputes/standing.ts';
import { theftWithdrawnOn } from '#disputes/withdrawnThefts.ts';
import { type Denials, notDenied } from '#server/disputes/denials.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';
import { todayIn } from '#server/today.ts';
import { enclosedFor } from '../enclosures.ts';
import { loadDenials } from './loadDenials.ts';
import { companiesOf, type CompanyOf } from './companies.ts';
import { newestInquirers, listingReceivers } from './receivers.ts';
import { offered, type OfClient } from './offered.ts';

/** A client as their next letters need them: their data, where their disputes stand, and what their letters were. */
export interface Client {
  readonly profile: Consumer;
  readonly today: string;
  readonly standing: ClientStanding;
  readonly counting: readonly CountingEvent[];
  readonly reportDates: Facts['reportDates'];
  readonly stored: ReadonlyMap<string, StoredWrittenLetter>;
  readonly withdrawn: readonly WithdrawnPoint[];
  readonly denials: Denials;
  /** When the client withdrew that identity theft caused a subject; null if they didn't. */
  readonly theftWithdrawnOn: (subject: string) => string | null;
  readonly companyOf: CompanyOf;
  /** Whether a letter to this letter's recipient encloses a copy of the client's identification. */
  readonly encloses: (letter: Letter) => boolean;
}

/** The client, and what is offered now that they don't deny. Throws `notFound`. */
export async function openClient(
  services: Services,
  plan: OfClient,
): Promise<{ readonly client: Client; readonly offers: readonly StepOffer[] }> {
  const { store, clock } = services;
  const { accountId, timeZone } = plan.session;
  const { profileId } = plan;
  const profile = found(await consumerFromProfile(services, accountId, profileId));
  const today = todayIn(timeZone, clock);
  const { facts, standing, withdrawn, dayOf, ...read } = await offered(store, plan, today);
  const stored = new Map(read.stored.map((letter) => [letter.id, letter]));
  const documents = await store.documents.list(accountId, profileId);
  const choices = await store.enclosureChoices.list(accountId, profileId);
  const denials = await loadDenials(services, { accountId, profileId });
  const basis = notDenied(read.offers, { contents: read.contents, standing, withdrawn }, denials);
  const offers = listingReceivers(
    basis,
    await newestInquirers(services, { accountId, profileId }, basis),
    today,
  );
  const client: Client = {
    profile,
    today,
    standing,
    counting: countingEvents(facts.events),
    reportDates: facts.reportDates,
    stored,
    withdrawn,
    denials,
    theftWithdrawnOn: (subject) => theftWithdrawnOn(subject, standing.disputes, facts.events, dayOf),
    companyOf: companiesOf(services, { accountId, profileId }, offers),
    encloses: (letter) =>
      documents.some(({ kind }) => kind === 'idOrDriverLicense') &&
      enclosedFor(letter, choices).documents.includes('idOrDriverLicense'),
  };
  return { client, offers };
}
