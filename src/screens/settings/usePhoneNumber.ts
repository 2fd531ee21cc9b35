import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { savePhone } from '#contract/account.ts';
import { phoneNumberMachine } from '#machines/phoneNumber.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type PhoneNumber = ActorRefFrom<typeof phoneNumberMachine>;

const wired = wire(phoneNumberMachine, {
  savePhone: ({ phone }, signal) => perform(savePhone, { body: { phone }, signal }),
});

/** The person's phone number. The page is reloaded when one is saved. */
export function usePhoneNumber(): PhoneNumber {
  const router = useRouter();
  return useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }));
}
