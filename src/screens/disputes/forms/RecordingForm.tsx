import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { EntryFailure } from '#src/failures/EntryFailure.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import { keyOf, type Recording } from '../opened.ts';
import { isUnmailed } from '../letters/letterSets.ts';
import { OpenMarks } from '../marks/OpenMarks.tsx';
import { AlreadyMailed } from './AlreadyMailed.tsx';
import { AnnualReportFields } from './AnnualReportFields.tsx';
import { AnswerLink } from '../AnswerLink.tsx';
import { ChosenDisputes } from './ChosenDisputes.tsx';
import { Consequences } from './Consequences.tsx';
import { ChosenLetters } from './ChosenLetters.tsx';
import { asksBasis, draftOf, type Draft, eventsOf, isChanged, missingIn, type Problems } from './draft.ts';
import { EventDate } from './EventDate.tsx';
import { EventFile } from './EventFile.tsx';
import { GivingUpFields } from './GivingUpFields.tsx';
import { BeforeCancellation, HeldDay, useHeldDay, useIsCancellationDay } from './HeldDay.tsx';
import { MailedFields } from './MailedFields.tsx';
import { NoteField } from './NoteField.tsx';
import { CollectorFields } from './CollectorFields.tsx';
import { numberProblems } from './numberProblems.ts';
import { NoticeFields } from './NoticeFields.tsx';
import { TheftFields } from './TheftFields.tsx';
import { PrintedAddresses } from './PrintedAddresses.tsx';
import { ProofField } from './ProofField.tsx';
import { Recipients } from './Recipients.tsx';
import { useFormWords } from './formWords.ts';
import type { LetterEvent } from './useLetterEvent.ts';

interface RecordingFormProps {
  readonly work: LetterEvent;
  readonly profileId: string;
  readonly recording: Recording;
  /** Civil date. */
  readonly today: string;
}

const noProblems: ReturnType<typeof numberProblems> = new Map();

