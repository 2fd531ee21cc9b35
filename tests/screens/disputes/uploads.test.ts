import { expect, it, vi } from 'vitest';
import { uploadOwnFile } from '#contract/clientPage.ts';
import { uploadDisputeFile } from '#contract/disputes.ts';
import { clientsCalls, membersCalls } from '#src/disputes/calls.ts';

const { sent } = vi.hoisted(() => ({ sent: [] as { call: unknown; idempotencyKey: string }[] }));
vi.mock('#src/api/perform.ts', () => ({
  perform: (call: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    sent.push({ call, idempotencyKey });
    return Promise.reject(new TypeError('Failed to fetch'));
  },
}));

it.each([
  ['a member', membersCalls, uploadDisputeFile],
  ['a client', clientsCalls, uploadOwnFile],
])(
  'sends a photo whose upload got no reply again under its key, and another one under another: %s',
  async (_, calls, call) => {
    sent.length = 0;
    const [photo, other] = [new Blob(['photo']), new Blob(['other'])];
    const upload = (file: Blob) =>
      calls.uploadDisputeFile({ profileId: 'one', file }, new AbortController().signal);
    for (const file of [photo, photo, other]) await expect(upload(file)).rejects.toThrow('Failed to fetch');
    const [first, again, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(sent.map((one) => one.call)).toEqual([call, call, call]);
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(again).toBe(first);
    expect(third).not.toBe(first);
  },
);
