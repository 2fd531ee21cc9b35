import { demonstrationMails } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import type { Services } from '#server/services.ts';

export interface SignInHint {
  readonly host: string;
  readonly mail: string;
  readonly password: string;
}

const people = {
  b2b: { fullName: 'Jordan Ellis', company: 'Ellis Credit Partners', generations: 40 },
  b2c: { fullName: 'Carmen Reyes', company: '', generations: 10 },
} as const;

/** Makes the demonstration accounts where they are missing, and says how to sign in to each. */
export async function seedAccounts({
  store,
  origins,
}: Pick<Services, 'store' | 'origins'>): Promise<SignInHint[]> {
  for (const variant of ['b2b', 'b2c'] as const) {
    const mail = demonstrationMails[variant];
    if ((await store.embeddedUsers.findByMail(mail)) !== null) continue;
    const { fullName, company, generations } = people[variant];
    const subject = await store.embeddedUsers.create({
      mail,
      fullName,
      passwordHash: await hashPassword(demonstrationPassword),
    });
    if (subject === null) continue;
    const { account } = await store.users.enter({
      provider: 'embedded',
      subject,
      variant,
      timeZone: 'America/New_York',
      fullName,
      mail,
    });
    if (company !== '') await store.accounts.update(account.id, { companyName: company });
    await store.ledger.grant({
      accountId: account.id,
      count: generations,
      reason: 'grant',
      reference: `demonstration:${account.id}`,
    });
  }
  return (['b2b', 'b2c'] as const).map((variant) => ({
    host: origins[variant],
    mail: demonstrationMails[variant],
    password: demonstrationPassword,
  }));
}
