import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { senderLength } from '#contract/fileRequests.ts';
import { configuration } from '#src/browser/configuration.ts';
import { Choices } from '#src/ui/Choices.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { adverseActionDays } from '#vocabulary/freeFile.ts';
import { ChoosingBureaus } from './ChoosingBureaus.tsx';
import type { FileRequests } from './useFileRequest.ts';

/** Why the file is free, which only the client can say, and which bureaus are asked. Nothing is preselected. */
export function StatingReason({ work }: { readonly work: FileRequests }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { draft, earliest, today } = state.context;
  const disabled = state.hasTag('busy');
  const change = (to: Partial<typeof draft>) => work.send({ type: 'draft.change', change: to });
  const isNotice = draft.reason === 'adverseAction';
  return (
    <Stack gap="4">
      <p>
        {configuration.variant === 'b2c' ? (
          <Trans>The letter certifies what you choose. Choose only what is true today.</Trans>
        ) : (
          <Trans>
            The letter certifies what is chosen in the client’s name, and only they can sign it. Choose only
            what the client says.
          </Trans>
        )}
      </p>
      <Choices
        legend={<Trans>Why the file is free</Trans>}
        look="cards"
        value={draft.reason}
        disabled={disabled}
        onChange={(reason) => change({ reason })}
        options={[
          {
            value: 'adverseAction',
            name: <Trans>A notice of adverse action</Trans>,
            about: (
              <Trans>
                It came within the last {adverseActionDays} days and names the bureau whose report was used.
              </Trans>
            ),
          },
          {
            value: 'unemployed',
            name: <Trans>Unemployed</Trans>,
            about: (
              <Trans>And will apply for a job within 60 days of the letter. Free once in 12 months.</Trans>
            ),
          },
          {
            value: 'publicAssistance',
            name: <Trans>Public assistance</Trans>,
            about: <Trans>Receives public welfare assistance. Free once in 12 months.</Trans>,
          },
          {
            value: 'fraud',
            name: <Trans>Fraud</Trans>,
            about: (
              <Trans>
                There is reason to believe that fraud made the file at this bureau wrong. Free once in 12
                months.
              </Trans>
            ),
          },
        ]}
      />
      {isNotice ? (
        <>
          <Field label={t`Who sent the notice`} required disabled={disabled}>
            <TextInput
              value={draft.from}
              maxLength={senderLength}
              disabled={disabled}
              onChange={(event) => change({ from: event.target.value })}
            />
          </Field>
          <Field
            label={t`Received on`}
            error={
              draft.receivedOn === ''
                ? undefined
                : draft.receivedOn > today
                  ? t`This date is in the future. Check the date.`
                  : draft.receivedOn < earliest
                    ? t`A notice makes the file free for ${adverseActionDays} days after it came.`
                    : undefined
            }
            required
            disabled={disabled}
          >
            <DateInput
              value={draft.receivedOn}
              min={earliest}
              max={today}
              disabled={disabled}
              onChange={(receivedOn) => change({ receivedOn })}
            />
          </Field>
        </>
      ) : null}
      <ChoosingBureaus
        work={work}
        legend={isNotice ? <Trans>Bureaus that the notice names</Trans> : <Trans>Bureaus</Trans>}
      />
    </Stack>
  );
}
