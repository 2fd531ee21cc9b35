import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { RepairCenterLink } from '#src/profile/RepairCenterLink.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Banner, Card, EmptyState } from '#src/ui/Surface.tsx';
import { mayBeLeft } from '#disputes/givingUp.ts';
import { ComplaintsCard } from './complaints/ComplaintsCard.tsx';
import { DatesDialog } from './dates/DatesDialog.tsx';
import { RecordingDialog } from './forms/RecordingDialog.tsx';
import { ServiceButtons } from './forms/ServiceButtons.tsx';
import { LetterSetCard } from './letters/LetterSetCard.tsx';
import { type LetterSet, letterSetsOf } from './letters/letterSets.ts';
import { MailingGuide } from './letters/MailingGuide.tsx';
import type { Disputes, NewerReport } from '#src/disputes/load.ts';
import { NewerReportSection } from './newer/NewerReportCard.tsx';
import { NextStepsCard } from './next/NextStepsCard.tsx';
import { OtherGroundsCard } from './next/OtherGroundsCard.tsx';
import { WritingNext } from './next/NextLettersDialog.tsx';
import type { Open, Opened } from './opened.ts';
import { DisputeTable } from './table/DisputeTable.tsx';
import { belongs, rowsOf } from './table/rows.ts';
import { OpeningFile } from './timeline/FileDialog.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Withdrawal } from './timeline/WithdrawalDialog.tsx';

interface DisputesProps {
  readonly profileId: string;
  readonly disputes: Disputes;
  /** Null if no report is newer than the letters. */
  readonly newer: NewerReport | null;
}

/** A client's letters after they were written. Mount a new one for another client. */
export function DisputesScreen({ profileId, disputes, newer }: DisputesProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <>
      <DisputesView profileId={profileId} disputes={disputes} newer={newer} onOpen={setOpened} />
      {opened === null ? null : (
        <Above
          profileId={profileId}
          today={disputes.today}
          offers={disputes.offers}
          opened={opened}
          onOpen={setOpened}
          onClose={close}
        />
      )}
    </>
  );
}

interface AboveProps {
  readonly profileId: string;
  readonly today: string;
  readonly offers: Disputes['offers'];
  readonly opened: Opened;
  readonly onOpen: Open;
  readonly onClose: () => void;
}

function Above({ profileId, today, offers, opened, onOpen, onClose }: AboveProps) {
  switch (opened.what) {
    case 'form':
      return (
        <RecordingDialog profileId={profileId} recording={opened.recording} today={today} onClose={onClose} />
      );
    case 'withdrawal':
      return <Withdrawal profileId={profileId} entry={opened.entry} onClose={onClose} />;
    case 'file':
      return <OpeningFile profileId={profileId} file={opened.file} onClose={onClose} />;
    case 'next':
      return <WritingNext profileId={profileId} offers={offers} chosen={opened.chosen} onClose={onClose} />;
    case 'dates': {
      const { letter } = opened;
      if (letter.clock === null) return null;
      return (
        <DatesDialog
          letter={{ ...letter, clock: letter.clock }}
          today={today}
          onClose={onClose}
          onAnnualReport={() =>
            onOpen({ what: 'form', recording: { kind: 'annualReport', letters: [letter], corrected: null } })
          }
        />
      );
    }
    default:
      return null;
  }
}

