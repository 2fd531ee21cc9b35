import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentCalls, uploadCalls } from '#contract/documents.ts';
import { inspectReportFile } from '#contract/reportFile.ts';
import { usualSendingLimits } from '#server/http/slowClients.ts';
import { aForm, anApp, anUpload, pathOf, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, anImage } from './world.ts';

let world: AppUnderTest;
let who: Person;
let profileId: string;
let port: number;
beforeAll(async () => {
  world = await anApp();
  who = await world.person();
  profileId = await aProfile(world, who);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world.close());

interface Sent {
  readonly status: number | undefined;
  readonly body: ReturnType<typeof JSON.parse>;
}

async function send(
  agent: Agent,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  payload?: Buffer,
): Promise<Sent> {
  const asked = request({
    port,
    host: '127.0.0.1',
    agent,
    method,
    path,
    headers: { host: 'localhost:4000', authorization: `Bearer ${who.token}`, ...headers },
  });
  asked.end(payload);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const text = (await buffer(answer)).toString();
  return { status: answer.statusCode, body: JSON.parse(text) };
}

const unreadable = Buffer.alloc(300_000, 'x');

it.each([
  [
    'of a field with another name',
    () => pathOf(uploadCalls.ssn, { params: { profileId } }),
    () => aForm('other', unreadable),
  ],
  ['without a client', () => pathOf(documentCalls.ssn, {}), () => anUpload('ssn', unreadable)],
  [
    'for a client who doesn’t exist',
    () => pathOf(uploadCalls.ssn, { params: { profileId: '01a1fc0b-de59-767f-af86-e413e696bc44' } }),
    () => anUpload('ssn', unreadable),
  ],
])(
  'answers the next request on the connection of a refused upload at once: one %s',
  async (_, path, form) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const { payload, headers } = form();
      const refused = await send(
        agent,
        'POST',
        path(),
        { ...headers, 'content-length': payload.length },
        payload,
      );
      expect([400, 404]).toContain(refused.status);
      const begun = performance.now();
      expect(await send(agent, 'GET', '/api/health', {})).toMatchObject({ status: 200 });
      // Not only once the server gives up the rest of the upload.
      expect(performance.now() - begun).toBeLessThan(usualSendingLimits.body / 2);
    } finally {
      agent.destroy();
    }
  },
);

it('reads no endless body to its end', async () => {
  const { payload, headers } = aForm('other', unreadable);
  const socket = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const chunk = (bytes: Buffer) =>
    socket.write(
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
    );
  const head = [
    `POST ${pathOf(uploadCalls.ssn, { params: { profileId } })} HTTP/1.1`,
    'host: localhost:4000',
    `authorization: Bearer ${who.token}`,
    `content-type: ${headers['content-type']}`,
    'transfer-encoding: chunked',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  chunk(payload.subarray(0, -100));
  const piece = Buffer.alloc(1_000_000);
  while (!socket.destroyed && socket.bytesWritten < 100_000_000)
    if (!chunk(piece)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  expect(socket.bytesWritten).toBeLessThan(40_000_000);
});

it.each([
  ['its boundary', 'multipart/form-data', (payload: Buffer) => payload],
  ['its end', null, (payload: Buffer) => payload.subarray(0, -12)],
  ['half of its file', null, (payload: Buffer) => payload.subarray(0, payload.length - 90)],
  ['all but its first line', null, (payload: Buffer) => payload.subarray(0, 25)],
  ['everything', null, (payload: Buffer) => payload.subarray(0, 0)],
])('refuses a form without %s as invalid', async (_, type, cut) => {
  const image = await anImage();
  const calls = [
    { call: uploadCalls.ssn, form: anUpload('ssn', image) },
    { call: documentCalls.address, form: anUpload('address', image, { profileId }) },
    { call: inspectReportFile, form: aForm('file', image) },
  ];
  for (const { call, form } of calls) {
    const headers = { ...form.headers, ...(type !== null && { 'content-type': type }) };
    const answer = await world.ask(call, who, { params: { profileId }, payload: cut(form.payload), headers });
    expect([call.name, answer.statusCode, answer.json().code]).toEqual([call.name, 400, 'invalid']);
  }
});
