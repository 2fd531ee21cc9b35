import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { answerKinds } from '#contract/disputeEvents.ts';
import { kindTexts } from './answerTexts.ts';
import { Choices } from '#src/ui/Choices.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

/** What kind of answer it is. */
export function KindPart({ recording }: { readonly recording: AnswerRecording }) {
  const { t, i18n } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  return (
    <Choices
      legend={t`What kind of answer`}
      look="cards"
      disabled={state.hasTag('busy')}
      options={answerKinds.map((kind) => ({
        value: kind,
        name: i18n._(kindTexts[kind].name),
        about: i18n._(kindTexts[kind].about),
      }))}
      value={state.context.form.answer}
      onChange={(answer) => recording.send({ type: 'answer.choose', answer })}
    />
  );
}
