import { analysis, analysisHistory } from '../analysis.ts';
import { affiliates, employees, uploadToCdn } from '../company.ts';
import { completePayment, createPayment, grantGenerations, paymentReply } from '../payment.ts';
import { health, readiness } from '../service.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { ids, times } from './invented.ts';

const analyses = {
  results: [
    {
      id: ids.report,
      clientId: ids.profile,
      reportId: ids.report,
      name: 'Devon',
      mail: 'devon@example.com',
      date: times.imported,
      type: 'MyFreeScoreNow' as const,
    },
  ],
};

/** What an agency sees of itself, and what it buys. */
export const company: readonly ExampleEntry[] = [
  exampleOf(analysis, { reply: analyses }),
  exampleOf(analysisHistory, { reply: analyses }),
  exampleOf(uploadToCdn, { reply: { ok: true, result: '/api/v1/cdn/bG9nby1vZi1hLWNvbXBhbn' } }),
  exampleOf(employees, {
    reply: {
      results: [
        {
          id: ids.user,
          fullName: 'Ana Ruiz',
          mail: 'ana@ruiz.example',
          role: 'owner',
          dateJoined: times.joined,
          lastActiveDate: times.generated,
        },
      ],
    },
  }),
  exampleOf(affiliates, { reply: { results: [] } }),
  exampleOf(createPayment, {
    reply: {
      action: 'https://cards.example/pay',
      fields: {
        access_key: 'an-access-key',
        profile_id: 'A-PROFILE',
        transaction_uuid: '01a1fc0f-2b11-7c04-9d0e-6a1b2c3d4e5f',
        reference_number: '01a1fc0f-2b11-7c04-9d0e-6a1b2c3d4e60',
        transaction_type: 'sale',
        amount: '87.00',
        currency: 'USD',
        signed_field_names: 'access_key,profile_id,transaction_uuid,reference_number,amount,currency',
        signature: 'PEmo9j+uHJDFgIZDqOGvb+Flgc+fyffY0ccCjvU4tRQ=',
      },
    },
  }),
  exampleOf(completePayment, { reply: { outcome: 'paid', count: 3 } }),
  exampleOf(paymentReply, {
    body: {
      decision: 'ACCEPT',
      reason_code: '100',
      req_reference_number: '01a1fc0f-2b11-7c04-9d0e-6a1b2c3d4e60',
      req_transaction_uuid: '01a1fc0f-2b11-7c04-9d0e-6a1b2c3d4e5f',
      signed_field_names: 'decision,reason_code,req_reference_number,req_transaction_uuid,signed_field_names',
      signature: 'Yk8sQ1mPz3v7bTn5rWx2cLd9fHg4jKa6eUo0iSq8pM0=',
    },
  }),
  exampleOf(grantGenerations, {
    body: { userId: ids.user, count: 5 },
    reply: { ok: true, generationsLeft: { value: 14 } },
  }),
  exampleOf(health, { reply: { ok: true, version: '1' } }),
  exampleOf(readiness, { reply: { ok: true } }),
];
