import { linkOptions } from '@tanstack/react-router';
import type { WorkItem } from '#contract/work.ts';
import { places, questionPlace } from '../pagePlaces.ts';

/** Done with the client's profile instead of their letters. */
const inProfile: ReadonlySet<WorkItem['kind']> = new Set([
  'proofOfIdentity',
  'linkNotOpened',
  'informationMissing',
]);

/** The part of the client's disputes in which it is done, unless that is where it is asked. */
const parts: Readonly<Partial<Record<WorkItem['kind'], string>>> = {
  notMailed: places.toMail,
  ordered: places.toMail,
  changeAsked: places.toMail,
  notApproved: places.toMail,
  clientMails: places.toMail,
  decideProposal: places.newerReport,
  decideRefused: places.next,
  decideVerified: places.next,
  decidePartlyCorrected: places.next,
  decideUnanswered: places.next,
  sendWhatIsNeeded: places.next,
  toCorrect: places.next,
};

/** The page, and the part of it, on which work is done. */
export function wayTo({ kind, profileId, letter, scan }: WorkItem) {
  if (profileId === null) return linkOptions({ to: '/inbox' });
  const params = { profileId };
  if (scan !== null)
    return linkOptions({ to: '/answer/$profileId', params, search: { scan: scan.id, sender: scan.sender } });
  if (kind === 'due' || kind === 'noDeadline')
    return linkOptions({ to: '/answer/$profileId', params, search: letter === null ? {} : { letter } });
  if (inProfile.has(kind)) return linkOptions({ to: '/edit-profile/$profileId', params });
  return linkOptions({ to: '/disputes/$profileId', params, hash: parts[kind] ?? questionPlace + kind });
}
