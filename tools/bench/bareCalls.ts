/**
 * The baseline for the calls: `node:http` with prepared statements on a copy of the product's database, and nothing
 * else: no sign-in, no owner check, no schemas, no sealing, no log. `bareCalls.ts DATABASE ACCOUNT` prints its port;
 * DATABASE is a SQLite file or a PostgreSQL URL.
 */
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { newId } from '#server/store/ids.ts';
import { openBareRows } from './bareRows.ts';

const [database = '', account = ''] = process.argv.slice(2);
const rows = openBareRows(database, account);

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

function create(body: unknown): unknown {
  if (!isTexts(body)) throw new Error('The body is not a profile.');
  const { profileName = '', firstName = '', lastName = '', phone = '', mail = '' } = body;
  const { city = '', state = '', postalCode = '', ssn = '', dob = '', streetAddress = '' } = body;
  const [id, now, name] = [newId(), new Date().toISOString(), `${firstName} ${lastName}`];
  const open = [id, account, profileName, firstName, lastName, phone, mail, city, state, postalCode];
  return rows.insert([...open, ssn, dob, streetAddress, name, name, now, now], { id });
}

/** SQLite's rows are there at once, so they wait for no promise. */
function answerWith(response: ServerResponse, value: unknown): void {
  if (value instanceof Promise) void value.then((rows) => answer(response, rows));
  else answer(response, value);
}

const server = createServer((request, response) => {
  const id = /^\/detail\/(.+)$/.exec(request.url ?? '')?.[1];
  if (request.method === 'POST') void json(request).then((body) => answerWith(response, create(body)));
  else answerWith(response, id === undefined ? rows.list() : rows.detail(id));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(address.port);
});
