import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { addedLength, type StepOffer } from '#contract/nextSteps.ts';
import { keyOf, wordsProblem } from '#machines/nextLettersParts.ts';
import { addDays } from '#disputes/civilDays.ts';
import { daysToDispute } from '#vocabulary/debtTime.ts';
import { configuration } from '#src/browser/configuration.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import { TextArea } from '#src/ui/TextInput.tsx';
import { Circumstances } from './Circumstances.tsx';
import type { NextLetters } from './nextLetters.ts';
import { useOfferTexts, useOmission, useWordsLabel } from './useOfferTexts.ts';

interface OfferedStepProps {
  readonly offer: StepOffer;
  readonly work: NextLetters;
  /** The rest stands above several items. */
  readonly isNameEnough?: boolean;
}

/** A step with its item. Chosen, it asks for what the client adds, and says what to know before. */
export function OfferedStep({ offer, work, isNameEnough = false }: OfferedStepProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { omissions } = useOfferTexts();
  const omission = useOmission();
  const key = keyOf(offer);
  const { missing } = offer;
  const isChosen = missing === undefined && state.context.chosen.includes(key);
  const words = state.context.words[key] ?? '';
  const busy = state.hasTag('busy');
  const isRequired = offer.added === 'required';
  const adds = useWordsLabel()(offer);
  const isTooLong = wordsProblem(offer, words) === 'tooLong';
  return (
    <Box>
      <Checkbox
        checked={isChosen}
        disabled={busy || missing !== undefined}
        onChange={() => work.send({ type: 'step.toggle', key })}
      >
        <Box as="span" display="block" overflowWrap="anywhere">
          <ItemName heading={offer.heading} />
          {isNameEnough ? null : (
            <Box as="span" display="block" color="quiet" fontSize="sm">
              <Circumstances offer={offer} />
            </Box>
          )}
        </Box>
      </Checkbox>
      {missing === undefined ? null : (
        <Box ps="8" mt="1" fontSize="sm">
          {omission(offer.purpose, missing)}
        </Box>
      )}
      {isChosen && offer.needsMailing ? (
        <Box ps="8" mt="1" color="red" fontSize="sm">
          {omissions.mailing}
        </Box>
      ) : null}
      {isChosen && offer.purpose === 'validation' ? (
        <Box ps="8" mt="1" fontSize="sm">
          {offer.until === undefined ? <CountedDay since={offer.since} /> : <LastDay until={offer.until} />}
        </Box>
      ) : null}
      {isChosen && (offer.purpose === 'block' || offer.reason === 'thirdPartyRefused') ? (
        <Box ps="8" mt="1" fontSize="sm">
          {configuration.variant === 'b2c' ? (
            <Trans>Sign and mail this letter yourself.</Trans>
          ) : (
            <Trans>
              Only the client may sign this letter. Its mailing can be recorded once they have approved it on
              their page, or they record it there themselves.
            </Trans>
          )}
        </Box>
      ) : null}
      {isChosen && adds !== '' ? (
        <Box ps="8" mt="2">
          <Field
            label={adds}
            required={isRequired}
            disabled={busy}
            help={
              offer.purpose === 'newInformation'
                ? t`A document, a payment, or an error that the first letter didn’t name. The passing of time isn’t new. The letter quotes it word for word, so write in English. It doesn’t enclose new documents: describe them here, and send copies separately.`
                : t`The letter quotes it word for word, so write in English. It doesn’t enclose new documents, so don’t write that it does.`
            }
            {...(isTooLong && { error: t`A statement can have up to 100 words.` })}
          >
            <TextArea
              rows={3}
              value={words}
              maxLength={addedLength}
              onChange={(event) => work.send({ type: 'words.write', key, words: event.target.value })}
            />
          </Field>
        </Box>
      ) : null}
    </Box>
  );
}

/** Without a printed day, it counts from the collector's first notice only (15 U.S.C. 1692g(a)(3)). */
function CountedDay({ since }: { readonly since: string }) {
  const day = shownDate(addDays(since, daysToDispute));
  return (
    <Trans>
      The notice gives no last day, so the letter asks the collector to pause collection only if it arrives in
      time. If the notice is the collector’s first one about this debt, it has to arrive by {day},{' '}
      {daysToDispute} days after the notice came. A later notice doesn’t start the time again.
    </Trans>
  );
}

function LastDay({ until }: { readonly until: string }) {
  const day = shownDate(until);
  return (
    <Trans>
      The letter has to reach the collector by {day}, the notice’s last day. Written later, it doesn’t say
      that the collector must answer.
    </Trans>
  );
}
