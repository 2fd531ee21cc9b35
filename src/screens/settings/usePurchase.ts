import { useRouter } from '@tanstack/react-router';

import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { completePayment, createPayment, PaymentReply } from '#contract/payment.ts';
import { purchaseMachine } from '#machines/purchase.ts';
import { perform } from '#src/api/perform.ts';
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
}).provide({ actions: { postForm: (_, { action, fields }) => postForm(action, fields) } });

/** What the card page passed along in the hash; null if it is something else. */
function returnedReply(): PaymentReply | null {
  const fields = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
  return PaymentReply.safeParse(fields).data ?? null;
}

/** A purchase, resumed where the card page sends the person back. */
export function usePurchase(): Purchase {
  const router = useRouter();
  const [reply] = useState(returnedReply);
  const purchase = useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }), {
    input: { reply },
  });
  useEffect(() => {
    // The reply has been read: it need not stay in the address, nor be read again after a reload.
    if (reply !== null) void router.navigate({ to: '/settings', hash: '', replace: true });
  }, [reply, router]);
  return purchase;
}
