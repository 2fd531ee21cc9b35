/** From a transaction that asks for a mail to the mailbox that receives it, over real SMTP. */
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMailbox, type Mailbox } from '#sandbox/mailbox.ts';
import { runJobs, type JobRunner } from '#server/jobs/runner.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { enqueueMail, mailHandler, type OutgoingMail } from '#server/mail/mailJob.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, aFolder, sqliteIn, type HandClock } from '#tests/support/aStore.ts';

let mailbox: Mailbox;
let mailer: Mailer;
beforeAll(async () => {
  mailbox = await openMailbox(0, () => new Date());
  mailer = createMailer({
    url: mailbox.address,
    from: 'Redress <mail@redress.example>',
    requiresTls: false,
  });
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
});

let dataDir = '';
let clock: HandClock;
let store: Store;
let runner: JobRunner;
let said: string[] = [];
beforeEach(async () => {
  dataDir = aFolder();
  clock = aClock();
  store = await openStore({ ...sqliteIn(dataDir), clock });
  said = [];
  const log = { warn: (line: string) => void said.push(line), error: (line: string) => void said.push(line) };
  runner = runJobs({ store, clock, handlers: [mailHandler(mailer)], log });
});
afterEach(async () => {
  mailbox.refuse(false);
  await runner.stop();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const mail: OutgoingMail = {
  to: 'jose@example.com',
  language: 'es',
  subject: 'Confirme su dirección: José',
  paragraphs: ['Hola, José. <b>Alguien</b> se registró con esta dirección.'],
  action: { label: 'Confirmar', url: 'http://localhost:4000/verify?key=a&b=c' },
  closing: ['Si no fue usted, ignore este mensaje.'],
  accountId: null,
};
const to = (address: string) => mailbox.mails().filter((each) => each.to.includes(address));

it('arrives as text and markup, in the language of its reader, with the link whole', async () => {
  await enqueueMail(store, mail);
  await runner.idle();
  const [received] = to('jose@example.com');
  expect(received).toMatchObject({
    from: 'Redress <mail@redress.example>',
    subject: 'Confirme su dirección: José',
    hasHtml: true,
    text: [
      'Confirme su dirección: José',
      'Hola, José. <b>Alguien</b> se registró con esta dirección.',
      'Confirmar:\nhttp://localhost:4000/verify?key=a&b=c',
      'Si no fue usted, ignore este mensaje.',
      'Redress',
    ].join('\n\n'),
  });
});

it('is not sent if what asked for it was rolled back, and once for a key', async () => {
  const address = 'rolled@example.com';
  await expect(
    store.transaction(async (step) => {
      await enqueueMail(step, { ...mail, to: address });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await enqueueMail(store, { ...mail, to: address, subject: 'One', key: 'welcome' });
  await enqueueMail(store, { ...mail, to: address, subject: 'Two', key: 'welcome' });
  await runner.idle();
  expect(to(address).map(({ subject }) => subject)).toEqual(['One']);
});

it('is sent later if the mail server is away, and the log names nobody', async () => {
  const address = 'later@example.com';
  mailbox.refuse(true);
  await enqueueMail(store, { ...mail, to: address });
  await runner.idle();
  expect(to(address)).toEqual([]);
  mailbox.refuse(false);
  clock.set(new Date(clock.now().getTime() + 40_000).toISOString());
  await runner.idle();
  expect(to(address)).toHaveLength(1);
  expect(said).toEqual([
    expect.stringMatching(
      /^Sending a mail failed, and is repeated in 3\d seconds: Error: The mail server did not accept the mail \(\w+\)\.$/,
    ),
  ]);
});

it('has no connection to the network but the mail server: files and URLs are not read', async () => {
  await enqueueMail(store, { ...mail, to: 'plain@example.com', subject: 'file:///etc/hostname' });
  await runner.idle();
  expect(to('plain@example.com').map(({ subject }) => subject)).toEqual(['file:///etc/hostname']);
});

it.each([
  'x,ana@example.com',
  'x;ana@example.com',
  '<ana@example.com',
  'a:ana@example.com',
  '"x" ana@example.com',
])('goes to nobody if its address could be taken for another mailbox: %s', async (address) => {
  await enqueueMail(store, { ...mail, to: address });
  await runner.idle();
  expect(to('ana@example.com')).toEqual([]);
  expect(said).toEqual([expect.stringContaining('The address could be taken for another mailbox.')]);
});
