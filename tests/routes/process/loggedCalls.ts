/**
 * Makes every call in ways that succeed and fail, with the log at its most detailed, on standard output. Prints at the
 * end what must not be in it, as a JSON line.
 */
import { calls } from '#contract/calls.ts';
import { completePayment, createPayment, paymentReply } from '#contract/payment.ts';
import { DocumentKind } from '#contract/documents.ts';
import { revealField } from '#contract/profiles.ts';
import { replyFields, signedReply } from '#tests/support/aCardReply.ts';
import { anApp, pathOf, type Person } from '#tests/support/anApp.ts';
import { nobody, optionsFor, owned, type Ids } from '../ownedCalls.ts';
import { aDocument, anImage, aProfile, aReport, aSession, credentials } from '../world.ts';

const world = await anApp({}, null, { log: true });
const image = await anImage();
const marked = {
  firstName: 'Quixolina',
  lastName: 'Zyzzogeton',
  ssn: '666471193',
  dob: '1971-03-09',
  streetAddress: '77 Xanthocarp Way',
  mail: 'quixolina.zyzzogeton@example.com',
  phone: '+1 (555) 555 0147',
};
const [owner, stranger] = [await world.person('b2b', 50), await world.person()];
const replies: string[] = [];

async function everythingOf(who: Person): Promise<Ids> {
  const profileId = await aProfile(world, who, marked);
  for (const kind of DocumentKind.options) await aDocument(world, who, profileId, kind);
  const reportId = await aReport(world, who, profileId);
  return { profileId, reportId, sessionId: await aSession(world, who, profileId, reportId) };
}

let own = await everythingOf(owner);
for (const call of calls) {
  const valid = owned.includes(call) ? optionsFor(call, own, image) : { params: {}, body: marked };
  const unknown = owned.includes(call) ? optionsFor(call, nobody, image) : { params: { ...nobody } };
  const attempts = [
    [owner, valid],
    [stranger, valid],
    [owner, unknown],
    [owner, { ...valid, body: { ...marked, unexpected: marked.ssn } }],
    [owner, { ...valid, payload: Buffer.from(JSON.stringify(marked).slice(0, -2)), body: undefined }],
    [{ ...owner, token: `${owner.token}x` }, valid],
  ] as const;
  for (const [who, options] of attempts) {
    const answer = await world.ask(call, who, options);
    if (answer.statusCode >= 400) replies.push(answer.body);
  }
  if ((await world.services.store.profiles.find(owner.accountId, own.profileId)) === null)
    own = await everythingOf(owner);
}
await world.ask(revealField, owner, { params: own, body: { field: 'ssn' } });

const { fields } = (await world.ask(createPayment, owner, { params: { count: '2' } })).json();
const paid = signedReply(replyFields(fields, { bill_to_forename: marked.firstName }));
for (const body of [{ ...paid, signature: 'forged' }, paid]) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = Buffer.from(new URLSearchParams(body).toString());
  await world.ask(paymentReply, null, { payload, headers });
  await world.ask(completePayment, owner, { body });
}
// Something that nobody foresaw fails with all of it in its message.
const list = world.services.store.profiles.list.bind(world.services.store.profiles);
world.services.store.profiles.list = () =>
  Promise.reject(new Error(JSON.stringify({ ...marked, credentials })));
for (const call of calls.filter(({ name }) => name.startsWith('list')))
  replies.push((await world.ask(call, owner)).body);
world.services.store.profiles.list = list;
await world.app.inject({
  url: `${pathOf(revealField, { params: own })}?ssn=${marked.ssn}`,
  headers: { host: 'localhost:4000', 'user-agent': marked.mail, cookie: `a=${marked.ssn}` },
});

const secrets = {
  ...marked,
  ssnWithDashes: '666-47-1193',
  lastFour: '1193',
  birthday: '03/09/1971',
  password: credentials.password,
  token: owner.token,
  signature: owner.token.split('.')[2],
  paymentSignature: paid['signature'],
  transaction: paid['transaction_id'],
  person: 'person1@example.com',
  image: image.toString('base64').slice(0, 40),
};
console.log(JSON.stringify({ secrets, replies }));
await world.close();
