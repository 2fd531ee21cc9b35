import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { sendingWays, trackingLength } from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useLetterName } from '../letters/useLetterName.ts';
import { useWayNames } from '../useWayNames.ts';
import { hasNumber, isPaperless } from './draft.ts';
import type { FieldsProps } from './fieldsProps.ts';
import { useEventProblem } from './useEventProblem.ts';

/** How the letters were sent, and the number of each. */
export function MailedFields({
  letters,
  draft: { way, tracking },
  problems,
  disabled,
  onChange,
}: FieldsProps & { readonly letters: readonly DisputeLetter[] }) {
  const { t } = useLingui();
  const textOf = useEventProblem();
  const names = useWayNames();
  const nameOf = useLetterName();
  const numberOf = (letter: string, value: string) =>
    onChange({ tracking: new Map([...tracking, [letter, value]]) });
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
        <Stack gap="3">
          {letters.map((letter) => (
            <Field
              key={letter.id}
              label={letters.length === 1 ? kind : `${kind}: ${nameOf(letter)}`}
              disabled={disabled}
            >
              <TextInput
                value={tracking.get(letter.id) ?? ''}
                maxLength={trackingLength}
                autoComplete="off"
                onChange={(event) => numberOf(letter.id, event.target.value)}
              />
            </Field>
          ))}
        </Stack>
      ) : null}
    </>
  );
}
