import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { Client } from 'pg';
import { keysFileOf } from '#server/store/sqlite.ts';

/** How many copies of a profile its account gets. */
export interface Copies {
  readonly profileId: string;
  readonly count: number;
}

const names = ['Ana', 'José', 'Devin', 'Zoë', 'Maria', 'Chen', 'Omar', 'Ruth', 'Ivan', 'Lea'];
const first = `case mod(n.i, ${names.length}) ${names.map((name, index) => `when ${index} then '${name}'`).join(' ')} end`;
const folded = first.replaceAll('é', 'e').replaceAll('ë', 'e');
const status = `case mod(n.i, 4) when 0 then 'Onboarding' when 1 then 'Waiting' when 2 then 'Needs Review' else 'Finished' end`;

/** Written once for both engines, apart from how an id and a number with zeros are made. */
const insertProfiles = (
  id: string,
  zeros: string,
) => `insert into profile (id, account_id, sole_owner, profile_name,
    first_name, last_name, phone, mail, city, state, postal_code, sealed_ssn, sealed_dob, sealed_street, status, version,
    search_name, sort_name, latest_session_id, created_at, updated_at)
  select ${id}, account_id, null, '', ${first}, 'Sampleton-' || ${zeros}, phone, mail, city, state, postal_code,
    sealed_ssn, sealed_dob, sealed_street, ${status}, 1, lower(${folded}) || ' sampleton-' || ${zeros},
    lower(${folded}) || ' sampleton-' || ${zeros}, null, created_at, updated_at from profile, n where profile.id = `;
/** With the copied profile's key, which opens none of the copies: only its size matters. */
const insertKeys = `insert into redress_keys.profile_key (profile_id, account_id, wrapped_key)
  select profile.id, profile.account_id, template.wrapped_key
  from profile, (select wrapped_key from redress_keys.profile_key limit 1) as template
  where not exists (select 1 from redress_keys.profile_key as own where own.profile_id = profile.id)`;

/** Copies profiles in the closed database itself: making a million through the product would take hours. */
export async function copyProfiles(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | null },
  copies: readonly Copies[],
): Promise<void> {
  if (databaseUrl === null) copyOnSqlite(join(dataDir, 'redress.sqlite'), copies);
  else await copyOnPostgres(databaseUrl, copies);
}

function copyOnSqlite(file: string, copies: readonly Copies[]): void {
  const database = new DatabaseSync(file);
  database.prepare('attach ? as redress_keys').run(keysFileOf(file));
  database.exec('begin');
  const id = `printf('01b%05x-0000-7000-8000-%012x', ?, n.i)`;
  const insert = database.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ? - 1)
    ${insertProfiles(id, `printf('%07d', n.i)`)} ?`,
  );
  copies.forEach(({ profileId, count }, index) => insert.run(count, index, profileId));
  database.exec(insertKeys);
  database.exec('commit');
  database.exec('analyze');
  database.close();
}

async function copyOnPostgres(url: string, copies: readonly Copies[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const [index, { profileId, count }] of copies.entries()) {
    const id = `'01b' || lpad(to_hex(${index}), 5, '0') || '-0000-7000-8000-' || lpad(to_hex(n.i), 12, '0')`;
    await client.query(
      `with n as (select generate_series(0, ${count} - 1) as i) ${insertProfiles(id, `lpad(n.i::text, 7, '0')`)} $1`,
      [profileId],
    );
  }
  await client.query(insertKeys);
  await client.query('vacuum analyze profile');
  await client.end();
}
