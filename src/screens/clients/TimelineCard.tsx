import { Box, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { DisputeLetter, TimelineEntry } from '#contract/disputes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { places } from '#src/overview/pagePlaces.ts';
import { useEventTexts } from '#src/screens/disputes/timeline/useEventTexts.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { flushEnd } from '#src/ui/theme/flushEnd.ts';
import { FirstNames } from '#src/ui/FirstNames.tsx';

const shortName = ({ id, kind, name }: DisputeLetter['recipient']) => (kind === 'bureau' ? id : name);

/** How many of the newest entries are shown. */
const shownEntries = 6;

interface TimelineCardProps {
  readonly profileId: string;
  readonly disputes: Disputes;
}

/** What happened last, as far as it still counts. The whole timeline, with what was corrected, is one link away. */
export function TimelineCard({ profileId, disputes: { timeline, letters } }: TimelineCardProps) {
  const titleOf = useEventTexts();
  const shown = timeline
    .filter(({ replacedBy, withdrawn }) => replacedBy === null && withdrawn === null)
    .slice(0, shownEntries);
  const recipientsOf = ({ event }: TimelineEntry) => {
    const about =
      'letters' in event
        ? event.letters
        : 'disputes' in event
          ? event.disputes.map(({ letter }) => letter)
          : [];
    return letters.filter(({ id }) => about.includes(id)).map(({ recipient }) => recipient);
  };
  return (
    <Card>
      <CardTitle
        action={
          timeline.length === 0 ? null : (
            <ButtonLink
              look="plain"
              size="small"
              css={flushEnd}
              to="/disputes/$profileId"
              params={{ profileId }}
              hash={places.timeline}
            >
              <Trans>Whole timeline</Trans>
            </ButtonLink>
          )
        }
      >
        <Trans>Timeline</Trans>
      </CardTitle>
      {shown.length === 0 ? (
        <Box as="p" color="quiet">
          <Trans>Nothing has been recorded yet.</Trans>
        </Box>
      ) : (
        <Box as="ol" listStyleType="none">
          {shown.map((entry) => (
            <Line key={entry.id}>
              <Box as="span" color="quiet" fontVariantNumeric="tabular-nums">
                {shownDate(entry.event.on)}
              </Box>
              <Box minW="0">
                <Box fontWeight="medium">{titleOf(entry.event)}</Box>
                <Box color="quiet" overflowWrap="anywhere">
                  <FirstNames names={recipientsOf(entry).map(shortName)} />
                </Box>
              </Box>
            </Line>
          ))}
        </Box>
      )}
    </Card>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gap: '3',
    py: '1.5',
    fontSize: 'sm',
  },
});
