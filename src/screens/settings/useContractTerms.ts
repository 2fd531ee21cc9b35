import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
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
  saveContractTerms: (body, signal) => perform(saveContractTerms, { body, signal }),
});

/** The terms of the agency's contract. The page is reloaded when they are saved. */
export function useContractTerms(terms: ContractTerms | null): ContractTermsWork {
  const { t } = useLingui();
  const router = useRouter();
  const { showMessage } = useSnackbars();
  return useWorkflow(
    wired.provide({
      actions: {
        notifySaved: () => {
          showMessage(t`Contract terms saved`);
          void router.invalidate();
        },
      },
    }),
    { input: { values: terms ?? nothing } },
  );
}
