/** What callers can rely on: what may be null may be, and a success says so. */
import { expect, it } from 'vitest';
import { UserInfo } from '#contract/account.ts';
import { calls } from '#contract/calls.ts';
import { acceptInvitation, clientInvitation } from '#contract/clientLink.ts';
import { ProfileDetail } from '#contract/profiles.ts';
import { Connection } from '#contract/providers.ts';
import { inspectReportFile, importReportFile } from '#contract/reportFile.ts';
import { health } from '#contract/service.ts';
import { Done } from '#contract/shapes.ts';

it.each([
  ['phoneNumber', UserInfo.shape.phoneNumber],
  ['lastSignIn', UserInfo.shape.lastSignIn],
  ['lastActiveDate', UserInfo.shape.lastActiveDate],
  ['state', ProfileDetail.shape.state],
  ['ssnDocument', ProfileDetail.shape.ssnDocument],
  ['addressDocument', ProfileDetail.shape.addressDocument],
  ['idOrDriverDocument', ProfileDetail.shape.idOrDriverDocument],
  ['onboardingKey', ProfileDetail.shape.onboardingKey],
  ['onboardingLink', ProfileDetail.shape.onboardingLink],
  ['onboardingClosedAt', ProfileDetail.shape.onboardingClosedAt],
  ['reportDate', inspectReportFile.reply.shape.reportDate],
])('%s may be null', (_, schema) => {
  expect(schema.safeParse(null).success).toBe(true);
});

it('a bureau may give no score', () => {
  expect(inspectReportFile.reply.shape.scores.safeParse([{ bureau: 'Equifax', value: null }]).success).toBe(
    true,
  );
});

it.each([
  ['done', Done.shape.ok],
  ['a connection', Connection.shape.ok],
  ['an imported file', importReportFile.reply.shape.ok],
  ['a healthy server', health.reply.shape.ok],
])('%s is ok, never not ok', (_, schema) => {
  expect([schema.safeParse(true).success, schema.safeParse(false).success]).toEqual([true, false]);
});

it('none has a field that would tell a browser that it is not one', () => {
  const shapes = calls.flatMap(({ name, reply }) =>
    reply !== undefined && 'shape' in reply ? [{ name, fields: Object.keys(Object(reply.shape)) }] : [],
  );
  expect(shapes.filter(({ fields }) => fields.includes('error'))).toEqual([]);
  expect(shapes.length).toBeGreaterThan(50);
});

it('clients see nothing of the agency’s own', () => {
  const own = 'id profileName status credit onboardingKey onboardingLink onboardingClosedAt';
  const agencysOwn = own.split(' ');
  const shown = Object.keys({ ...acceptInvitation.reply.shape, ...clientInvitation.reply.shape });
  expect(agencysOwn.filter((name) => shown.includes(name))).toEqual([]);
});
