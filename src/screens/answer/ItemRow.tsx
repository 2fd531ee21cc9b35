import { Box, chakra, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Dispute } from '#contract/disputes.ts';
import type { Outcome } from '#contract/disputeEvents.ts';
import { type Saying, sayings } from '#machines/answerForm.ts';
import { keyOf } from '#machines/answerLetters.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { sayingTexts, updateTexts } from './answerTexts.ts';
import { Choices } from '#src/ui/Choices.tsx';
import { ItemName, useItemName } from '#src/ui/ItemName.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

interface ItemRowProps {
  readonly recording: AnswerRecording;
  readonly row: Dispute;
  /** Starts at 1. */
  readonly number: number;
  /** A key has decided the row. */
  readonly onDecidedByKey: () => void;
}

const updates = ['corrected', 'partlyCorrected', 'updatedButVerified'] as const;

/** The option that a number key chooses; undefined for any other key, and with a modifier. */
function byKey<T>(options: readonly T[], event: KeyboardEvent): T | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
}

/** What the answer says about one item. The keys 1 to 6 choose it while the row has the focus. */
export function ItemRow({ recording, row, number, onDecidedByKey }: ItemRowProps) {
  const { t, i18n } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const key = keyOf(row);
  const name = useItemName()(row.heading);
  const said = state.context.form.said[key];
  const disabled = state.hasTag('busy');
  const isDecided = said !== undefined && said.outcome !== null;
  const say = (saying: Saying) => recording.send({ type: 'item.say', key, saying });
  const decide = (outcome: Outcome) => recording.send({ type: 'item.decide', key, outcome });

  function chooseByKey(event: KeyboardEvent): void {
    const saying = disabled ? undefined : byKey(sayings, event);
    if (saying === undefined) return;
    event.preventDefault();
    // What takes the focus next may be enabled only by this.
    flushSync(() => say(saying));
    // What was updated otherwise asks at once; its question takes the focus itself.
    if (saying !== 'updatedOtherwise') onDecidedByKey();
  }

  return (
    <Row data-row={isDecided ? 'decided' : 'open'} role="group" aria-label={name} onKeyDown={chooseByKey}>
      <Flex gap="2" align="center" minH="8" mb="1.5">
        <chakra.span display="inline-flex" flexShrink="0" width="6" justifyContent="center">
          {isDecided ? (
            <chakra.span color="green" display="inline-flex">
              <CircleCheck size={20} role="img" aria-label={t`Decided`} />
            </chakra.span>
          ) : (
            <RowNumber>{number}</RowNumber>
          )}
        </chakra.span>
        <chakra.span fontWeight="strong" overflowWrap="anywhere" flex="1">
          <ItemName heading={row.heading} />
        </chakra.span>
      </Flex>
      <Box ps={{ base: '0', lg: '8' }} display="grid" gap="2">
        <Choices
          legend={t`What the answer says about ${name}`}
          isQuiet
          numbered
          look="pairs"
          disabled={disabled}
          options={sayings.map((saying) => ({ value: saying, name: i18n._(sayingTexts[saying].name) }))}
          value={said?.saying ?? null}
          onChange={say}
        />
        {said?.saying === 'updatedOtherwise' ? (
          <UpdateQuestion
            outcome={said.outcome}
            disabled={disabled}
            onDecide={decide}
            onDecidedByKey={onDecidedByKey}
          />
        ) : null}
        {said?.saying === 'remains' ? (
          <Box css={{ '& > label': { minHeight: { base: '2.75rem', lg: '2.25rem' }, alignItems: 'center' } }}>
            <Checkbox
              checked={said.outcome === 'updatedButVerified'}
              disabled={disabled}
              onChange={(isUpdated) => decide(isUpdated ? 'updatedButVerified' : 'verified')}
            >
              <Trans>and updated</Trans>
            </Checkbox>
          </Box>
        ) : null}
      </Box>
    </Row>
  );
}

interface UpdateQuestionProps {
  readonly outcome: Outcome | null;
  readonly disabled: boolean;
  readonly onDecide: (outcome: Outcome) => void;
  readonly onDecidedByKey: () => void;
}

/** Only the person can say what an update is that isn’t what was asked. The keys 1 to 3 decide. */
function UpdateQuestion({ outcome, disabled, onDecide, onDecidedByKey }: UpdateQuestionProps) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = useRef(outcome === null);
  useEffect(() => {
    if (isOpen.current) box.current?.querySelector('input')?.focus();
  }, []);
  return (
    <chakra.div
      ref={box}
      bg="sunken"
      border="1px solid"
      borderColor="edge"
      borderRadius="md"
      p="3"
      onKeyDown={(event) => {
        const update = disabled ? undefined : byKey(updates, event);
        // No other number key may change the row above from here.
        if (/^[1-9]$/.test(event.key)) event.stopPropagation();
        if (update === undefined) return;
        event.preventDefault();
        flushSync(() => onDecide(update));
        onDecidedByKey();
      }}
    >
      <Choices
        legend={t`Compare with what the letter asked for. What is it?`}
        numbered
        look="cards"
        disabled={disabled}
        options={updates.map((update) => ({
          value: update,
          name: i18n._(updateTexts[update].name),
          about: i18n._(updateTexts[update].about),
        }))}
        value={updates.find((update) => update === outcome) ?? null}
        onChange={onDecide}
      />
    </chakra.div>
  );
}

const Row = chakra('div', {
  base: {
    py: '3',
    px: '3',
    mx: '-3',
    borderBottom: '1px solid',
    borderColor: 'edge',
    // The row that the keys are about.
    '&:has(:focus-visible)': { bg: 'accentSoft', boxShadow: 'inset 3px 0 0 var(--chakra-colors-accent)' },
  },
});

const RowNumber = chakra('span', {
  base: {
    width: '6',
    height: '6',
    borderRadius: 'full',
    bg: 'accent',
    color: 'onAccent',
    fontSize: 'sm',
    fontWeight: 'strong',
    textAlign: 'center',
    lineHeight: '1.5rem',
  },
});
