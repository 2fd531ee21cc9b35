import { disablePerson, signOutEveryone, signOutPerson } from '#server/identity/embedded/signOutPeople.ts';
import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';
import type { Store } from '#server/store/store.ts';

type People = Pick<Store, 'embeddedUsers' | 'embeddedSessions' | 'oidcPayloads'>;

export const usage = `Usage: npm run people -- show MAIL        who they are, and where they are signed in
       npm run people -- sign-out MAIL    ends their sessions
       npm run people -- sign-out --all   ends everyone's sessions
       npm run people -- disable MAIL     ends their sessions, and lets them sign in no longer
       npm run people -- enable MAIL      lets them sign in again`;

const sessions = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);

const acts: Readonly<Record<string, (store: People, user: EmbeddedUser) => Promise<string>>> = {
  async show(store, { id, mail, fullName, createdAt, isDisabled }) {
    const open = await store.embeddedSessions.of(id);
    const browsers = open.map(({ browser, system, lastSeenAt }) =>
      [`  last used ${lastSeenAt}`, browser, system].filter((part) => part !== '').join(', '),
    );
    const state = isDisabled ? 'disabled' : 'can sign in';
    return [
      `${mail}, ${fullName}, embedded:${id}, signed up ${createdAt}, ${state}`,
      sessions(open.length),
      ...browsers,
    ].join('\n');
  },
  'sign-out': async (store, { id, mail }) =>
    `${sessions(await signOutPerson(store, id))} of ${mail} ended. Their tokens are refused within five seconds.`,
  async disable(store, { id, mail }) {
    await disablePerson(store, id);
    return `${mail} can't sign in any longer, and their sessions ended. Their tokens are refused within five seconds.`;
  },
  async enable(store, { id, mail }) {
    await store.embeddedUsers.enable(id);
    return `${mail} can sign in again.`;
  },
};

/**
 * What the words ask for. Throws the usage if they ask for nothing that can be done, and the act throws if it can't be
 * done, with a message for the operator.
 */
export function peopleAct([name = '', mail = '', ...others]: readonly string[]): (
  store: People,
) => Promise<string> {
  const act = acts[name];
  if (act === undefined || mail === '' || others.length > 0) throw new Error(usage);
  if (name === 'sign-out' && mail === '--all')
    return async (store) => {
      await signOutEveryone(store);
      return 'Every session ended. Tokens are refused within five seconds.';
    };
  return async (store) => {
    const user = await store.embeddedUsers.findByMail(mail);
    if (user === null) throw new Error(`Nobody signs in as ${mail}.`);
    return act(store, user);
  };
}
