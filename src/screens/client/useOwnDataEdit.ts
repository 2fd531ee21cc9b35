import { useRouter } from '@tanstack/react-router';
import { completeOwnData, ownUploadCalls } from '#contract/clientLink.ts';
import { profileEditMachine } from '#machines/profileEdit.ts';
import { perform } from '#src/api/perform.ts';
import { documentsUploadedBy } from '#src/profile/documentActors.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

/**
 * One link's own profile. The client never learns the profile's id, so the machines use the link's key in its place.
 */
function wiredFor(clientKey: string) {
  const params = { clientKey };
  return wire(profileEditMachine, {
    profileDocuments: documentsUploadedBy(({ kind, file }, signal) =>
      perform(ownUploadCalls[kind], { params, file, signal }),
    ),
    updateProfile: async ({ change }, signal) => {
      const { profileName: _label, ...body } = change;
      await perform(completeOwnData, { params, body, signal });
      return { version: null };
    },
  });
}

/** Changes a client makes to their own information through their link. */
export function useOwnDataEdit(clientKey: string) {
  const router = useRouter();
  const logic = wiredFor(clientKey).provide({ actions: { refresh: () => void router.invalidate() } });
  return useWorkflow(logic, { input: { profileId: clientKey, version: null, left: [] } });
}
