import {
  type Basis,
  type DisputeEvent,
  type DisputeRef,
  paperlessWays,
  type SendingWay,
  sendingWays,
} from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { Recording } from '../opened.ts';
import { ungrouped } from './ungrouped.ts';

/** What a form asks, as it is typed; '' where nothing was chosen or typed. */
export interface Draft {
  /** Civil date; '' while what was typed is not one. */
  readonly on: string;
  readonly way: SendingWay | '';
  /** By letter. */
  readonly tracking: ReadonlyMap<string, string>;
  readonly basis: Basis | '';
  readonly note: string;
  /** The answer to the form's question; null until it is given. */
  readonly said: boolean | null;
  /** Civil date; '' if there is none, or what was typed is not one. */
  readonly ends: string;
}

/** Problem codes by field; a field without a problem is missing. */
export type Problems = Readonly<Partial<Record<'on' | 'way' | 'basis' | 'said' | 'ends' | 'file', string>>>;

/** Whether letters sent this way have numbers: a tracking number, or the confirmation of a dispute without paper. */
export const hasNumber = (way: SendingWay | ''): boolean => way !== '' && way !== 'firstClass';
export const isPaperless = (way: SendingWay | ''): boolean => way !== '' && paperlessWays.has(way);

const empty: Omit<Draft, 'on'> = { way: '', tracking: new Map(), basis: '', note: '', said: null, ends: '' };

function recorded(event: DisputeEvent, letters: readonly DisputeLetter[]): Draft {
  const draft = { ...empty, on: event.on };
  if (event.kind === 'mailed') {
    return { ...draft, way: event.way, tracking: new Map(letters.map(({ id }) => [id, event.tracking])) };
  }
  if (event.kind === 'ordered') return { ...draft, basis: event.basis, note: event.note };
  if (event.kind === 'delivered' || event.kind === 'furtherFacts') return { ...draft, basis: event.basis };
  if ('note' in event) return { ...draft, note: event.note };
  if (event.kind === 'annualReport') return { ...draft, said: event.had };
  if (event.kind === 'collectorNotice')
    return { ...draft, said: event.ends !== null, ends: event.ends ?? '' };
  if (event.kind === 'identityTheft') return { ...draft, said: event.states };
  return event.kind === 'reinsertionNotice' ? { ...draft, said: event.came } : draft;
}

/**
 * What a form starts with: the corrected entry's values, or nothing but today. The day of delivery starts a time limit and is
 * read from a receipt or a scan, mostly of an earlier day: nobody is to save today's date by accident.
 */
export function draftOf({ kind, corrected, letters }: Recording, today: string): Draft {
  if (corrected !== null) return recorded(corrected.event, letters);
  return { ...empty, on: kind === 'delivered' ? '' : today };
}

/** Whether something was typed or chosen since. */
export const isChanged = (
  { tracking: before, ...first }: Draft,
  { tracking: after, ...now }: Draft,
): boolean => JSON.stringify([first, ...before]) !== JSON.stringify([now, ...after]);

/** Whether a form asks what shows that it happened. */
export const asksBasis = (kind: Recording['kind']): kind is 'ordered' | 'delivered' | 'furtherFacts' =>
  kind === 'ordered' || kind === 'delivered' || kind === 'furtherFacts';

/** Forms with a question that only the person can answer. */
const asksQuestion: ReadonlySet<Recording['kind']> = new Set([
  'annualReport',
  'reinsertionNotice',
  'collectorNotice',
  'identityTheft',
]);

