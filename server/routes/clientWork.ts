import type { FastifyInstance } from 'fastify';
import { type ClientWork, markWorkSeen } from '#contract/clientWork.ts';
import { CallError } from '#contract/failures.ts';
import { GenerationSession } from '#contract/repair.ts';
import { lettersKind } from '#server/generation/lettersJob.ts';
import type { Session } from '#server/identity/session.ts';
import { Imported, importKind, ImportPayload } from '#server/imports/importJob.ts';
import { Ending } from '#server/jobs/attended.ts';
import type { Services } from '#server/services.ts';
import type { WorkCard } from '#server/store/clientWork.ts';
import { serve } from './serve.ts';

/** Notes that people saw how work for clients ended. */
export function clientWork(app: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  serve(app, markWorkSeen, async ({ session: { accountId, userId }, params: { profileId, workId } }) => {
    if (!(await store.clientWork.see(accountId, profileId, workId, userId))) throw new CallError('notFound');
    return { ok: true } as const;
  });
}

/** What is being done for a client, and how work ended that this person began and has not heard the end of. */
export async function workFor(
  { store }: Pick<Services, 'store'>,
  { accountId, userId }: Pick<Session, 'accountId' | 'userId'>,
  profileId: string,
): Promise<ClientWork[]> {
  const cards = await store.clientWork.list(accountId, profileId, userId);
  const told = cards.map(async (card): Promise<ClientWork | null> => {
    const ending = card.result === null ? null : Ending.parse(card.result);
    const base = { id: card.id, since: card.since, ...stateOf(card, ending) };
    if (card.kind === lettersKind) return { ...base, kind: 'letters', ...lettersIn(ending) };
    if (card.kind !== importKind) return null;
    const { provider, isRefresh = false } = ImportPayload.parse(card.payload);
    const kind = isRefresh ? 'refreshing' : 'connecting';
    return { ...base, kind, provider, ...(await connectionIn(provider, ending)) };
  });
  return (await Promise.all(told)).filter((work) => work !== null);

  /** What the call would have answered, unless the client was disconnected since, or connected elsewhere. */
  async function connectionIn(
    provider: string,
    ending: Ending | null,
  ): Promise<Pick<ClientWork, 'connection'>> {
    if (ending === null || !('done' in ending)) return {};
    const connection = await store.connections.find(accountId, profileId);
    if (connection?.provider !== provider) return {};
    const { reportId } = Imported.parse(ending.done);
    const { mail, signedInOn } = connection;
    return { connection: { ok: true, provider: connection.provider, reportId, mail, signedInOn } };
  }
}

function stateOf({ isRunning }: WorkCard, ending: Ending | null): Pick<ClientWork, 'state' | 'failure'> {
  if (isRunning) return { state: 'running' };
  if (ending === null) return { state: 'interrupted' };
  if ('done' in ending) return { state: 'done' };
  const { code, detail } = ending.refused;
  return { state: 'failed', failure: { code, error: detail } };
}

function lettersIn(ending: Ending | null): Pick<ClientWork, 'sessionId'> {
  if (ending === null || !('done' in ending)) return {};
  return { sessionId: GenerationSession.parse(ending.done).sessionId };
}
