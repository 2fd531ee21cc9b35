import { fromPromise } from 'xstate';
import { drawLetter, type PreviewChoice, previewLetters } from '#contract/letterPreview.ts';
import { letterPreviewMachine } from '#machines/letterPreview.ts';
import type { RepairChoice, ReportOfProfile } from '#machines/repairChoice.ts';
import { fetchFile, perform } from '#src/api/perform.ts';

type Asked = ReportOfProfile & { choice: RepairChoice };

function choiceOf(choice: RepairChoice): PreviewChoice {
  if (choice.kind === 'automatic') return { kind: 'automatic', options: [...choice.options] };
  const { selectedAccounts, destinations, bureau } = choice;
  return {
    kind: 'manual',
    selectedAccounts: [...selectedAccounts],
    destinations: [...destinations],
    ...(bureau !== null && { bureau }),
  };
}

/** Reading letters before they are generated, connected to its calls. */
export const letterPreview = letterPreviewMachine.provide({
  actors: {
    previewLetters: fromPromise(
      ({ input: { choice, profileId, reportId }, signal }: { input: Asked; signal: AbortSignal }) =>
        perform(previewLetters, { body: { profileId, reportId, choice: choiceOf(choice) }, signal }),
    ),
    drawLetter: fromPromise<string, Asked & { letterId: string }>(
      async ({ input: { choice, profileId, reportId, letterId }, signal }) => {
        const body = { profileId, reportId, letterId, choice: choiceOf(choice) };
        return (await fetchFile(drawLetter, { body, signal })).content.text();
      },
    ),
  },
});
