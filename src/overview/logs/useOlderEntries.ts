import type { ActorRefFrom } from 'xstate';
import { type LogPart, olderEntriesOf } from '#machines/olderEntries.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type LoadPart<Entry> = (before: string, signal: AbortSignal) => Promise<LogPart<Entry>>;
export type OlderEntries<Entry> = ActorRefFrom<ReturnType<typeof olderEntriesOf<Entry>>>;

/**
 * The entries behind the latest ones of a log. A component that uses it has `next` as its key, because what follows
 * the latest entries changes when they do.
 */
export const useOlderEntries = <Entry>(next: string | null, loadPart: LoadPart<Entry>): OlderEntries<Entry> =>
  useWorkflow(wire(olderEntriesOf<Entry>(), { loadPart }), { input: { next } });
