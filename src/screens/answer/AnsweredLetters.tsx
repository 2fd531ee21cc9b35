import { Box } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OpenLetter } from '#machines/answerLetters.ts';
import { answererOf } from '#machines/answerRecordingParts.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

/** The letters that one answer is about. Those whose items all have results are rarely meant, and wait behind a label. */
export function AnsweredLetters({ recording }: { readonly recording: AnswerRecording }) {
  const letters = useSelector(recording, ({ context }) => answererOf(context)?.letters) ?? [];
  const [only] = letters;
  if (only === undefined) return null;
  if (letters.length === 1)
    return (
      <Box fontSize="sm" color="quiet">
        <LetterLine {...only} />
      </Box>
    );
  const open = letters.filter(({ isSettled }) => !isSettled);
  const settled = letters.filter(({ isSettled }) => isSettled);
  const boxes = (some: readonly OpenLetter[]) =>
    some.map((each) => <LetterBox key={each.letter.id} recording={recording} of={each} />);
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontSize="sm" fontWeight="medium">
        <Trans>Letters it answers</Trans>
      </Box>
      {boxes(open)}
      {open.length === 0 || settled.length === 0 ? (
        boxes(settled)
      ) : (
        <Disclosure
          summary={
            <Plural value={settled.length} one="# letter with results" other="# letters with results" />
          }
        >
          {boxes(settled)}
        </Disclosure>
      )}
    </Box>
  );
}

function LetterBox({ recording, of }: { readonly recording: AnswerRecording; readonly of: OpenLetter }) {
  const { id } = of.letter;
  const isChosen = useSelector(recording, ({ context }) => context.form.letters.includes(id));
  const disabled = useSelector(recording, (state) => state.hasTag('busy'));
  return (
    <Box css={{ '& > label': { minHeight: { base: '2.75rem', lg: '2.25rem' } } }}>
      <Checkbox
        checked={isChosen}
        disabled={disabled}
        onChange={() => recording.send({ type: 'letter.toggle', letter: id })}
      >
        <LetterLine {...of} />
      </Checkbox>
    </Box>
  );
}

/** A letter as the person knows it: when it went out, and when its result is due. */
function LetterLine({ letter, isSettled, items }: OpenLetter) {
  const { t } = useLingui();
  const count = items.length;
  const position = letter.position;
  const rounds = [...new Set(items.map(({ round }) => round))].join(', ');
  const mailed =
    letter.mailed === null
      ? t`written ${shownDate(letter.writtenOn)}`
      : t`mailed ${shownDate(letter.mailed.on)}`;
  const due = letter.clock === null ? null : shownDate(letter.clock.due);
  return (
    <>
      {isSettled ? (
        <Trans>
          Letter {position}, round {rounds}, {mailed}: {count} with results
        </Trans>
      ) : (
        <Trans>
          Letter {position}, round {rounds}, {mailed}: {count} open
        </Trans>
      )}
      {due === null ? null : (
        <>
          <Dot />
          <Trans>due {due}</Trans>
        </>
      )}
    </>
  );
}
