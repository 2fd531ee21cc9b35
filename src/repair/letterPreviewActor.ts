import { chooseEnclosures, letterEnclosures } from '#contract/enclosures.ts';
import { drawLetter, previewLetters } from '#contract/letterPreview.ts';
import { enclosureChoiceMachine } from '#machines/enclosureChoice.ts';
import { letterPreviewMachine } from '#machines/letterPreview.ts';
import { fetchFile, perform } from '#src/api/perform.ts';
import { choiceOf } from './choiceOf.ts';
import { glossIn } from './glossIn.ts';
import { wire } from '#src/workflow/wire.ts';

const enclosureChoice = wire(enclosureChoiceMachine, {
  letterEnclosures: (input, signal) => perform(letterEnclosures, { params: input, signal }),
  // Without a signal: closing the preview must not withdraw what was just chosen.
  chooseEnclosures: ({ destinationId, choice, ...params }) =>
    perform(chooseEnclosures, { params, body: { destinationId, choice } }),
});

/** Reading letters before they are generated, connected to its calls. */
export const letterPreview = wire(letterPreviewMachine, {
  enclosureChoice,
  previewLetters: ({ choice, profileId, reportId }, signal) =>
    perform(previewLetters, {
      body: { profileId, reportId, choice: choiceOf(choice), ...glossIn() },
      signal,
    }),
  drawLetter: async ({ choice, profileId, reportId, letterId }, signal) => {
    const body = { profileId, reportId, letterId, choice: choiceOf(choice) };
    return (await fetchFile(drawLetter, { body, signal })).content.text();
  },
});
