import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { answerersOf } from '#machines/answerLetters.ts';
import { type DateProblem, dateProblemsOf } from '#machines/answerRecordingParts.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { AnsweredLetters } from './AnsweredLetters.tsx';
import { problemTexts } from './answerTexts.ts';
import { Choices } from '#src/ui/Choices.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

const chipsAtMost = 4;
const serverProblems: readonly DateProblem[] = [
  'inFuture',
  'beforeLetter',
  'beforeMailing',
  'tooOld',
  'afterReceived',
];

/** Who answered, to which letters, and when. */
export function SenderPart({ recording }: { readonly recording: AnswerRecording }) {
  const { t } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const { client, entry, form } = state.context;
  const disabled = state.hasTag('busy');
  const answerers = answerersOf(client, entry);
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
      <AnsweredLetters recording={recording} />
      <Dates recording={recording} />
    </Stack>
  );
}

function Dates({ recording }: { readonly recording: AnswerRecording }) {
  const { t, i18n } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const { form, client, failure } = state.context;
  const disabled = state.hasTag('busy');
  const problems = dateProblemsOf(state.context);
  const refused = (which: 'on' | 'printed') =>
    serverProblems.find((each) =>
      failure?.fields.some(({ field, problem }) => field === `event.${which}` && problem === each),
    );
  const say = (problem: DateProblem | null | undefined) =>
    problem === null || problem === undefined ? undefined : i18n._(problemTexts[problem]);
  // An empty field is not wrong before the person says so by leaving it out of the answer.
  const printedProblem = form.printed === '' ? null : (refused('printed') ?? problems.printed);
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}>
      <Stack gap="1">
        <Field
          key={String(form.isUndated)}
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
      <Field label={t`Date received`} error={say(refused('on') ?? problems.received)} disabled={disabled}>
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
