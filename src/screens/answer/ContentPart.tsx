import { Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { wordsLength } from '#contract/disputeEvents.ts';
import { noteLength } from '#contract/limits.ts';
import { Field } from '#src/ui/Field.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { TextArea } from '#src/ui/TextInput.tsx';
import { kindMeanings } from './answerTexts.ts';
import { ItemsPart } from './ItemsPart.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

/** What the answer says: about each item if it has results, and otherwise what it means. */
export function ContentPart({ recording }: { readonly recording: AnswerRecording }) {
  const { t, i18n } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const { answer, words, note } = state.context.form;
  if (answer === null) return null;
  return (
    <Stack gap="4">
      {answer === 'results' ? (
        <ItemsPart recording={recording} />
      ) : (
        <Banner tone="info">{i18n._(kindMeanings[answer])}</Banner>
      )}
      <Stack maxW="46rem" gap="4">
        <Field
          label={t`What the answer says (optional)`}
          help={t`Copy the sentences that matter, word for word. A later letter can quote them.`}
        >
          <TextArea
            rows={2}
            value={words}
            maxLength={wordsLength}
            disabled={state.hasTag('busy')}
            onChange={(event) => recording.send({ type: 'words.write', words: event.target.value })}
          />
        </Field>
        <Field label={t`Note (optional)`}>
          <TextArea
            rows={2}
            value={note}
            maxLength={noteLength}
            disabled={state.hasTag('busy')}
            onChange={(event) => recording.send({ type: 'note.write', note: event.target.value })}
          />
        </Field>
      </Stack>
    </Stack>
  );
}
