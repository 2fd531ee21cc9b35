import { expect, it } from 'vitest';
import { myInformation } from '#contract/account.ts';
import { calls, groups } from '#contract/calls.ts';
import { CallError, failureStatus } from '#contract/failures.ts';
import { failuresOf } from '#contract/failuresOf.ts';
import { importReportFile } from '#contract/reportFile.ts';
import { connectProvider } from '#contract/providers.ts';
import { health, readiness } from '#contract/service.ts';

it('has the status of each failure', () => {
  const byStatus = Object.groupBy(Object.entries(failureStatus), ([, status]) => String(status));
  const codes = Object.entries(byStatus).map(([status, some]) => [status, some?.map(([code]) => code)]);
  expect(codes).toEqual([
    ['400', ['invalid', 'paymentUnverified']],
    ['401', ['unauthenticated']],
    [
      '403',
      ['forbidden', 'freshSignInNeeded', 'wrongHost', 'agencyAccount', 'reasonNeeded', 'consentNeeded'],
    ],
    ['404', ['notFound']],
    [
      '409',
      [
        'secondProfile',
        'changedMeanwhile',
        'noGenerations',
        'contradictoryReasons',
        'othersReport',
        'repeatedChoice',
        'onHold',
        'orderOpen',
        'contractNotOpen',
        'noContractTerms',
      ],
    ],
    ['410', ['accountClosed', 'linkUsedUp']],
    ['413', ['fileTooLarge']],
    [
      '422',
      [
        'notAnImage',
        'imageTooLarge',
        'nothingToDispute',
        'alreadyDecided',
        'unprintableName',
        'unreadableEnclosure',
        'unreadableReport',
        'providerLoginFailed',
        'providerBilling',
      ],
    ],
    ['429', ['tooManyTries', 'dailyLimit']],
    ['500', ['unexpected']],
    ['502', ['providerUnreachable', 'providerUnusable']],
    ['503', ['busy', 'unavailable']],
  ]);
});

it('throws a failure with its code, the server’s text, and the fields', () => {
  const fields = [{ field: 'mail', problem: 'required' }];
  const error = new CallError('invalid', 'Refused', fields);
  expect(error).toMatchObject({
    name: 'CallError',
    message: 'invalid: Refused',
    code: 'invalid',
    detail: 'Refused',
    fields,
  });
  expect(new CallError('busy').message).toBe('busy');
});

const always = ['tooManyTries', 'unexpected', 'unavailable'];
it.each([
  [health, always],
  [
    myInformation,
    [
      'invalid',
      'unauthenticated',
      'forbidden',
      'wrongHost',
      'reasonNeeded',
      'consentNeeded',
      'notFound',
      'accountClosed',
      'tooManyTries',
      'unexpected',
      'busy',
      'unavailable',
    ],
  ],
  [
    connectProvider,
    [
      'invalid',
      'unauthenticated',
      'forbidden',
      'freshSignInNeeded',
      'wrongHost',
      'reasonNeeded',
      'consentNeeded',
      'notFound',
      'accountClosed',
      'fileTooLarge',
      'providerLoginFailed',
      'providerBilling',
      'tooManyTries',
      'dailyLimit',
      'unexpected',
      'providerUnreachable',
      'providerUnusable',
      'busy',
      'unavailable',
    ],
  ],
  [
    importReportFile,
    [
      'invalid',
      'unauthenticated',
      'forbidden',
      'freshSignInNeeded',
      'wrongHost',
      'reasonNeeded',
      'consentNeeded',
      'notFound',
      'accountClosed',
      'fileTooLarge',
      'unreadableReport',
      'tooManyTries',
      'unexpected',
      'busy',
      'unavailable',
    ],
  ],
])('$name can fail with what its shape and its work imply', (call, codes) => {
  expect(failuresOf(call)).toEqual(codes);
});

it('lists calls and nothing else that their files export', () => {
  expect(calls.filter((call) => typeof call.name !== 'string' || !call.url.startsWith('/api/'))).toEqual([]);
  const service = groups.find(({ name }) => name === 'Service');
  expect(service?.calls).toEqual([health, readiness]);
});
