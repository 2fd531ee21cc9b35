import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { WorkItem } from '#contract/work.ts';
import { configuration } from '#src/browser/configuration.ts';
import { boughtSlot, dropDraft, readDraft } from '#src/browser/drafts.ts';
import { useSetNames } from '#src/overview/useSetNames.ts';
import type { Disputes, NewerReport } from '#src/disputes/load.ts';
import { RepairCenterLink } from '#src/profile/RepairCenterLink.tsx';
import { type ContractGate, ContractGateContext } from '#src/repair/contractGate.ts';
import { usePaymentWords } from '#src/repair/usePaymentWords.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Card, EmptyState } from '#src/ui/Surface.tsx';
import { mayBeLeft } from '#disputes/givingUp.ts';
import { ComplaintsCard } from './complaints/ComplaintsCard.tsx';
import { DatesDialog } from './dates/DatesDialog.tsx';
import { AskingForFile } from './file/FileRequestDialog.tsx';
import { FileCard } from './file/FileCard.tsx';
import { RecordingDialog } from './forms/RecordingDialog.tsx';
import { ServiceButtons } from './forms/ServiceButtons.tsx';
import { LetterSetCard } from './letters/LetterSetCard.tsx';
import { type LetterSet, letterSetsOf } from './letters/letterSets.ts';
import { MailingGuide } from './letters/MailingGuide.tsx';
import { NewerReportSection } from './newer/NewerReportCard.tsx';
import { NextStepsCard } from './next/NextStepsCard.tsx';
import { WritingAboutMarks } from './marks/MarkLettersDialog.tsx';
import { OtherGroundsCard } from './next/OtherGroundsCard.tsx';
import { openedAfterPurchase } from './next/keptSteps.ts';
import { WritingNext } from './next/NextLettersDialog.tsx';
import type { Open, Opened } from './opened.ts';
import { goTo, targetOf } from './goTo.ts';
import { type Place, places } from '#src/overview/pagePlaces.ts';
import { Summary } from './summary/Summary.tsx';
import { DisputeTable } from './table/DisputeTable.tsx';
import { rowsOf } from './table/rows.ts';
import { OpeningFile } from './timeline/FileDialog.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Withdrawal } from './timeline/WithdrawalDialog.tsx';

const noScans: readonly WorkItem[] = [];

interface DisputesProps {
  readonly userId: string;
  readonly profileId: string;
  readonly disputes: Disputes;
  /** Null if no report is newer than the letters. */
  readonly newer: NewerReport | null;
  /** Scans that were assigned to the client and wait for their answers to be recorded; a consumer has none. */
  readonly scans?: readonly WorkItem[];
  /** Says whose page it is; false if that stands above it. */
  readonly isNamed?: boolean;
  /** What the agency's contract with the client keeps from being done; null if nothing is known of one. */
  readonly gate?: ContractGate | null;
}

/** A client's letters after they were written. Mount a new one for another client. */
export function DisputesScreen({ userId, profileId, gate = null, ...view }: DisputesProps) {
  const { disputes } = view;
  const [opened, setOpened] = useState(() => openedAfterPurchase(userId, profileId, disputes.offers));
  const [bought] = useState(() => readDraft(boughtSlot(userId, profileId))?.count ?? null);
  useEffect(() => dropDraft(boughtSlot(userId, profileId)), [userId, profileId]);
  const { showMessage } = useSnackbars();
  const paymentWords = usePaymentWords();
  const tellPayment = useEffectEvent(() =>
    bought === null ? undefined : showMessage(paymentWords(bought), 'long'),
  );
  useEffect(() => tellPayment(), []);
  const close = useCallback(() => setOpened(null), []);
  return (
    <ContractGateContext value={gate}>
      <DisputesView profileId={profileId} {...view} onOpen={setOpened} />
      {opened === null ? null : (
        <Above
          userId={userId}
          profileId={profileId}
          today={disputes.today}
          offers={disputes.offers}
          opened={opened}
          onOpen={setOpened}
          onClose={close}
        />
      )}
    </ContractGateContext>
  );
}

interface AboveProps {
  readonly userId: string;
  readonly profileId: string;
  readonly today: string;
  readonly offers: Disputes['offers'];
  readonly opened: Opened;
  readonly onOpen: Open;
  readonly onClose: () => void;
}

