import { Box } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import { offeredPurposes, type StepOffer } from '#contract/nextSteps.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Open } from '../opened.ts';
import { useOfferTexts } from './useOfferTexts.ts';
import { ActionList } from '../ActionList.tsx';
import { PageSection } from '../PageSection.tsx';
import { places } from '#src/overview/pagePlaces.ts';
import { Dot } from '#src/ui/Facts.tsx';

interface NextStepsCardProps {
  readonly offers: readonly StepOffer[];
  /** What can be left as it is instead. */
  readonly settled: readonly Dispute[];
  readonly letters: readonly DisputeLetter[];
  readonly onOpen: Open;
}

/** All that can be written; of several that ask for something new each, none, as there is seldom something new about each. */
function chosenAtFirst(offers: readonly StepOffer[]): readonly StepOffer[] {
  const possible = offers.filter(({ missing }) => missing === undefined);
  return possible.length === 1 ? possible : possible.filter(({ added }) => added !== 'required');
}

/** The letters that can follow, by what they are for: for how many items, and what each does. */
export function NextStepsCard({ offers, settled, letters, onOpen }: NextStepsCardProps) {
  const { purposes } = useOfferTexts();
  const groups = offeredPurposes.flatMap((purpose) => {
    const own = offers.filter((offer) => offer.purpose === purpose);
    return own.length === 0 ? [] : [{ purpose, own }];
  });
  if (groups.length === 0) return null;
  return (
    <PageSection
      place={places.next}
      title={<Trans>Next letters</Trans>}
      action={
        settled.length === 0 ? undefined : (
          <Button
            size="small"
            onClick={() =>
              onOpen({
                what: 'form',
                recording: {
                  kind: 'leftAsIs',
                  letters: letters.filter(({ id }) => settled.some(({ letter }) => letter === id)),
                  disputes: settled,
                  corrected: null,
                },
              })
            }
          >
            <Trans>Leave items as they are</Trans>
          </Button>
        )
      }
    >
      <Box as="p" color="quiet" mb="2">
        <Trans>
          One set can include several of these and uses one generation. Previewing the letters is free.
        </Trans>
      </Box>
      <ActionList>
        {groups.map(({ purpose, own }) => {
          const { name, about } = purposes[purpose];
          return (
            <li key={purpose}>
              <Box minW="0">
                <Box fontWeight="medium">
                  {name}
                  <Box as="span" color="quiet" fontWeight="normal">
                    <Dot />
                    <Plural value={own.length} one="# item" other="# items" />
                  </Box>
                </Box>
                <Box color="quiet" fontSize="sm">
                  {about}
                </Box>
              </Box>
              <Button
                size="small"
                icon={<PenLine size={16} aria-hidden />}
                onClick={() => onOpen({ what: 'next', purpose, chosen: chosenAtFirst(own) })}
              >
                <Trans>Write</Trans>
                <Box as="span" srOnly>
                  : {name}
                </Box>
              </Button>
            </li>
          );
        })}
      </ActionList>
    </PageSection>
  );
}
