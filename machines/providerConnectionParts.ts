import { assign, setup } from 'xstate';
import type { ClientWork } from '#contract/clientWork.ts';
import { undecided } from '#contract/failures.ts';
import type { ConnectedAccount, Provider } from '#contract/profiles.ts';
import type { Connection, Credentials } from '#contract/providers.ts';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { type FollowedWork, followedWorkMachine, refusalOf } from './followedWork.ts';
import { letterCheckMachine } from './letterCheck.ts';
import { effect, port, typed } from './port.ts';

export interface Connected {
  readonly provider: Provider;
  readonly account: ConnectedAccount;
}

/** What the server says when it is asked whether a request that got no response was done. */
export interface Standing {
  readonly connection: Connected | null;
  /** The report that was imported last. */
  readonly reportId: string | null;
  /** An import that is being done, or whose end the person has not heard. */
  readonly work: ClientWork | null;
}

interface Input {
  readonly profileId: string;
  readonly connection: Connected | null;
  /** An import that was begun before the page opened. */
  readonly work?: ClientWork | null;
}

export interface ConnectionContext extends Input {
  /** The provider of the last attempt: its panel shows the progress, and the failure dialog names it. */
  readonly attempted: Provider | null;
  readonly failure: Failure | null;
  /** The report that was imported last during this visit. */
  readonly reportId: string | null;
}

type Connect = { type: 'provider.connect'; provider: Provider; credentials: Credentials };
type Refresh = { type: 'provider.refresh'; sqa?: string };

export type ProviderConnectionEvent =
  | Connect
  | Refresh
  | { type: 'provider.signOut' }
  | { type: 'provider.change' }
  | { type: 'provider.keep' }
  | { type: 'check.retry' }
  | { type: 'notice.dismiss' };

export function followed({ work }: ConnectionContext): ClientWork {
  if (!work) throw new Error('Nothing is being done');
  return work;
}

export function connectionOf(work: FollowedWork): Connection {
  if (!work?.connection) throw new Error('Nothing was connected');
  return work.connection;
}

/** The named parts of a provider connection. The statechart itself is in `providerConnection.ts`. */
export const connectionParts = setup({
  types: typed<{
    input: Input;
    context: ConnectionContext;
    events: ProviderConnectionEvent;
    children: { letterCheck: 'letterCheck'; followedWork: 'followedWork' };
    tags: 'busy' | 'open' | 'unconfirmed';
  }>(),
  actors: {
    letterCheck: letterCheckMachine,
    followedWork: followedWorkMachine,
    connectProvider: port<Connection, Omit<Connect, 'type'> & { profileId: string }>('connectProvider'),
    refreshReport: port<Connection, Omit<Refresh, 'type'> & { profileId: string }>('refreshReport'),
    findConnection: port<Standing, { profileId: string }>('findConnection'),
    logout: port<void, { profileId: string; connection: Connected | null }>('logout'),
  },
  guards: {
    hasWork: ({ context: { work = null } }) => work !== null,
    isConnected: (_, work: FollowedWork) => work?.connection !== undefined,
    isRefused: (_, work: FollowedWork) => refusalOf(work) !== null,
    isUnanswered: (_, { error }: { error: unknown }) => undecided.has(failureOf(error).code),
    isWorkKnown: (_, { work }: Standing) => work !== null,
    /** Every import notes when its sign-in succeeded. */
    isNewConnection: ({ context }, { connection: found }: Standing) =>
      found !== null &&
      found.provider === context.attempted &&
      (context.connection?.provider !== found.provider ||
        context.connection.account.signedInOn !== found.account.signedInOn),
    hasConnection: ({ context }) => context.connection !== null,
    isConnectedProvider: ({ context }, { provider }: Connect) => provider === context.connection?.provider,
  },
  actions: {
    refresh: effect('refresh'),
    rememberAttempt: assign({ attempted: (_, { provider }: Connect) => provider, failure: null }),
    // A refresh is an attempt at the connected provider.
    rememberRefresh: assign({
      attempted: ({ context }) => context.connection?.provider ?? null,
      failure: null,
    }),
    rememberWork: assign({ work: (_, { work }: Standing) => work }),
    rememberStanding: assign({
      connection: (_, { connection }: Standing) => connection,
      reportId: (_, { reportId }: Standing) => reportId,
    }),
    rememberConnection: assign({
      connection: (_, { provider, mail, signedInOn }: Connection) => ({
        provider,
        account: { mail, signedInOn },
      }),
      attempted: (_, { provider }: Connection) => provider,
      reportId: (_, { reportId }: Connection) => reportId,
    }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    forgetConnection: assign({ connection: null, attempted: null }),
    forgetWork: assign({ work: null }),
  },
});

/** The branch of an `onError` whose request may have been done. */
export const ifUnanswered = {
  guard: {
    type: 'isUnanswered',
    params: ({ event: { error } }: { readonly event: { readonly error: unknown } }) => ({ error }),
  },
  target: 'checking',
  actions: rememberFailure,
} as const;
