import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { opensByItself } from '#disputes/opensByItself.ts';
import { clientsCalls, DisputeCallsContext } from '#src/disputes/calls.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { ComplaintsCard } from '#src/screens/disputes/complaints/ComplaintsCard.tsx';
import { RecordingDialog } from '#src/screens/disputes/forms/RecordingDialog.tsx';
import { ServiceButtons } from '#src/screens/disputes/forms/ServiceButtons.tsx';
import { OpenMarks } from '#src/screens/disputes/marks/OpenMarks.tsx';
import type { Opened } from '#src/screens/disputes/opened.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { ItemsCard } from './ItemsCard.tsx';
import { LetterApproval } from './LetterApproval.tsx';
import { LettersCard } from './LettersCard.tsx';
import { Stage } from './Stage.tsx';
import { StatementsCard } from './StatementsCard.tsx';
import { TurnCards } from './TurnCards.tsx';
import { turnsOf } from './turns.ts';

interface OwnPageProps {
  readonly clientKey: string;
  readonly agency: string;
  readonly disputes: Disputes;
}

/** What clients see of their own matter: the stage, who acts, their letters, and the complaint that only they can file. */
export function OwnPage({ clientKey, agency, disputes }: OwnPageProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [read, setRead] = useState<string | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const closeLetter = useCallback(() => setRead(null), []);
  const { today, activity } = disputes;
  const onRead = ({ id }: { readonly id: string }) => setRead(id);
  const turns = turnsOf(disputes);
  return (
    <DisputeCallsContext value={clientsCalls}>
      <Stack gap="5">
        <Stage status={disputes.status} activity={activity} isClientsTurn={turns.own.length > 0} />
        <TurnCards
          clientKey={clientKey}
          turns={turns}
          today={today}
          agency={agency}
          onRead={onRead}
          onOpen={setOpened}
        />
        <ItemsCard disputes={disputes} />
        <LettersCard clientKey={clientKey} disputes={disputes} onRead={onRead} onOpen={setOpened} />
        <ComplaintsCard
          profileId={clientKey}
          complaints={disputes.complaints.filter(opensByItself)}
          hasEnded={activity === 'ended'}
        />
        <StatementsCard clientKey={clientKey} statements={disputes.statements} />
        <Card>
          <CardTitle>
            <Trans>Your service</Trans>
          </CardTitle>
          <Stack gap="3">
            <Box color="quiet">
              <Trans>You can pause all work, for example while you apply for a mortgage, or end it.</Trans>
            </Box>
            {activity === 'paused' ? (
              <>
                <p>
                  <Trans>
                    Work is paused. If a lender asks about dispute notations, tell {agency} which of these you
                    no longer dispute. They can write the letter that asks to remove them, for you to approve.
                  </Trans>
                </p>
                <OpenMarks profileId={clientKey} />
              </>
            ) : null}
            <ServiceButtons activity={activity} canReturn onOpen={setOpened} />
          </Stack>
        </Card>
      </Stack>
      {opened?.what === 'form' ? (
        <RecordingDialog profileId={clientKey} recording={opened.recording} today={today} onClose={close} />
      ) : null}
      {read === null ? null : (
        <LetterApproval
          key={read}
          clientKey={clientKey}
          letterId={read}
          isOutdated={disputes.letters.some(({ id, isOutdated }) => id === read && isOutdated === true)}
          onClose={closeLetter}
        />
      )}
    </DisputeCallsContext>
  );
}
