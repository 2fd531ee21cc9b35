import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type OfferedPurpose, offeredPurposes } from '#contract/nextSteps.ts';
import { chosenOf, keyOf } from '#machines/nextLettersParts.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { NextLetters } from './nextLetters.ts';
import { OfferedKind } from './OfferedKind.tsx';
import { useOfferTexts } from './useOfferTexts.ts';

interface ChoosingStepsProps {
  readonly work: NextLetters;
  /** The kind that comes first. */
  readonly purpose: OfferedPurpose;
}

/** Every step that is offered, by what it is for. Chosen ones ask for what the client adds. */
export function ChoosingSteps({ work, purpose: first }: ChoosingStepsProps) {
  const { context } = useSelector(work, (snapshot) => snapshot);
  const chosen = chosenOf(context);
  const mayBeDisregarded = chosen.some((offer) => offer.mayBeDisregarded);
  // Back from reading the letters, what is chosen is open, too.
  const [open] = useState(() => new Set([first, ...chosen.map(({ purpose }) => purpose)]));
  const kinds = offeredPurposes.filter((purpose) =>
    context.offers.some((offer) => offer.purpose === purpose),
  );
  const others = kinds.filter((purpose) => !open.has(purpose));
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
      {kinds
        .filter((purpose) => open.has(purpose))
        .map((purpose) => (
          <OfferedKind key={purpose} work={work} purpose={purpose} />
        ))}
      {others.length === 0 ? null : (
        <Stack gap="1" borderTopWidth="1px" borderColor="edge" pt="4">
          <Box as="h3" fontSize="sm" fontWeight="strong">
            <Trans>Other letters in the same set</Trans>
          </Box>
          {others.map((purpose) => (
            <Folded key={purpose} work={work} purpose={purpose} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** A kind of letter that was not asked for, and can be added. */
function Folded({ work, purpose }: ChoosingStepsProps) {
  const { purposes } = useOfferTexts();
  const { offers, chosen } = useSelector(work, ({ context }) => context);
  const own = offers.filter((offer) => offer.purpose === purpose);
  const count = own.filter((offer) => chosen.includes(keyOf(offer))).length;
  return (
    <Disclosure
      summary={
        <>
          {purposes[purpose].name}
          <Dot />
          {count === 0 ? (
            <Plural value={own.length} one="# item" other="# items" />
          ) : (
            <Trans>
              {count} of {own.length} selected
            </Trans>
          )}
        </>
      }
    >
      <Box mt="2" ps="5">
        <OfferedKind work={work} purpose={purpose} isNamed />
      </Box>
    </Disclosure>
  );
}
