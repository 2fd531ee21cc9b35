import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { chosenOf, isForNobody, keyOf, wordsProblem } from '#machines/nextLettersParts.ts';
import { useItemName } from '#src/ui/ItemName.tsx';
import type { NextLetters } from './nextLetters.ts';
import { useWordsLabel } from './useOfferTexts.ts';

/** Why the letters can’t be read yet. What is missing may be far above, among many steps. */
export function MissingWords({ work }: { readonly work: NextLetters }) {
  const { t } = useLingui();
  const labelOf = useWordsLabel();
  const nameOf = useItemName();
  const context = useSelector(work, (state) => state.context);
  const chosen = chosenOf(context);
  if (chosen.length === 0)
    return (
      <Why>
        <Trans>Select what the letters should be about.</Trans>
      </Why>
    );
  const [first] = chosen.flatMap((offer) => {
    const problem = wordsProblem(offer, context.words[keyOf(offer)] ?? '');
    return problem === null ? [] : [{ offer, problem }];
  });
  if (first === undefined) {
    const nobody = chosen.find((offer) => isForNobody(offer, context));
    const recipient = nobody?.recipient.name;
    return nobody === undefined ? null : (
      <Why>{t`To read the letters, select who ${recipient} should tell.`}</Why>
    );
  }
  const label = labelOf(first.offer);
  const item = nameOf(first.offer.heading);
  return (
    <Why>
      {first.problem === 'required'
        ? t`To read the letters, fill in “${label}” for ${item}.`
        : t`To read the letters, shorten “${label}” for ${item}.`}
    </Why>
  );
}

function Why({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="p" role="status" flexBasis="100%" fontSize="sm" color="quiet">
      {children}
    </Box>
  );
}
