import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { sendingWays } from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useLetterName } from '../letters/useLetterName.ts';
import { useWayNames } from '../useWayNames.ts';
import { Recipients } from './Recipients.tsx';
import { hasNumber, isPaperless } from './draft.ts';
import type { FieldsProps } from './fieldsProps.ts';
import type { numberProblems } from './numberProblems.ts';
import { LeftOver } from './LeftOver.tsx';
import { pastedNumbers } from './pastedNumbers.ts';
import { useEventProblem } from './useEventProblem.ts';

interface MailedFieldsProps extends FieldsProps {
  readonly letters: readonly DisputeLetter[];
  /** Whether the letters are named here, and nowhere else in the form. */
  readonly lists: boolean;
  readonly numberProblems: ReturnType<typeof numberProblems>;
}

/** How the letters were sent, and the number of each. Several are named once: with their numbers, or in a list. */
export function MailedFields({
  letters,
  lists,
  numberProblems: wrong,
  draft: { way, tracking },
  problems,
  disabled,
  onChange,
}: MailedFieldsProps) {
  const { t } = useLingui();
  const textOf = useEventProblem();
  const names = useWayNames();
  const nameOf = useLetterName();
  const list = useRef<HTMLDivElement>(null);
  /** What the last list that was pasted had for no field, and the letter at whose field it was pasted. */
  const [pasted, setPasted] = useState<{ readonly at: string; readonly numbers: readonly string[] } | null>(
    null,
  );
  const enter = (entered: readonly (readonly [letter: string, number: string])[]) =>
    onChange({ tracking: new Map([...tracking, ...entered]) });

  /** A list that is pasted goes into this field and those below it. Where it has no number, a field stays as it is. */
  function paste(place: number, event: ClipboardEvent): void {
    const below = letters.slice(place);
    const numbers = pastedNumbers(event.clipboardData.getData('text'), below.length);
    setPasted(null);
    if (numbers === null) return;
    event.preventDefault();
    const over = numbers.slice(below.length).filter((number) => number !== '');
    const isUnread = numbers.every((number) => number === '');
    if (over.length > 0 || isUnread) setPasted({ at: letters[place]?.id ?? '', numbers: over });
    enter(
      below.flatMap(({ id }, index) => {
        const number = numbers[index] ?? '';
        return number === '' ? [] : [[id, number] as const];
      }),
    );
  }

  /** A barcode scanner ends each number with Enter: the next one goes into the next field, and nothing is saved before the last. */
  function continueBelow(place: number, event: KeyboardEvent): void {
    const next = list.current?.querySelectorAll('input')[place + 1];
    if (event.key !== 'Enter' || next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  const kind = isPaperless(way) ? t`Confirmation number` : t`Tracking number`;
  return (
    <>
      <Field label={t`How it was sent`} required error={textOf(problems.way)} disabled={disabled}>
        <SelectInput
          value={way}
          placeholder={t`Choose`}
          options={sendingWays.map((value) => ({ value, label: names[value] }))}
          onChange={(chosen) => onChange({ way: sendingWays.find((each) => each === chosen) ?? '' })}
        />
      </Field>
      {way === 'certified' ? (
        <p>
          <Trans>
            Without a delivery scan or a return receipt, certified mail never counts as delivered. We’ll ask
            you for the date.
          </Trans>
        </p>
      ) : null}
      {hasNumber(way) ? (
        <Stack ref={list} gap="3">
          {letters.length < 2 ? null : (
            <Box color="quiet" fontSize="sm">
              <Trans>
                Press Enter to move to the next number. A list that you paste fills the fields below it, too.
              </Trans>
            </Box>
          )}
          {letters.map((letter, place) => (
            <Stack key={letter.id} gap="2">
              <Field
                label={letters.length === 1 ? kind : `${kind}: ${nameOf(letter)}`}
                error={textOf(wrong.get(letter.id))}
                disabled={disabled}
              >
                <TextInput
                  value={tracking.get(letter.id) ?? ''}
                  autoComplete="off"
                  onChange={(event) => enter([[letter.id, event.target.value]])}
                  onPaste={(event) => paste(place, event)}
                  onKeyDown={(event) => continueBelow(place, event)}
                />
              </Field>
              {pasted?.at === letter.id ? (
                <LeftOver numbers={pasted.numbers} onRead={() => setPasted(null)} />
              ) : null}
            </Stack>
          ))}
        </Stack>
      ) : lists && letters.length > 1 ? (
        <Recipients letters={letters} />
      ) : null}
    </>
  );
}