/** What is missing before a form can be saved. Whether a date is possible is for the server to say. */
export function missingIn(kind: Recording['kind'], draft: Draft, hasFile = true): Problems {
  const isChosen = (value: string) => value !== '';
  return {
    ...(!isChosen(draft.on) && { on: 'date' }),
    ...(kind === 'mailed' && !isChosen(draft.way) && { way: 'required' }),
    ...(asksBasis(kind) && !isChosen(draft.basis) && { basis: 'required' }),
    ...(asksQuestion.has(kind) && draft.said === null && { said: 'required' }),
    ...(kind === 'collectorNotice' && draft.said === true && !isChosen(draft.ends) && { ends: 'date' }),
    ...(kind === 'identityTheft' && draft.said === false && { said: 'notStated' }),
    ...(kind === 'identityTheft' && !hasFile && { file: 'fileMissing' }),
  };
}

type Proof = Exclude<Basis, 'assumed'>;
const proofIn = ({ basis }: Draft): Proof => (basis === '' || basis === 'assumed' ? 'client' : basis);

/** Letters with the same number are one entry; those with different ones are several. */
function mailed({ letters, corrected }: Recording, draft: Draft, hasReceipt: boolean): DisputeEvent[] {
  const way = sendingWays.find((each) => each === draft.way) ?? 'firstClass';
  const before = corrected?.event.kind === 'mailed' ? corrected.event.files : [];
  const numberOf = ({ id }: DisputeLetter) => {
    const number = hasNumber(way) ? (draft.tracking.get(id) ?? '').trim() : '';
    return way === 'certified' ? ungrouped(number) : number;
  };
  return [...Map.groupBy(letters, numberOf)].map(([tracking, same]) => ({
    kind: 'mailed',
    on: draft.on,
    letters: same.map(({ id }) => id),
    way,
    tracking,
    basis: basisOf(way, tracking, hasReceipt || before.length > 0),
    files: before,
  }));
}

function basisOf(way: SendingWay, tracking: string, hasReceipt: boolean): Proof {
  if (hasReceipt) return 'receipt';
  return way === 'online' && tracking !== '' ? 'portal' : 'client';
}

/** A corrected entry stays about its disputes. */
function disputesIn({ corrected, disputes = [] }: Recording): DisputeRef[] {
  return corrected !== null && 'disputes' in corrected.event
    ? corrected.event.disputes
    : disputes.map(({ letter, item }) => ({ letter, item }));
}

/** The entries that a complete form records. `hasFile`: a photo or PDF is added to them. */
export function eventsOf(recording: Recording, draft: Draft, hasFile: boolean): DisputeEvent[] {
  const { kind, corrected } = recording;
  const letters = recording.letters.map(({ id }) => id);
  const { on, note, said } = draft;
  const files = corrected !== null && 'files' in corrected.event ? corrected.event.files : [];
  switch (kind) {
    case 'ordered':
      return [{ kind, on, letters, basis: proofIn(draft), note: note.trim() }];
    case 'mailed':
      return mailed(recording, draft, hasFile);
    case 'delivered':
    case 'furtherFacts':
      return [{ kind, on, letters, basis: proofIn(draft), files }];
    case 'returned':
      return [{ kind, on, letters, note, files }];
    case 'lost':
      return [{ kind, on, letters, note }];
    case 'paused':
    case 'ended':
      return [{ kind, on, note }];
    case 'resumed':
      return [{ kind, on }];
    case 'annualReport':
      return [{ kind, on, letters, had: said === true }];
    case 'reinsertionNotice':
      return [{ kind, on, disputes: disputesIn(recording), came: said === true, files }];
    case 'collectorNotice':
      return [{ kind, on, disputes: disputesIn(recording), ends: said === true ? draft.ends : null, files }];
    case 'identityTheft':
      return [{ kind, on, disputes: disputesIn(recording), states: true, files }];
    case 'leftAsIs':
    case 'withdrawn':
      return [{ kind, on, disputes: disputesIn(recording), note: note.trim() }];
    case 'requestAnswered':
      return [
        {
          kind: 'answer',
          on,
          printed: null,
          letters,
          answer: 'other',
          results: [],
          words: '',
          note: '',
          files,
        },
      ];
    case 'nothingCame':
    default:
      return [{ kind: 'nothingCame', on, letters }];
  }
}
