import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ContractTerms, saveContractTerms } from '#contract/contractTerms.ts';
import { contractTermsMachine } from '#machines/contractTerms.ts';
import { perform } from '#src/api/perform.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ContractTermsWork = ActorRefFrom<typeof contractTermsMachine>;

/** Nothing is suggested: what an agency promises and charges is its own decision. */
const nothing: ContractTerms = {
  services: '',
  guarantees: '',
  completion: '',
  payment: '',
  total: '',
  address: '',
};

const wired = wire(contractTermsMachine, {
  saveContractTerms: ({ values, savedAt }, signal) =>
    perform(saveContractTerms, { body: { ...values, savedAt }, signal }),
});

interface Loaded {
  readonly terms: ContractTerms | null;
  readonly savedAt: string | null;
}

/** The terms of the agency's contract. The page is reloaded when they are saved, by this person or another. */
export function useContractTerms({ terms, savedAt }: Loaded): ContractTermsWork {
  const { t } = useLingui();
  const router = useRouter();
  const { showMessage } = useSnackbars();
  const values = terms ?? nothing;
  const work = useWorkflow(
    wired.provide({
      actions: {
        refresh: () => void router.invalidate(),
        notifySaved: () => {
          showMessage(t`Contract terms saved`);
          void router.invalidate();
        },
      },
    }),
    { input: { values, savedAt } },
  );
  const load = useEffectEvent(() => work.send({ type: 'terms.load', values, savedAt }));
  useEffect(() => load(), [savedAt]);
  return work;
}
