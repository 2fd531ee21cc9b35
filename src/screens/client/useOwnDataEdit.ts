import { useRouter } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { completeOwnData, ownUploadCalls } from '#contract/clientLink.ts';
import type { DocumentKind } from '#contract/documents.ts';
import type { ProfileChange } from '#contract/profiles.ts';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { profileEditMachine } from '#machines/profileEdit.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

/**
 * One link's own profile. The client never learns the profile's id, so the machines use the link's key in its place.
 */
function wiredFor(clientKey: string) {
  const params = { clientKey };
  const documentSlot = documentSlotMachine.provide({
    actors: {
      uploadDocument: fromPromise<void, { kind: DocumentKind; profileId: string; file: File }>(
        async ({ input: { kind, file }, signal }) => {
          await perform(ownUploadCalls[kind], { params, file, signal });
        },
      ),
    },
  });
  return profileEditMachine.provide({
    actors: {
      profileDocuments: profileDocumentsMachine.provide({ actors: { documentSlot } }),
      updateProfile: fromPromise<void, { profileId: string; change: ProfileChange }>(
        async ({ input: { change }, signal }) => {
          const { profileName: _label, ...body } = change;
          await perform(completeOwnData, { params, body, signal });
        },
      ),
    },
  });
}

/** Changes a client makes to their own information through their link. */
export function useOwnDataEdit(clientKey: string) {
  const router = useRouter();
  const logic = wiredFor(clientKey).provide({ actions: { refresh: () => void router.invalidate() } });
  return useWorkflow(logic, { input: { profileId: clientKey, left: [] } });
}
