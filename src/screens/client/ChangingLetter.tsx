import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ChangeablePoint, OwnLetter } from '#contract/clientPage.ts';
import { addedLength } from '#contract/nextSteps.ts';
import { isEdited } from '#machines/letterApproval.ts';
import { Gloss } from '#src/repair/Gloss.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { TextArea } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { withItsSections } from '#src/ui/citations.ts';
import { NotRecorded } from './NotRecorded.tsx';
import type { LetterApproval as Work } from './useLetterApproval.ts';

interface ChangingLetterProps {
  readonly work: Work;
  readonly changeable: NonNullable<OwnLetter['changeable']>;
}

/** What the client leaves out of a letter, and what they say in their own words. What was typed stays if it can't be saved. */
export function ChangingLetter({ work, changeable }: ChangingLetterProps) {
  const { points, isSenderOutdated, saysWithdrawn } = changeable;
  const state = useSelector(work, (snapshot) => snapshot);
  const busy = state.hasTag('busy');
  const before = state.context.edit;
  const [leftOut, setLeftOut] = useState<readonly string[]>(before.leftOut);
  const [unsaid, setUnsaid] = useState<readonly string[]>(before.unsaid);
  const [words, setWords] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(before.words.map((each) => [each.item, each.words])),
  );
  const others = points.flatMap(({ item, words: said }) => {
    const own = words[item]?.trim() ?? said;
    return own === said || leftOut.includes(item) ? [] : [{ item, words: own }];
  });
  const isEmpty = points.every(({ item }) => leftOut.includes(item));
  const lacksWords = points.some(
    ({ item, takesWords, words: said }) => takesWords === 'required' && (words[item] ?? said).trim() === '',
  );
  const edit = { leftOut: [...leftOut], unsaid: [...unsaid], words: others };
  const isOther = isSenderOutdated || saysWithdrawn || isEdited(edit);
  const ready = isOther && !isEmpty && !lacksWords;
  const save = () => {
    if (!ready || busy) return;
    work.send({ type: 'text.save', edit });
  };
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Box as="p">
        <Trans>
          Leave out what you don’t want to say, and add what only you know. The letter is then written again:
          its requests follow from what is left. Your agency sees what you changed.
        </Trans>
      </Box>
      <NotRecorded failure={state.context.failure} />
      {isSenderOutdated ? (
        <Banner tone="warning">
          <Trans>Your name or address has changed. The new version has the current one.</Trans>
        </Banner>
      ) : null}
      {saysWithdrawn ? (
        <Banner tone="warning">
          <Trans>The new version leaves out what you withdrew.</Trans>
        </Banner>
      ) : null}
      <Stack as="ol" gap="4" listStyleType="none">
        {points.map((point) => (
          <Point
            key={point.item}
            point={point}
            words={words[point.item] ?? point.words}
            isLeftOut={leftOut.includes(point.item)}
            unsaid={unsaid}
            disabled={busy}
            onLeaveOut={(isOut) => setLeftOut(toggled(leftOut, point.item, isOut))}
            onUnsay={(id, isOut) => setUnsaid(toggled(unsaid, id, isOut))}
            onWords={(own) => setWords({ ...words, [point.item]: own })}
          />
        ))}
      </Stack>
      {isEmpty ? (
        <Banner tone="warning">
          <Trans>Nothing would be left of this letter. If you don’t want it sent, request a change.</Trans>
        </Banner>
      ) : null}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" look="solid" busy={busy} disabled={!ready}>
          <Trans>Save the new version</Trans>
        </Button>
        <Button look="plain" disabled={busy} onClick={() => work.send({ type: 'text.keep', edit })}>
          <Trans>Back</Trans>
        </Button>
      </Flex>
      <UnsavedChangesDialog isUnsaved={() => isEdited(edit)} />
    </chakra.form>
  );
}

const toggled = (all: readonly string[], one: string, isIn: boolean): readonly string[] =>
  isIn ? [...all.filter((each) => each !== one), one] : all.filter((each) => each !== one);

/** As they are shown. */
const saidIn = (statements: ChangeablePoint['statements']) =>
  statements.map((each) => ({ ...each, text: withItsSections(each.text) }));

interface PointProps {
  readonly point: ChangeablePoint;
  readonly words: string;
  readonly isLeftOut: boolean;
  readonly unsaid: readonly string[];
  readonly disabled: boolean;
  readonly onLeaveOut: (isOut: boolean) => void;
  readonly onUnsay: (id: string, isOut: boolean) => void;
  readonly onWords: (words: string) => void;
}

function Point({ point, words, isLeftOut, unsaid, disabled, onLeaveOut, onUnsay, onWords }: PointProps) {
  const { t } = useLingui();
  const { heading, canLeaveOut, statements, takesWords } = point;
  return (
    <Box as="li" p="4" border="1px solid" borderColor="edge" borderRadius="md" bg="card">
      <Box
        as="h3"
        lang="en"
        fontSize="md"
        overflowWrap="anywhere"
        textDecoration={isLeftOut ? 'line-through' : 'none'}
      >
        {heading}
      </Box>
      {canLeaveOut ? (
        <Checkbox
          checked={isLeftOut}
          disabled={disabled}
          aria-label={t`Leave this item out: ${heading}`}
          onChange={onLeaveOut}
        >
          <Trans>Leave this item out</Trans>
        </Checkbox>
      ) : null}
      {isLeftOut ? null : (
        <Stack gap="3" mt="1">
          {saidIn(statements).map(({ id, text, gloss }) => (
            <Box key={id}>
              <Checkbox
                checked={unsaid.includes(id)}
                disabled={disabled}
                onChange={(isOut) => onUnsay(id, isOut)}
              >
                <span>
                  <Trans>
                    Don’t say: <span lang="en">“{text}”</span>
                  </Trans>
                </span>
              </Checkbox>
              <Gloss text={gloss} />
            </Box>
          ))}
          {takesWords === 'none' ? null : (
            <Field
              label={t`In your own words`}
              help={t`Only what you know is true. The letter quotes it word for word, so write in English. It doesn’t enclose new documents, so don’t write that it does.`}
              required={takesWords === 'required'}
              disabled={disabled}
            >
              <TextArea
                rows={3}
                value={words}
                maxLength={addedLength}
                onChange={(event) => onWords(event.target.value)}
              />
            </Field>
          )}
        </Stack>
      )}
    </Box>
  );
}