/** Everything on the page; forms and explanations open above it. */
function DisputesView({ profileId, disputes, newer, onOpen }: DisputesProps & { readonly onOpen: Open }) {
  const { profileName, status, activity, letters, timeline, files, today } = disputes;
  const sets = letterSetsOf(letters, disputes.disputes);
  const [newest] = sets;
  // What has to be mailed comes first; letters from before mailing was recorded do not.
  const isToMail = ({ unmailed }: LetterSet) => unmailed.some(({ isMailingUnknown }) => !isMailingUnknown);
  const [toMail, sent] = [sets.filter(isToMail), sets.filter((set) => !isToMail(set))];
  const unmailed = toMail.flatMap((set) => set.unmailed).length;
  const card = (set: LetterSet) => (
    <LetterSetCard
      key={set.sessionId}
      set={set}
      disputes={disputes.disputes}
      all={disputes}
      requests={disputes.requests}
      profileId={profileId}
      today={today}
      onOpen={onOpen}
      isNewest={set === newest}
    />
  );
  const rows = rowsOf(disputes.disputes);
  const waiting = rows.filter((row) => belongs(row, 'waiting')).length;
  return (
    <Stack gap="5">
      <Card>
        <Flex gap="3" align="center" wrap="wrap">
          <Box as="h2" fontSize="xl" minW="0" overflowWrap="anywhere">
            {profileName}
          </Box>
          <StatusBadge status={status} />
          <Box flex="1" />
          <ButtonLink size="small" to="/progress/$profileId" params={{ profileId }}>
            <Trans>Progress</Trans>
          </ButtonLink>
          <ButtonLink size="small" to="/edit-profile/$profileId" params={{ profileId }}>
            <Trans>Profile</Trans>
          </ButtonLink>
          <ButtonLink size="small" to="/repair-center/$profileId" params={{ profileId }}>
            <Trans>Repair Center</Trans>
          </ButtonLink>
        </Flex>
        {letters.length === 0 ? null : <Waiting rows={waiting} letters={unmailed} />}
        {letters.length === 0 ? null : (
          <Box mt="3">
            <ServiceButtons activity={activity} canReturn={configuration.variant === 'b2c'} onOpen={onOpen} />
          </Box>
        )}
        {activity === 'active' ? null : (
          <Box mt="3">
            <Banner tone="warning">
              {activity === 'paused' ? (
                <Trans>Paused. Don’t mail anything until work continues.</Trans>
              ) : (
                <Trans>The service has ended. Nothing more is due here.</Trans>
              )}
            </Banner>
          </Box>
        )}
      </Card>
      {letters.length === 0 ? (
        <Card>
          <EmptyState title={<Trans>No letters yet</Trans>}>
            <p>
              <Trans>
                Generate letters in the Repair Center. Then record here when they were mailed and what came
                back.
              </Trans>
            </p>
            <RepairCenterLink profileId={profileId} />
          </EmptyState>
        </Card>
      ) : (
        <>
          {newer === null ? null : (
            <NewerReportSection key={newer.report.id} profileId={profileId} today={today} newer={newer} />
          )}
          {toMail.map(card)}
          <NextStepsCard
            offers={disputes.offers}
            settled={rows.flatMap(({ courses }) => courses.map(({ current }) => current)).filter(mayBeLeft)}
            letters={letters}
            onOpen={onOpen}
          />
          <MailingGuide />
          <DisputeTable
            rows={rows}
            letters={letters}
            offers={disputes.offers}
            today={today}
            onOpen={onOpen}
          />
          <ComplaintsCard profileId={profileId} complaints={disputes.complaints} />
          {activity === 'active' ? (
            <OtherGroundsCard disputes={disputes.disputes} letters={letters} onOpen={onOpen} />
          ) : null}
          {sent.map(card)}
        </>
      )}
      {letters.length === 0 && timeline.length === 0 ? null : (
        <Timeline
          profileId={profileId}
          entries={timeline}
          letters={letters}
          disputes={disputes.disputes}
          files={files}
          onOpen={onOpen}
        />
      )}
    </Stack>
  );
}

/** How much waits for a person: letters to mail, and items with a question or a decision. */
function Waiting({ rows, letters }: { readonly rows: number; readonly letters: number }) {
  const isQuiet = rows === 0 && letters === 0;
  return (
    <Box mt="2" color={isQuiet ? 'quiet' : 'red'}>
      {isQuiet ? <Trans>Nothing needs your attention.</Trans> : null}
      {letters === 0 ? null : (
        <p>
          <Plural value={letters} one="# letter to mail." other="# letters to mail." />
        </p>
      )}
      {rows === 0 ? null : (
        <p>
          <Plural value={rows} one="# item needs your attention." other="# items need your attention." />
        </p>
      )}
    </Box>
  );
}
