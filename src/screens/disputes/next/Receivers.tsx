import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ListedReceiver, type Receiver, receiversPerStep, type StepOffer } from '#contract/nextSteps.ts';
import { receiversKeyOf } from '#machines/nextLettersParts.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import type { NextLetters } from './nextLetters.ts';
import { TypedReceivers } from './TypedReceivers.tsx';

interface ReceiversProps {
  /** One of the offers that designate the same. */
  readonly offer: StepOffer;
  readonly work: NextLetters;
}

const isListed = (one: Receiver, { name, on }: ListedReceiver): boolean => one.name === name && one.on === on;

/**
 * Who is to be told: those who inquired, and others by name. Nobody is selected at first, because only the client knows who looked
 * for a job.
 */
export function Receivers({ offer, work }: ReceiversProps) {
  const { t } = useLingui();
  const { listed = [], before = '' } = offer.receivers ?? {};
  const key = receiversKeyOf(offer);
  const chosen = useSelector(work, ({ context }) => context.receivers[key] ?? []);
  const busy = useSelector(work, (state) => state.hasTag('busy'));
  const change = (receivers: readonly Receiver[]) => work.send({ type: 'receivers.change', key, receivers });
  const isFull = chosen.length >= receiversPerStep;
  const bureau = offer.recipient.name;
  const day = shownDate(before);
  const toggle = (one: ListedReceiver, wanted: boolean) =>
    change(
      wanted
        ? [...chosen, { name: one.name, on: one.on, forEmployment: !one.isRecent }]
        : chosen.filter((each) => !isListed(each, one)),
    );
  const group = (title: string, own: readonly ListedReceiver[]) =>
    own.length === 0 ? null : (
      <Box as="fieldset" minW="0">
        <Box as="legend" color="quiet" mb="1">
          {title}
        </Box>
        <Stack gap="0">
          {own.map((one) => {
            const isChosen = chosen.some((each) => isListed(each, one));
            return (
              <Checkbox
                key={`${one.on} ${one.name}`}
                checked={isChosen}
                disabled={busy || (isFull && !isChosen)}
                onChange={(wanted) => toggle(one, wanted)}
              >
                <Box as="span" overflowWrap="anywhere">
                  {one.name}
                  <Box as="span" color="quiet">
                    <Dot />
                    {shownDate(one.on)}
                  </Box>
                </Box>
              </Checkbox>
            );
          })}
        </Stack>
      </Box>
    );
  return (
    <Stack gap="3" fontSize="sm">
      <p>
        <Trans>
          Select who {bureau} should tell. It has to tell those who received a report with the item in the six
          months before {day}, or in the two years before if they received it for a job.
        </Trans>
      </p>
      {listed.length > 0 ? null : (
        <Box as="p" color="quiet">
          <Trans>The newest report shows no inquiries at {bureau} in this time.</Trans>
        </Box>
      )}
      {group(
        t`Inquiries in the six months before`,
        listed.filter(({ isRecent }) => isRecent),
      )}
      {group(
        t`Earlier inquiries: select one only if it was for a job`,
        listed.filter(({ isRecent }) => !isRecent),
      )}
      <TypedReceivers
        chosen={chosen}
        busy={busy}
        isFull={isFull}
        isOnly={listed.length === 0}
        onChange={change}
      />
    </Stack>
  );
}
