/**
 * The baseline for the calls: `node:http` with prepared statements on a copy of the product's database, and nothing
 * else: no sign-in, no owner check, no schemas, no sealing, no log. `bareCalls.ts DATABASE ACCOUNT` prints its port.
 */
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { DatabaseSync } from 'node:sqlite';
import { newId } from '#server/store/ids.ts';

const [file = '', account = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
// The same settings as the product's own connections.
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
);

const list = database.prepare(
  `select id, first_name || ' ' || last_name as name, created_at as date, status, latest_session_id as latestSessionId
   from profile where account_id = ? order by sort_name, id`,
);
const detail = database.prepare(
  `select id, profile_name as profileName, first_name as firstName, last_name as lastName, phone, mail,
     sealed_ssn as ssn, sealed_dob as dob, sealed_street as streetAddress, city, state, postal_code as postalCode, status
   from profile where account_id = ? and id = ?`,
);
const insert = database.prepare(
  `insert into profile (id, account_id, profile_name, first_name, last_name, phone, mail, city, state, postal_code,
     sealed_ssn, sealed_dob, sealed_street, status, version, search_name, sort_name, created_at, updated_at)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'Onboarding', 1, ?, ?, ?, ?)`,
);
/** Only checks that it is an object: the product's schemas are part of what is measured. */
const isTexts = (body: unknown): body is Readonly<Record<string, string>> =>
  typeof body === 'object' && body !== null;

function answer(response: ServerResponse, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function create(body: unknown): { id: string } {
  if (!isTexts(body)) throw new Error('The body is not a profile.');
  const { profileName = '', firstName = '', lastName = '', phone = '', mail = '' } = body;
  const { city = '', state = '', postalCode = '', ssn = '', dob = '', streetAddress = '' } = body;
  const [id, now, name] = [newId(), new Date().toISOString(), `${firstName} ${lastName}`];
  const open = [id, account, profileName, firstName, lastName, phone, mail, city, state, postalCode];
  insert.run(...open, ssn, dob, streetAddress, name, name, now, now);
  return { id };
}

const server = createServer((request, response) => {
  const id = /^\/detail\/(.+)$/.exec(request.url ?? '')?.[1];
  if (request.method === 'POST') void json(request).then((body) => answer(response, create(body)));
  else if (id === undefined) answer(response, { results: list.all(account) });
  else answer(response, detail.get(account, id) ?? null);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(address.port);
});
