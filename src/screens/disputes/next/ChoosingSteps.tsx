import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { addedLength, offeredPurposes, type StepOffer } from '#contract/nextSteps.ts';
import { chosenOf, keyOf, wordsProblem } from '#machines/nextLettersParts.ts';
import { configuration } from '#src/browser/configuration.ts';
import { shownDate } from '#src/ui/dates.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { TextArea } from '#src/ui/TextInput.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import type { NextLetters } from './nextLetters.ts';
import { useOfferTexts } from './useOfferTexts.ts';

/** Every step that is offered, by what it is for. Chosen ones ask for what the client adds. */
export function ChoosingSteps({ work }: { readonly work: NextLetters }) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { context } = state;
  const { purposes } = useOfferTexts();
  const mayBeDisregarded = chosenOf(context).some((offer) => offer.mayBeDisregarded);
  return (
    <Stack gap="5">
      {mayBeDisregarded ? (
        <Banner tone="warning">
          <Trans>
            A creditor may disregard a letter that was prepared here, no matter who mails it (15 USC
            1681s-2(a)(8)(G)). No deadline applies to it. Only a dispute with the bureau obliges the creditor
            to investigate.
          </Trans>
        </Banner>
      ) : null}
      {offeredPurposes.map((purpose) => {
        const own = context.offers.filter((offer) => offer.purpose === purpose);
        if (own.length === 0) return null;
        const { name, about } = purposes[purpose];
        return (
          <Box as="fieldset" key={purpose} minW="0">
            <Box as="legend" fontWeight="strong">
              {name}
            </Box>
            <Box color="quiet" fontSize="sm" mb="2">
              {about}
            </Box>
            <Stack gap="3">
              {own.map((offer) => (
                <Step key={keyOf(offer)} offer={offer} work={work} />
              ))}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}

function Step({ offer, work }: { readonly offer: StepOffer; readonly work: NextLetters }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { purposes, reasons, omissions } = useOfferTexts();
  const key = keyOf(offer);
  const isChosen = state.context.chosen.includes(key);
  const words = state.context.words[key] ?? '';
  const busy = state.hasTag('busy');
  const { adds } = purposes[offer.purpose];
  const isTooLong = wordsProblem(offer, words) === 'tooLong';
  return (
    <Box>
      <Checkbox checked={isChosen} disabled={busy} onChange={() => work.send({ type: 'step.toggle', key })}>
        <Box as="span" display="block" overflowWrap="anywhere">
          <ItemName heading={offer.heading} />
          <Box as="span" display="block" color="quiet" fontSize="sm">
            {offer.recipient.name} · {reasons[offer.reason]}, {shownDate(offer.since)}
          </Box>
        </Box>
      </Checkbox>
      {isChosen && offer.needsMailing ? (
        <Box ps="8" mt="1" color="red" fontSize="sm">
          {omissions.mailing}
        </Box>
      ) : null}
      {isChosen && offer.purpose === 'validation' ? (
        <Box ps="8" mt="1" fontSize="sm">
          {offer.until === undefined ? (
            <Trans>
              The notice gives no last day, so the letter doesn’t say that the collector must answer.
            </Trans>
          ) : (
            <LastDay until={offer.until} />
          )}
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
            disabled={busy}
            help={
              offer.purpose === 'newInformation'
                ? t`A document, a payment, or an error that the first letter didn’t name. The passing of time isn’t new. The letter doesn’t enclose new documents: describe them here, and send copies separately.`
                : t`The letter doesn’t enclose new documents, so don’t write that it does.`
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

function LastDay({ until }: { readonly until: string }) {
  const day = shownDate(until);
  return (
    <Trans>
      The letter has to reach the collector by {day}, the notice’s last day. Written later, it doesn’t say
      that the collector must answer.
    </Trans>
  );
}
