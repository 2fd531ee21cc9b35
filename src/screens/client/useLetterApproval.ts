import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { approveOwnLetter, askForLetterChange, changeOwnLetter, ownLetter } from '#contract/clientPage.ts';
import { letterApprovalMachine } from '#machines/letterApproval.ts';
import { perform } from '#src/api/perform.ts';
import { glossIn } from '#src/repair/glossIn.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type LetterApproval = ActorRefFrom<typeof letterApprovalMachine>;

/** Reading one letter, and saying something about it once: a retry sends it under the same key. */
export function useLetterApproval(clientKey: string, letterId: string): LetterApproval {
  const router = useRouter();
  const [keys] = useState(() => new Map<string, string>());
  const keyOf = (words: string): string => {
    const key = keys.get(words) ?? crypto.randomUUID();
    keys.set(words, key);
    return key;
  };
  return useWorkflow(
    wire(letterApprovalMachine, {
      ownLetter: (params, signal) => perform(ownLetter, { params, query: glossIn(), signal }),
      approveOwnLetter: async ({ signature, version, ...params }) => {
        const body = { signature, version };
        const idempotencyKey = keyOf(`approve ${JSON.stringify(body)}`);
        await perform(approveOwnLetter, { params, body, idempotencyKey });
        await router.invalidate();
      },
      changeOwnLetter: async ({ clientKey: key, letterId: id, ...body }) => {
        const idempotencyKey = keyOf(`edit ${JSON.stringify(body)}`);
        await perform(changeOwnLetter, { params: { clientKey: key, letterId: id }, body, idempotencyKey });
        await router.invalidate();
      },
      askForLetterChange: async ({ note, ...params }) => {
        const idempotencyKey = keyOf(`change ${note}`);
        await perform(askForLetterChange, { params, body: { note }, idempotencyKey });
        await router.invalidate();
      },
    }),
    { input: { clientKey, letterId } },
  );
}