/** The fields of one kind of entry. What was typed stays when it can't be saved. */
export function RecordingForm({ work, profileId, recording: asked, today }: RecordingFormProps) {
  const { kind, disputes = [], corrected } = asked;
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const givesUp = kind === 'leftAsIs' || kind === 'withdrawn';
  const addsFact = kind === 'collectorNotice' || kind === 'identityTheft';
  const choosesDisputes = (givesUp || addsFact) && disputes.length > 1 && corrected === null;
  const choosesLetters =
    asked.letters.length > 1 &&
    (corrected === null ? kind === 'delivered' || kind === 'nothingCame' : !givesUp);
  const named = choosesDisputes ? disputes.filter((each) => chosen.has(keyOf(each))) : disputes;
  const letters = choosesDisputes
    ? asked.letters.filter(({ id }) => named.some(({ letter }) => letter === id))
    : asked.letters.filter(({ id }) => !left.has(id));
  const recording = { ...asked, letters, disputes: named };
  const state = useSelector(work, (snapshot) => snapshot);
  const words = useFormWords({ ...asked, letters });
  const [first] = useState<Draft>(() => draftOf(recording, today));
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const { failure, file } = state.context;
  const held = useHeldDay(asked, draft.on);
  const isCancellationDay = useIsCancellationDay(asked, draft.on);
  const busy = state.hasTag('busy');
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const before = corrected !== null && 'files' in corrected.event ? corrected.event.files.length : 0;
  const missing = missingIn(kind, draft, file !== null || before > 0);
  const numbers = numberProblems(draft, kind === 'mailed' ? letters : []);
  const refusedFor = (name: string) => failure?.fields.find(({ field }) => field === name)?.problem;
  const refused = refusedFor('event.on');
  const refusedEnd = refusedFor('event.ends');
  const needsClient = refusedFor('event.letters') === 'needsClient';
  const isAnswered = refusedFor('event.letters') === 'alreadyAnswered';
  const { whose } = useDisputeCalls();
  const isMailed = refusedFor('event.letters') === 'alreadyMailed';
  const shown: Problems = {
    ...(refused !== undefined && draft.on === state.context.events[0]?.on && { on: refused }),
    ...(refusedEnd !== undefined && { ends: refusedEnd }),
    ...(isTried && missing),
  };
  // Pausing and ending are about no letter.
  const hasSubject = letters.length > 0 || asked.letters.length === 0;
  const save = () => {
    setTried(true);
    if (Object.keys(missing).length + numbers.size > 0 || busy || !hasSubject || held !== null) return;
    work.send({
      type: 'event.save',
      events: eventsOf(recording, draft, file !== null),
      keeps: corrected === null ? [] : [...left],
    });
  };
  // The fields of their numbers name the letters.
  const namedBelow = kind === 'mailed' && letters.length > 1;
  const isNotice = kind === 'reinsertionNotice';
  const hasNotice = isNotice && draft.said === true;
  const asksDate = !givesUp && kind !== 'annualReport' && kind !== 'nothingCame' && (!isNotice || hasNotice);
  const takesFile =
    hasNotice ||
    addsFact ||
    kind === 'mailed' ||
    kind === 'delivered' ||
    kind === 'returned' ||
    kind === 'furtherFacts' ||
    kind === 'requestAnswered';
  const parts = { draft, problems: shown, disabled: busy, onChange: change };
  return (
    <FormDialog
      title={words.title}
      action={corrected === null ? (words.action ?? <Trans>Save</Trans>) : <Trans>Save</Trans>}
      busy={busy}
      // One question is all that this one asks.
      canSubmit={
        hasSubject && held === null && (kind !== 'annualReport' || Object.keys(missing).length === 0)
      }
      isUnsaved={isChanged(first, draft) || file !== null || left.size + chosen.size > 0}
      onSubmit={save}
      onClose={() => work.send({ type: 'form.close' })}
    >
      {needsClient ? (
        <Banner tone="warning">
          <Trans>
            Only the client may sign this letter. They approve it on their page or record there that they
            mailed it.
          </Trans>
        </Banner>
      ) : isMailed ? (
        <AlreadyMailed
          profileId={profileId}
          letters={state.context.events.flatMap((event) => ('letters' in event ? event.letters : []))}
        />
      ) : isAnswered ? (
        <Banner tone="danger">
          <Trans>This answer is already recorded, but not as you entered it. Nothing was saved now.</Trans>{' '}
          {whose === 'client' ? (
            <Trans>If what is recorded is wrong, the agency can correct it.</Trans>
          ) : (
            <Trans>Compare both, and correct the recorded one if something is wrong or missing in it.</Trans>
          )}
        </Banner>
      ) : failure === null || shown.on !== undefined || shown.ends !== undefined ? null : (
        <EntryFailure failure={failure} />
      )}
      {choosesLetters ? (
        <ChosenLetters
          letters={asked.letters}
          without={corrected !== null ? 'keeps' : kind === 'nothingCame' ? 'answered' : 'otherDay'}
          left={left}
          disabled={busy}
          onChange={setLeft}
        />
      ) : letters.length === 0 || choosesDisputes || namedBelow ? null : (
        <Recipients letters={letters} />
      )}
      {choosesDisputes ? (
        <ChosenDisputes
          namesRecipients={kind !== 'collectorNotice'}
          disputes={disputes}
          chosen={chosen}
          disabled={busy}
          onChange={setChosen}
        />
      ) : (
        disputes.map((dispute) => (
          <p key={keyOf(dispute)}>
            <ItemName heading={dispute.heading} />
          </p>
        ))
      )}
      {givesUp ? (
        <GivingUpFields
          kind={kind}
          items={disputes.length}
          isUnmailed={corrected === null && letters.some(isUnmailed)}
          isRequest={letters.every(({ purpose }) => asksOnly(purpose))}
          {...parts}
        />
      ) : null}
      {kind === 'returned' ? <PrintedAddresses letters={letters} /> : null}
      {kind === 'paused' || kind === 'resumed' || kind === 'ended' ? <Consequences kind={kind} /> : null}
      {kind === 'paused' ? <OpenMarks profileId={profileId} /> : null}
      {kind === 'annualReport' ? <AnnualReportFields {...parts} /> : null}
      {isNotice ? <NoticeFields {...parts} /> : null}
      {kind === 'nothingCame' ? (
        <>
          <p>
            <Trans>
              An answer should have come by now, even by mail. Look through the mail first. Answers go to the
              sender’s address in the letter.
            </Trans>
          </p>
          {letters.every(({ purpose }) => asksOnly(purpose)) ? null : (
            <Box>
              <AnswerLink profileId={profileId} letter={asked.letters.length === 1 ? letters[0] : undefined}>
                <Trans>Something came: record the answer</Trans>
              </AnswerLink>
            </Box>
          )}
        </>
      ) : null}
      {kind === 'identityTheft' ? <TheftFields {...parts} /> : null}
      {kind === 'collectorNotice' ? (
        <p>
          <Trans>
            A debt collector’s first notice gives the last day to dispute the debt. A letter that reaches the
            collector by then makes it stop collecting until it has answered. The letter goes to the company
            that reports the account: check that it’s the same collector.
          </Trans>
        </p>
      ) : null}
      {asksDate ? <EventDate label={words.date} today={today} {...parts} /> : null}
      {held !== null ? (
        <HeldDay standing={held} on={draft.on} />
      ) : isCancellationDay ? (
        <BeforeCancellation />
      ) : null}
      {kind === 'collectorNotice' ? <CollectorFields today={today} {...parts} /> : null}
      {kind === 'mailed' ? (
        <MailedFields
          letters={letters}
          lists={!choosesLetters}
          numberProblems={isTried ? numbers : noProblems}
          {...parts}
        />
      ) : null}
      {asksBasis(kind) ? <ProofField kind={kind} {...parts} /> : null}
      {kind === 'ordered' ||
      kind === 'returned' ||
      kind === 'lost' ||
      kind === 'paused' ||
      kind === 'ended' ? (
        <NoteField kind={kind} {...parts} />
      ) : null}
      {takesFile ? <EventFile work={work} kind={kind} problem={shown.file} /> : null}
    </FormDialog>
  );
}
