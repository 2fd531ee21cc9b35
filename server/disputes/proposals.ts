import type { ReplyOf } from '#contract/call.ts';
import type { ReportProposal, reportProposals } from '#contract/proposals.ts';
import { standingOf } from '#disputes/standing.ts';
import { found } from '#server/refusals.ts';
import type { NewSighting } from '#server/store/sightings.ts';
import type { Repositories } from '#server/store/store.ts';
import { type FactSources, loadFacts, type Whose } from './facts.ts';

type Reading = FactSources & Pick<Repositories, 'profiles' | 'reports'>;

/** What a client's newest report shows about each dispute that it says something about. Throws `notFound`. */
export async function proposals(
  store: Reading,
  whose: Whose,
  nameOf: (reportId: string) => string,
): Promise<ReplyOf<typeof reportProposals>> {
  const { accountId, profileId } = whose;
  found(await store.profiles.find(accountId, profileId));
  const { facts } = await loadFacts(store, whose);
  const { newest } = facts;
  if (newest === undefined) return { report: null, proposals: [] };
  const details = await store.sightings.details(accountId, profileId);
  const written = await store.writtenLetters.list(accountId, profileId);
  const basedOn = new Map(written.map(({ id, reportId }) => [id, reportId]));
  const items = new Map(facts.letters.map(({ id, items: own }) => [id, own.map(({ key }) => key)]));
  const byRef = new Map<string, NewSighting>(
    details.map((row) => [`${row.letterId} ${items.get(row.letterId)?.[row.item - 1] ?? ''}`, row]),
  );
  const shown = standingOf(facts).disputes.flatMap((dispute): ReportProposal[] => {
    const { letter, item, heading, recipient, state, newer } = dispute;
    const row = byRef.get(`${letter} ${item}`);
    const before = basedOn.get(letter);
    if (newer === undefined || row === undefined || before === undefined) return [];
    const { kind, asks, answer } = newer;
    const { name, because, fields, reAged } = row.content;
    return [
      { letter, item, heading, recipient, state, kind, asks, answer, before, name, because, fields, reAged },
    ];
  });
  return { report: { id: newest.id, name: nameOf(newest.id), on: newest.on }, proposals: shown };
}
