import { useLingui } from '@lingui/react';
import type { ActorRefFrom } from 'xstate';
import { exportProfile } from '#contract/profileExport.ts';
import { profileExportMachine } from '#machines/profileExport.ts';
import { fetchFile } from '#src/api/perform.ts';
import { saveFile } from '#src/browser/downloads.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { languageOf } from '#vocabulary/languages.ts';

export type ProfileExport = ActorRefFrom<typeof profileExportMachine>;

/** Everything about a profile, saved under the server's file name; report pages are in the reader's language. */
export function useProfileExport(profileId: string): ProfileExport {
  const { i18n } = useLingui();
  return useWorkflow(
    wire(profileExportMachine, {
      exportProfile: async ({ profileId: id, onProgress }, signal) => {
        const { content, name } = await fetchFile(exportProfile, {
          params: { profileId: id },
          query: { language: languageOf(i18n.locale) },
          signal,
          onProgress,
        });
        saveFile(content, name);
      },
    }),
    { input: { profileId } },
  );
}
