import { useRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { savePhone } from '#contract/account.ts';
import { phoneNumberMachine } from '#machines/phoneNumber.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type PhoneNumber = ActorRefFrom<typeof phoneNumberMachine>;

const wired = phoneNumberMachine.provide({
  actors: {
    savePhone: fromPromise<void, { phone: string }>(async ({ input: { phone }, signal }) => {
      await perform(savePhone, { body: { phone }, signal });
    }),
  },
});

/** The person's phone number. The page is reloaded when one is saved. */
export function usePhoneNumber(): PhoneNumber {
  const router = useRouter();
  return useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }));
}
