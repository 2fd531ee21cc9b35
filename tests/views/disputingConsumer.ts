import * as z from 'zod/mini';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { grantGenerations } from '#contract/payment.ts';
import { createProfile } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { generateManual } from '#contract/repair.ts';
import { creditReports, manualAccounts } from '#contract/reports.ts';
import { demonstrationSupportMail } from '#server/configuration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { clientWith } from '#tests/support/client.ts';
import type { Addressed } from '#tests/support/product.ts';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';

/**
 * A consumer in the middle of a round, without a generation left: TransUnion answered, Experian has time to, and the
 * letter to Equifax is not mailed. Returns the profile's id.
 */
export async function arrangeDisputing(product: Addressed, mail: string): Promise<string> {
  const support = clientWith(await requestsAs(product, 'business', demonstrationSupportMail));
  const consumer = clientWith(await requestsAs(product, 'consumer', mail));
  await consumer.ask(z.unknown(), '/settings', { showOnboarding: false });
  await support.perform(grantGenerations, { body: { userId: mail, count: 1 } });
  const person = { profileName: 'Ana Torres', firstName: 'Ana', lastName: 'Torres', mail };
  const { id: profileId } = await consumer.perform(createProfile, { body: aProfileInput(person) });
  const params = { profileId };
  await consumer.perform(connectProvider, {
    params: { ...params, provider: 'MyFreeScoreNow' },
    body: { username: 'ana.torres', password: 'sandbox' },
  });
  const [report] = (await consumer.perform(creditReports, { params })).results;
  const reportId = report?.id ?? '';
  const { results } = await consumer.perform(manualAccounts, { params: { ...params, reportId } });
  const selectedAccounts = results.filter(({ negative }) => negative).map(({ id }) => id);
  const body = { profileId, reportId, selectedAccounts, destinations: [...bureaus] };
  await consumer.perform(generateManual, { body });
  const { today: on, letters, disputes: items } = await consumer.perform(disputes, { params });
  const record = (event: DisputeEvent) => consumer.perform(recordDisputeEvent, { params, body: { event } });
  const to = (bureau: Bureau) =>
    letters.filter(({ recipient }) => recipient.id === bureau).map(({ id }) => id);
  const [answered, waiting] = [to('TransUnion'), to('Experian')];
  await record({
    kind: 'mailed',
    on,
    letters: [...answered, ...waiting],
    way: 'certified',
    tracking: '9407111898765432101234',
    basis: 'receipt',
    files: [],
  });
  await record({ kind: 'delivered', on, letters: answered, basis: 'receipt', files: [] });
  const outcomes = ['deleted', 'verified', 'corrected'] as const;
  await record({
    kind: 'answer',
    on,
    letters: answered,
    answer: 'results',
    printed: on,
    results: items
      .filter(({ letter }) => answered.includes(letter))
      .map(({ letter, item }, place) => ({ letter, item, outcome: outcomes[place % 3] ?? 'verified' })),
    words: '',
    note: '',
    files: [],
  });
  return profileId;
}
