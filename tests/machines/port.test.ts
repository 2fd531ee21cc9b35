import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { failureOf } from '#machines/failure.ts';
import { effect, port } from '#machines/port.ts';

it('fails with its name until it is provided', async () => {
  const actor = createActor(port<string>('connectProvider')).start();
  await expect(toPromise(actor)).rejects.toThrow('Nothing provided for connectProvider');
  expect(() => effect('refresh')({}, undefined)).toThrow('Nothing provided for refresh');
});

it('keeps the code, text, and fields of a refusal, and no text of anything else', () => {
  const fields = [{ field: 'mail', problem: 'mail' }];
  expect(failureOf(new CallError('invalid', 'Mail', fields))).toEqual({
    code: 'invalid',
    detail: 'Mail',
    fields,
  });
  expect(failureOf(new Error('secret'))).toEqual({ code: 'unexpected', detail: '', fields: [] });
});
