import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import type { Variant } from '#contract/shapes.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { hashPassword } from '#server/identity/embedded/passwords.ts';
import type { SupportUser } from '#server/identity/support.ts';
import { enter } from '#server/identity/enter.ts';
import type { Services } from '#server/services.ts';
import { daysBefore } from './seedHistory.ts';
import { agencyCame } from './people.ts';
import { forAccount } from '#server/store/wall.ts';

export interface SignInHint {
  readonly host: string;
  readonly mail: string;
  readonly password: string;
}

interface DemonstrationPerson {
  readonly mail: string;
  readonly variant: Variant;
  readonly fullName: string;
  readonly company: string;
  readonly generations: number;
  /** Days since they joined. */
  readonly came: number;
}

const support: DemonstrationPerson = {
  mail: demonstrationSupportMail,
  variant: 'b2b',
  fullName: 'Robin Hale',
  company: '',
  generations: 0,
  came: 0,
};
const people: readonly DemonstrationPerson[] = [
  {
    mail: demonstrationMails.b2b,
    variant: 'b2b',
    fullName: 'Jordan Ellis',
    company: 'Ellis Credit Partners',
    generations: 40,
    came: agencyCame,
  },
  {
    mail: demonstrationMails.b2c,
    variant: 'b2c',
    fullName: 'Carmen Reyes',
    company: '',
    generations: 10,
    came: 0,
  },
  support,
];

async function seed(store: Services['store'], person: DemonstrationPerson): Promise<void> {
  const { mail, variant, fullName, company, generations } = person;
  if ((await store.embeddedUsers.findByMail(mail)) !== null) return;
  const subject = await store.embeddedUsers.create({
    mail,
    fullName,
    passwordHash: await hashPassword(demonstrationPassword),
  });
  if (subject === null) return;
  const { account } = await enter(store, {
    provider: 'embedded',
    subject,
    variant,
    timeZone: 'America/New_York',
    fullName,
    mail,
  });
  await forAccount(account.id, async () => {
    if (company !== '') await store.accounts.update(account.id, { companyName: company });
    if (generations === 0) return;
    await store.ledger.grant({
      accountId: account.id,
      count: generations,
      reason: 'grant',
      reference: `demonstration:${account.id}`,
    });
  });
}

/** Creates the demo accounts that are missing. Returns how to sign in to each, and which of them are support. */
export async function seedAccounts({
  store,
  origins,
  clock,
}: Pick<Services, 'store' | 'origins' | 'clock'>): Promise<{
  readonly signIns: readonly SignInHint[];
  readonly supportUsers: readonly SupportUser[];
}> {
  for (const person of people) {
    const joined = daysBefore(clock.now(), person.came);
    await seed(store.asOf({ now: () => joined }), person);
  }
  const supporter = await store.embeddedUsers.findByMail(support.mail);
  return {
    signIns: people.map(({ mail, variant }) => ({
      host: origins[variant],
      mail,
      password: demonstrationPassword,
    })),
    supportUsers: supporter === null ? [] : [{ provider: 'embedded', subject: supporter.id }],
  };
}
