import { Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { Disputes } from '#src/disputes/load.ts';
import { useLetters } from '#src/overview/useLetters.tsx';
import { useSetNames } from '#src/overview/useSetNames.ts';
import { letterSetsOf } from '#src/screens/disputes/letters/letterSets.ts';
import { Card, EmptyState } from '#src/ui/Surface.tsx';
import { LetterSetCard } from './LetterSetCard.tsx';

interface LettersProps {
  readonly profileId: string;
  readonly disputes: Disputes;
}

/** A client's letters by set, the newest first: to whom, about what, and where they are. */
export function LettersScreen({ profileId, disputes }: LettersProps) {
  const letters = useLetters();
  const sets = letterSetsOf(disputes);
  const names = useSetNames()(sets.map((set) => ({ ...set, profileName: disputes.profileName })));
  if (sets.length === 0)
    return (
      <Card>
        <EmptyState title={<Trans>No letters yet</Trans>}>
          <p>
            <Trans>Letters that you generate in the Repair Center appear here.</Trans>
          </p>
          {/* The next step is above the tabs, and so is the way to the Repair Center: there may be no report to write from. */}
        </EmptyState>
      </Card>
    );
  return (
    <Stack gap="5">
      {sets.map((set) => (
        <LetterSetCard
          key={set.sessionId}
          profileId={profileId}
          name={names.get(set.sessionId) ?? ''}
          set={set}
          all={disputes}
          onDownload={letters.download}
        />
      ))}
      {letters.dialog}
    </Stack>
  );
}
