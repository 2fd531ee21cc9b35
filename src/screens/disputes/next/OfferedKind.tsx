import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import type { OfferedPurpose, StepOffer } from '#contract/nextSteps.ts';
import { keyOf, receiversKeyOf } from '#machines/nextLettersParts.ts';
import { isForReceivers } from '#vocabulary/letterPurposes.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import type { NextLetters } from './nextLetters.ts';
import { Circumstances } from './Circumstances.tsx';
import { Receivers } from './Receivers.tsx';
import { OfferedStep } from './OfferedStep.tsx';
import { useOfferTexts } from './useOfferTexts.ts';

interface OfferedKindProps {
  readonly work: NextLetters;
  readonly purpose: OfferedPurpose;
  /** Its name stands above it already. */
  readonly isNamed?: boolean;
}

/** All steps of a kind, those with the same recipient and reason together. */
export function OfferedKind({ work, purpose, isNamed = false }: OfferedKindProps) {
  const { purposes } = useOfferTexts();
  const offers = useSelector(work, ({ context }) => context.offers);
  const own = offers.filter((offer) => offer.purpose === purpose);
  const told = Map.groupBy(own, receiversKeyOf);
  const { name, about } = purposes[purpose];
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="strong" srOnly={isNamed}>
        {name}
      </Box>
      <Box color="quiet" fontSize="sm" mb="2">
        {about}
        {own.some(({ reason }) => reason === 'timeOver') ? (
          <>
            {' '}
            <Trans>The letter says that no result came, so look through the mail first.</Trans>
          </>
        ) : null}
      </Box>
      <Stack gap="3">
        {[...told].map(([key, same]) => (
          <Fragment key={key}>
            <Offered offers={same} work={work} />
            <WhoIsTold offers={same} work={work} />
          </Fragment>
        ))}
      </Stack>
    </Box>
  );
}

interface OfferedProps {
  readonly offers: readonly StepOffer[];
  readonly work: NextLetters;
}

function Offered({ offers, work }: OfferedProps) {
  const alike = Map.groupBy(offers, ({ recipient, reason, since }) => `${recipient.id} ${reason} ${since}`);
  return [...alike.values()].map((same) => {
    const [first] = same;
    if (first === undefined) return null;
    return same.length === 1 ? (
      <OfferedStep key={keyOf(first)} offer={first} work={work} />
    ) : (
      <Alike key={keyOf(first)} first={first} offers={same} work={work} />
    );
  });
}

/** Below the first of several that are selected: it is the same for all of them. A statement can go to the file alone. */
function WhoIsTold({ offers, work }: OfferedProps) {
  const { chosen, receivers } = useSelector(work, ({ context }) => context);
  const offer = offers.find((each) => each.receivers !== undefined && chosen.includes(keyOf(each)));
  if (offer === undefined) return null;
  const fields = <Receivers offer={offer} work={work} />;
  const count = receivers[receiversKeyOf(offer)]?.length ?? 0;
  return (
    <Box ps="8">
      {isForReceivers(offer.purpose) ? (
        fields
      ) : (
        <Disclosure
          summary={
            <>
              <Trans>Send it to past recipients of the report, too (optional)</Trans>
              {count === 0 ? null : (
                <>
                  <Dot />
                  <Plural value={count} one="# selected" other="# selected" />
                </>
              )}
            </>
          }
        >
          <Box mt="2" ps="5">
            {fields}
          </Box>
        </Disclosure>
      )}
    </Box>
  );
}

interface AlikeProps {
  readonly first: StepOffer;
  readonly offers: readonly StepOffer[];
  readonly work: NextLetters;
}

/** Items that differ in nothing but their name: the rest is said once, where all of them are chosen at once. */
function Alike({ first, offers, work }: AlikeProps) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { chosen } = state.context;
  const isChosen = (offer: StepOffer) => chosen.includes(keyOf(offer));
  const possible = offers.filter(({ missing }) => missing === undefined);
  const isAll = possible.length > 0 && possible.every(isChosen);
  return (
    <div>
      <Checkbox
        checked={isAll}
        mixed={!isAll && possible.some(isChosen)}
        disabled={state.hasTag('busy') || possible.length === 0}
        onChange={(wanted) => {
          for (const offer of possible)
            if (isChosen(offer) !== wanted) work.send({ type: 'step.toggle', key: keyOf(offer) });
        }}
      >
        <Circumstances offer={first} />
      </Checkbox>
      <Stack gap="0.5" ps="8">
        {offers.map((offer) => (
          <OfferedStep key={keyOf(offer)} offer={offer} work={work} isNameEnough />
        ))}
      </Stack>
    </div>
  );
}
