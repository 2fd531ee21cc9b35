import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OpenLetter } from '#machines/answerLetters.ts';
import { answerersOf } from '#machines/answerLetters.ts';
import { answererOf, type DateProblem, dateProblemsOf } from '#machines/answerRecordingParts.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { problemTexts } from './answerTexts.ts';
import { Choices } from '#src/ui/Choices.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

const chipsAtMost = 4;
const serverProblems: readonly DateProblem[] = ['inFuture', 'beforeLetter', 'tooOld'];

/** Who answered, to which letters, and when. */
export function SenderPart({ recording }: { readonly recording: AnswerRecording }) {
  const { t } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const { client, entry, form } = state.context;
  const disabled = state.hasTag('busy');
  const answerers = answerersOf(client, entry);
  const letters = answererOf(state.context)?.letters ?? [];
  // A few are all in sight. Of many, the bureaus are, because they answer most.
  const isLong = answerers.length > chipsAtMost;
  const [chips = [], listed = []] = isLong
    ? [
        answerers.filter(({ recipient }) => recipient.kind === 'bureau'),
        answerers.filter(({ recipient }) => recipient.kind === 'furnisher'),
      ]
    : [answerers];
  const choose = (recipient: string) => recording.send({ type: 'recipient.choose', recipient });
  return (
    <Stack gap="4">
      <Choices
        legend={t`Who answered`}
        look="chips"
        disabled={disabled}
        options={chips.map(({ recipient: { id, name } }) => ({ value: id, name }))}
        value={form.recipient}
        onChange={choose}
      />
      {listed.length === 0 ? null : (
        <Field label={t`Or a creditor or collector`} disabled={disabled}>
          <SelectInput
            placeholder={t`Choose`}
            options={listed.map(({ recipient: { id, name } }) => ({ value: id, label: name }))}
            value={
              listed.some(({ recipient }) => recipient.id === form.recipient) ? (form.recipient ?? '') : ''
            }
            onChange={choose}
          />
        </Field>
      )}
      {letters.length > 1 ? (
        <Box as="fieldset" minW="0">
          <Box as="legend" fontSize="sm" fontWeight="medium">
            <Trans>Letters it answers</Trans>
          </Box>
          {letters.map(({ letter, items }) => (
            <Box key={letter.id} css={{ '& > label': { minHeight: { base: '2.75rem', lg: '2.25rem' } } }}>
              <Checkbox
                checked={form.letters.includes(letter.id)}
                disabled={disabled}
                onChange={() => recording.send({ type: 'letter.toggle', letter: letter.id })}
              >
                <LetterLine letter={letter} items={items} />
              </Checkbox>
            </Box>
          ))}
        </Box>
      ) : null}
      {letters.length === 1 && letters[0] !== undefined ? (
        <Box fontSize="sm" color="quiet">
          <LetterLine {...letters[0]} />
        </Box>
      ) : null}
      <Dates recording={recording} />
    </Stack>
  );
}

/** A letter as the person knows it: when it went out, and when its result is due. */
function LetterLine({ letter, items }: OpenLetter) {
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
      <Trans>
        Letter {position}, round {rounds}, {mailed}: {count} open
      </Trans>
      {due === null ? null : (
        <>
          {' · '}
          <Trans>due {due}</Trans>
        </>
      )}
    </>
  );
}

function Dates({ recording }: { readonly recording: AnswerRecording }) {
  const { t, i18n } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const { form, client, failure } = state.context;
  const disabled = state.hasTag('busy');
  const problems = dateProblemsOf(state.context);
  const refused = serverProblems.find((each) =>
    failure?.fields.some(({ field, problem }) => field === 'event.on' && problem === each),
  );
  const say = (problem: DateProblem | null | undefined) =>
    problem === null || problem === undefined ? undefined : i18n._(problemTexts[problem]);
  // An empty field is not wrong before the person says so by leaving it out of the answer.
  const printedProblem = form.printed === '' ? null : problems.printed;
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}>
      <Stack gap="1">
        <Field
          label={t`Date printed on it`}
          error={say(printedProblem)}
          disabled={disabled || form.isUndated}
        >
          <DateInput
            value={form.isUndated ? '' : form.printed}
            max={client.today}
            disabled={disabled || form.isUndated}
            onChange={(on) => recording.send({ type: 'date.enter', field: 'printed', on })}
          />
        </Field>
        <Box css={{ '& > label': { minHeight: { base: '2.75rem', lg: '2.25rem' }, alignItems: 'center' } }}>
          <Checkbox
            checked={form.isUndated}
            disabled={disabled}
            onChange={(isUndated) => recording.send({ type: 'undated.mark', isUndated })}
          >
            <Trans>It has no date</Trans>
          </Checkbox>
        </Box>
      </Stack>
      <Field label={t`Date received`} error={say(refused ?? problems.received)} disabled={disabled}>
        <DateInput
          value={form.received}
          max={client.today}
          disabled={disabled}
          onChange={(on) => recording.send({ type: 'date.enter', field: 'received', on })}
        />
      </Field>
    </Box>
  );
}
