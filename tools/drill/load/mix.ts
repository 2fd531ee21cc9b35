import { randomUUID } from 'node:crypto';
import { myInformation, notifications, saveSettings } from '#contract/account.ts';
import { createProfile, listProfiles, profileDetails } from '#contract/profiles.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { aProfile } from '#tests/support/anAgency.ts';
import { pathOf } from '#tests/support/anApp.ts';
import type { LoadPerson } from './people.ts';
import type { Step } from './openLoop.ts';

/** Who generates: an agency with a report and generations. */
export interface Generator {
  /** The current one: a long run outlasts a token. */
  readonly token: () => string;
  readonly profileId: string;
  readonly reportId: string;
}

const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

/** What 2,000 people do: in 1,000 requests 900 reads, 99 changes, and 1 generation. */
export function usualMix(
  host: string,
  people: readonly LoadPerson[],
  { token, profileId, reportId }: Generator,
): () => Step {
  let made = 0;
  const headersOf = (bearer: string) => ({ host, authorization: `Bearer ${bearer}` });
  const sends = (bearer: string) => ({
    ...headersOf(bearer),
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  });
  return () => {
    made += 1;
    const person = pick(people);
    if (made % 1_000 === 500)
      return {
        kind: 'generate',
        method: 'POST',
        path: pathOf(generateAutomatic, {
          params: { profileId, reportId, selectedOptions: '5' },
          query: { repeat: 'true' },
        }),
        headers: sends(token()),
        body: '[5]',
      };
    const chance = Math.random();
    if (chance < 0.099) {
      const isNew = chance < 0.05;
      return {
        kind: 'write',
        method: 'POST',
        path: isNew ? createProfile.url : saveSettings.url,
        headers: sends(person.token),
        body: JSON.stringify(isNew ? aProfile(made) : { companyName: `Company ${made}` }),
      };
    }
    const path =
      chance < 0.55
        ? pathOf(profileDetails, { params: { profileId: pick(person.profileIds) } })
        : pick([listProfiles.url, myInformation.url, notifications.url]);
    return { kind: 'read', method: 'GET', path, headers: headersOf(person.token) };
  };
}

/** The same shares, for a server without anything but `node:http` and a database. */
export function bareMix(profileIds: readonly string[]): () => Step {
  let made = 0;
  return () => {
    made += 1;
    const chance = Math.random();
    if (chance < 0.1)
      return { kind: 'write', method: 'POST', path: '/', headers: {}, body: JSON.stringify(aProfile(made)) };
    const path = chance < 0.6 ? `/detail/${pick(profileIds)}` : '/list';
    return { kind: 'read', method: 'GET', path, headers: {} };
  };
}
