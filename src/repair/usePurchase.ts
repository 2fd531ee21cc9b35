import { useRouter } from '@tanstack/react-router';

import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { completePayment, createPayment, type PaymentEnd, PaymentReply } from '#contract/payment.ts';
import { purchaseMachine } from '#machines/purchase.ts';
import { perform } from '#src/api/perform.ts';
import { boughtSlot, dropDraft, keepDraft, purchaseSlot, readDraft } from '#src/browser/drafts.ts';
import { postForm } from '#src/browser/forms.ts';
import { storedLanguage } from '#src/browser/languageChoice.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type Purchase = ActorRefFrom<typeof purchaseMachine>;

const wired = wire(purchaseMachine, {
  createPayment: ({ count }, signal) =>
    perform(createPayment, {
      params: { count: String(count) },
      query: { language: storedLanguage() },
      signal,
    }),
  completePayment: ({ reply }, signal) => perform(completePayment, { query: reply, signal }),
});

/** What the card page passed along in the hash; null if it is something else. */
function returnedReply(): PaymentReply | null {
  const fields = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
  return PaymentReply.safeParse(fields).data ?? null;
}

/**
 * A purchase, resumed where the card page sends the person back. `asked` is the page where letters wait for it. The card
 * page doesn't return it, so this tab keeps it.
 */
export function usePurchase(userId: string, asked: string | undefined): Purchase {
  const router = useRouter();
  const [reply] = useState(returnedReply);
  const [back] = useState(() => (reply === null ? asked : readDraft(purchaseSlot(userId))?.back));
  const purchase = useWorkflow(
    wired.provide({
      actions: {
        postForm: (_, { action, fields }) => {
          if (back === undefined) dropDraft(purchaseSlot(userId));
          else keepDraft(purchaseSlot(userId), { back });
          postForm(action, fields);
        },
        refresh: () => void router.invalidate(),
        goBack: (_, { count }: PaymentEnd) => {
          if (back === undefined) return;
          keepDraft(boughtSlot(userId, back.split('/').at(-1) ?? ''), { count });
          router.history.replace(back);
        },
      },
    }),
    { input: { reply, back } },
  );
  useEffect(() => {
    // The reply has been read: it need not stay in the address, nor be read again after a reload.
    if (reply !== null) void router.navigate({ to: '/settings', search: { back }, hash: '', replace: true });
  }, [back, reply, router]);
  return purchase;
}