function Above({ userId, profileId, today, offers, opened, onOpen, onClose }: AboveProps) {
  switch (opened.what) {
    case 'form':
      return (
        <RecordingDialog profileId={profileId} recording={opened.recording} today={today} onClose={onClose} />
      );
    case 'withdrawal':
      return <Withdrawal profileId={profileId} entry={opened.entry} onClose={onClose} />;
    case 'file':
      return <OpeningFile profileId={profileId} file={opened.file} onClose={onClose} />;
    case 'marks':
      return <WritingAboutMarks profileId={profileId} onClose={onClose} />;
    case 'fileRequest':
      return <AskingForFile profileId={profileId} about={opened.about} today={today} onClose={onClose} />;
    case 'next':
      return (
        <WritingNext
          userId={userId}
          profileId={profileId}
          offers={offers}
          purpose={opened.purpose}
          chosen={opened.chosen}
          onClose={onClose}
        />
      );
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

/** Everything on the page; forms and explanations open above it. What asks something comes first, the rest is folded. */
function DisputesView({
  profileId,
  disputes,
  newer,
  scans = noScans,
  isNamed = true,
  onOpen,
}: Omit<DisputesProps, 'userId' | 'gate'> & { readonly onOpen: Open }) {
  const { t } = useLingui();
  const { activity, letters, timeline, files, today, offers, complaints } = disputes;
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1 && !goTo(targetOf(hash))) goTo(`#${places.results}`);
  }, []);
  const sets = letterSetsOf(disputes);
  const names = useSetNames()(sets.map((set) => ({ ...set, profileName: disputes.profileName })));
  // Letters from before mailing was recorded are not to be mailed: they may have left long ago.
  const isToMail = ({ unmailed }: LetterSet) => unmailed.some(({ isMailingUnknown }) => !isMailingUnknown);
  const [toMail, sent] = [sets.filter(isToMail), sets.filter((set) => !isToMail(set))];
  const card = (place: Place) => (set: LetterSet, index: number) => (
    <LetterSetCard
      key={set.sessionId}
      {...(index === 0 && { place })}
      set={set}
      name={names.get(set.sessionId) ?? ''}
      all={disputes}
      profileId={profileId}
      onOpen={onOpen}
    />
  );
  const rows = rowsOf(disputes.disputes);
  const service = (
    <ServiceButtons activity={activity} canReturn={configuration.variant === 'b2c'} onOpen={onOpen} />
  );
  const newerReport =
    newer === null ? null : (
      <NewerReportSection key={newer.report.id} profileId={profileId} today={today} newer={newer} />
    );
  const asks = newer?.proposals.some((proposal) => proposal.asks) ?? false;
  const has: Readonly<Record<Place, boolean>> = {
    [places.newerReport]: newer !== null,
    [places.toMail]: toMail.length > 0,
    [places.next]: offers.length > 0,
    // Letters that dispute nothing have no results, but something may be asked about them there.
    [places.results]: rows.length > 0 || disputes.requests.some(({ waitsFor }) => waitsFor !== null),
    [places.sent]: sent.length > 0,
    [places.complaints]: complaints.length > 0,
    [places.timeline]: letters.length > 0 || timeline.length > 0,
  };
  const parts = [
    { place: places.toMail, name: activity === 'active' ? t`Letters to mail` : t`Unmailed letters` },
    { place: places.next, name: t`Next letters` },
    { place: places.results, name: t`Results by item` },
    { place: places.newerReport, name: t`Newer report` },
    { place: places.sent, name: t`Sent letters` },
    { place: places.complaints, name: t`Complaint to the CFPB` },
    { place: places.timeline, name: t`Timeline` },
  ].filter(({ place }) => has[place]);
  return (
    <Stack gap="5">
      {isNamed || letters.length > 0 || activity !== 'active' || scans.length > 0 ? (
        <Summary
          profileId={profileId}
          disputes={disputes}
          scans={scans}
          isNamed={isNamed}
          parts={letters.length === 0 ? [] : parts}
          service={service}
          onMarks={() => onOpen({ what: 'marks' })}
        />
      ) : null}
      {letters.length === 0 ? (
        <Card>
          <EmptyState title={<Trans>No letters yet</Trans>}>
            <p>
              <Trans>
                Generate letters in the Repair Center. Then record here when they were mailed and what came
                back.
              </Trans>
            </p>
            {/* On a client's pages, the head has the next step: their report may not be connected yet. */}
            {isNamed ? <RepairCenterLink profileId={profileId} /> : null}
          </EmptyState>
        </Card>
      ) : (
        <>
          {asks ? newerReport : null}
          {toMail.map(card(places.toMail))}
          {toMail.length === 0 ? null : <MailingGuide />}
          <NextStepsCard
            offers={offers}
            settled={rows.flatMap(({ courses }) => courses.map(({ current }) => current)).filter(mayBeLeft)}
            letters={letters}
            onOpen={onOpen}
          />
          {has[places.results] ? (
            <DisputeTable
              profileId={profileId}
              rows={rows}
              letters={letters}
              requests={disputes.requests}
              offers={offers}
              today={today}
              isActive={activity === 'active'}
              onOpen={onOpen}
            />
          ) : null}
          {asks ? null : newerReport}
          {sent.map(card(places.sent))}
          {toMail.length === 0 ? <MailingGuide /> : null}
          <ComplaintsCard profileId={profileId} complaints={complaints} hasEnded={activity === 'ended'} />
          {activity === 'active' ? (
            <OtherGroundsCard disputes={disputes.disputes} letters={letters} onOpen={onOpen} />
          ) : null}
        </>
      )}
      {activity === 'active' ? (
        <FileCard hasReport={disputes.hasReport} requests={disputes.requests} onOpen={onOpen} />
      ) : null}
      {has[places.timeline] ? (
        <Timeline
          profileId={profileId}
          entries={timeline}
          letters={letters}
          disputes={disputes.disputes}
          files={files}
          onOpen={onOpen}
        />
      ) : null}
      {letters.length > 0 && activity === 'active' ? service : null}
    </Stack>
  );
}
