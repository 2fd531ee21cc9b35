import { downloadLetters, generateAutomatic, generateManual, printLetters } from '#contract/repair.ts';
import { generationSessionMachine } from '#machines/generationSession.ts';
import { letterDownloadMachine } from '#machines/letterDownload.ts';
import type { RepairChoice } from '#machines/repairChoice.ts';
import { fetchFile, perform } from '#src/api/perform.ts';
import { saveFile } from '#src/browser/downloads.ts';
import { wire } from '#src/workflow/wire.ts';
import { openCart } from './printShop.ts';

/** One set of letters as a file, fetched with progress and saved under the server's file name. */
function downloadWith(query: { readonly key?: string }) {
  return wire(letterDownloadMachine, {
    downloadLetters: async ({ sessionId, file, onProgress }, signal) => {
      const begun = performance.now();
      const { content, name } = await fetchFile(file === 'pdf' ? printLetters : downloadLetters, {
        params: { sessionId },
        query,
        signal,
        onProgress: (loaded, total) => onProgress({ loaded, total, elapsed: performance.now() - begun }),
      });
      saveFile(content, name);
    },
  });
}

/** The account's own letters. */
export const letterDownload = downloadWith({});

/** Another account's letters, opened by the key of a print link. */
export const letterDownloadBy = (key: string) => downloadWith({ key });

const repeatOf = ({ repeat = false }: RepairChoice) => (repeat ? { repeat: 'true' as const } : {});

/** One set of letters, connected to its calls. `refresh` runs once letters exist. */
export function generationSession(refresh: () => void) {
  return wire(generationSessionMachine, {
    generateAutomatic: ({ profileId, reportId, choice }, signal) =>
      perform(generateAutomatic, {
        params: { profileId, reportId, selectedOptions: choice.options.join(',') },
        query: repeatOf(choice),
        body: [...choice.options],
        idempotencyKey: choice.key,
        signal,
      }),
    generateManual: ({ profileId, reportId, choice }, signal) =>
      perform(generateManual, {
        query: repeatOf(choice),
        body: {
          profileId,
          reportId,
          selectedAccounts: [...choice.selectedAccounts],
          destinations: [...choice.destinations],
          ...(choice.bureau !== null && { bureau: choice.bureau }),
        },
        idempotencyKey: choice.key,
        signal,
      }),
    mailLetters: ({ sessionId }, signal) => openCart(sessionId, 'all', signal),
    letterDownload,
  }).provide({ actions: { refresh } });
}
