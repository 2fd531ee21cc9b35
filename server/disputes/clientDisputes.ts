import type { ReplyOf } from '#contract/call.ts';
import type { disputes } from '#contract/disputes.ts';
import { approvalsOf } from '#disputes/approvals.ts';
import { hasLeft } from '#disputes/clientStatus.ts';
import { complaintsOf } from '#disputes/complaints.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { offersOf } from '#disputes/offers.ts';
import { standingOf } from '#disputes/standing.ts';
import { found } from '#server/refusals.ts';
import { displayName } from '#server/store/names.ts';
import { civilDateIn } from '#server/today.ts';
import type { Repositories } from '#server/store/store.ts';
import { type Denials, notDenied } from './denials.ts';
import { type FactSources, loadFacts, type Whose } from './facts.ts';
import { withFormerIdentity } from './formerIdentity.ts';
import { letterChanges } from './letterChanges.ts';
import { requiringWords } from './requiredWords.ts';
import { noLongerSaid, statementsIn, withdrawnPoints } from './statements.ts';
import { timelineOf } from './timeline.ts';

type Reading = FactSources & Pick<Repositories, 'profiles' | 'disputeFiles' | 'confirmations'>;

/** A client's letters, disputes, and timeline as they stand today, with the scans. Throws `notFound`. */
export async function clientDisputes(
  store: Reading,
  { timeZone, ...whose }: Whose & { readonly timeZone: string },
  denials: Denials,
): Promise<ReplyOf<typeof disputes>> {
  const { accountId, profileId, today } = whose;
  const profile = found(await store.profiles.find(accountId, profileId));
  const { facts, entries, contents } = await loadFacts(store, whose);
  const stands = standingOf(facts);
  const { letters, disputes: standing, requests, activity } = stands;
  const said = await store.confirmations.ofClient(accountId, profileId);
  const statements = statementsIn(contents, said);
  const withdrawn = withdrawnPoints(contents, said, timeZone);
  const all = offersOf(stands, facts.events, withdrawn, (instant) => civilDateIn(timeZone, instant));
  const offers = notDenied(all, { contents, standing: stands, withdrawn }, denials);
  const complaints = complaintsOf({
    standing: stands,
    counting: countingEvents(facts.events),
    today,
    isWithdrawn: noLongerSaid(contents, said, denials),
  });
  const addresses = new Map(contents.map(({ id, letter }) => [id, letter.destination.lines]));
  const files = await store.disputeFiles.list(accountId, profileId);
  const reports = await store.reports.datesOf(accountId, [profileId]);
  const former = await withFormerIdentity(store, whose, letters, contents);
  return {
    profileName: displayName(profile),
    status: profile.status,
    today,
    letters: letters.map((letter) => ({
      ...letter,
      ...(former.has(letter.id) && { isOutdated: true as const }),
      ...(hasLeft(letter) && { address: [...(addresses.get(letter.id) ?? [])] }),
    })),
    disputes: [...standing],
    requests: [...requests],
    offers: requiringWords(offers, contents, stands, withdrawn, denials),
    complaints: complaints.map(({ offer }) => offer),
    timeline: timelineOf(entries),
    files: files.map(({ id, name, mediaType, uploadedAt }) => ({ id, name, mediaType, uploadedAt })),
    approvals: [...approvalsOf(facts)],
    changes: letterChanges(contents),
    statements,
    activity,
    hasReport: reports.length > 0,
  };
}
