import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { isClientsToChange } from '#contract/disputeEvents.ts';
import type { Dispute, DisputeFile, DisputeLetter, TimelineEntry } from '#contract/disputes.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { momentOf, shownDate } from '#src/ui/dates.ts';
import { useLanguage } from '#src/ui/useLanguage.ts';
import { ItemName } from '#src/ui/ItemName.tsx';
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import { PageSection } from '../PageSection.tsx';
import { places } from '#src/overview/pagePlaces.ts';
import { type Open, type RecordedHere, recordedHere } from '../opened.ts';
import { useBasisNames } from '../useBasisNames.ts';
import { useEventTexts } from './useEventTexts.ts';

interface TimelineProps {
  readonly profileId: string;
  /** By the days on which it happened, newest first, corrected and withdrawn entries included. */
  readonly entries: readonly TimelineEntry[];
  readonly letters: readonly DisputeLetter[];
  readonly disputes: readonly Dispute[];
  readonly files: readonly DisputeFile[];
  readonly onOpen: Open;
}

/** How many of the newest entries are shown at once. */
const shownAtOnce = 6;

/** Everything that was recorded, by its day, newest first. What was corrected or withdrawn stays, crossed out. */
export function Timeline({ entries, ...shared }: TimelineProps) {
  const { t } = useLingui();
  const earlier = entries.slice(shownAtOnce);
  const list = (shown: readonly TimelineEntry[]) => (
    <Stack as="ol" gap="0" listStyleType="none">
      {shown.map((entry) => (
        <Entry key={entry.id} entry={entry} {...shared} />
      ))}
    </Stack>
  );
  return (
    <PageSection place={places.timeline} title={t`Timeline`}>
      {entries.length === 0 ? (
        <Box color="quiet">
          <Trans>Nothing has been recorded yet. What you record appears here, with its corrections.</Trans>
        </Box>
      ) : (
        list(entries.slice(0, shownAtOnce))
      )}
      {earlier.length === 0 ? null : (
        <Disclosure
          summary={<Plural value={earlier.length} one="# earlier entry" other="# earlier entries" />}
        >
          {list(earlier)}
        </Disclosure>
      )}
    </PageSection>
  );
}

/** The letters that an entry is about, also through their disputes. */
function lettersIn(event: TimelineEntry['event']): readonly string[] {
  if ('letters' in event) return event.letters;
  return 'disputes' in event ? event.disputes.map(({ letter }) => letter) : [];
}

/** The form on this page that recorded an entry; null if another page did, or none. */
function formOf(kind: string, about: readonly DisputeLetter[]): RecordedHere | null {
  if (about.length === 0) return null;
  if (kind === 'answer') return about.every(({ purpose }) => asksOnly(purpose)) ? 'requestAnswered' : null;
  return recordedHere.find((each) => each === kind) ?? null;
}

function Entry({
  profileId,
  entry,
  letters,
  disputes,
  files,
  onOpen,
}: Omit<TimelineProps, 'entries'> & { readonly entry: TimelineEntry }) {
  const { t } = useLingui();
  const language = useLanguage();
  const titleOf = useEventTexts();
  const bases = useBasisNames();
  const { event, by, byClient, recordedAt, replacedBy, withdrawn } = entry;
  const counts = replacedBy === null && withdrawn === null;
  const about = letters.filter(({ id }) => lettersIn(event).includes(id));
  const items =
    'disputes' in event
      ? disputes.filter((each) =>
          event.disputes.some(({ letter, item }) => letter === each.letter && item === each.item),
        )
      : [];
  const proofs = 'files' in event ? files.filter(({ id }) => event.files.includes(id)) : [];
  const title = titleOf(event);
  const day = shownDate(event.on);
  const form = formOf(event.kind, about);
  const which = `${title}, ${day}`;
  return (
    <Line>
      <Box color="quiet" fontSize="sm" fontVariantNumeric="tabular-nums">
        {day}
      </Box>
      <Box minW="0">
        <Box
          fontWeight="medium"
          color={counts ? 'ink' : 'quiet'}
          textDecoration={counts ? 'none' : 'line-through'}
        >
          {title}
        </Box>
        <Stack gap="0.5" fontSize="sm" color="quiet" overflowWrap="anywhere">
          {about.length === 0 ? null : <Recipients letters={about} />}
          {items.map((item) => (
            <span key={`${item.letter} ${item.item}`}>
              <ItemName heading={item.heading} />
            </span>
          ))}
          {'tracking' in event && event.tracking !== '' ? (
            <span>
              <Trans>Number {event.tracking}</Trans>
            </span>
          ) : null}
          {'basis' in event ? (
            <span>
              <Trans>Basis: {bases[event.basis]}</Trans>
            </span>
          ) : null}
          {'note' in event && event.note !== '' ? <span>{event.note}</span> : null}
          {proofs.map((file) => (
            <Scan
              key={file.id}
              type="button"
              aria-label={t`Open ${file.name}: ${which}`}
              onClick={() => onOpen({ what: 'file', file })}
            >
              <Paperclip size={14} aria-hidden /> {file.name}
            </Scan>
          ))}
          <span>
            {byClient ? (
              <Trans>
                Recorded {momentOf(recordedAt, language)} by {by}, the client
              </Trans>
            ) : (
              <Trans>
                Recorded {momentOf(recordedAt, language)} by {by}
              </Trans>
            )}
          </span>
          {replacedBy === null ? null : (
            <span>
              <Trans>Corrected: a later entry replaces this one.</Trans>
            </span>
          )}
          {withdrawn === null ? null : (
            <span>
              <Trans>
                Withdrawn {momentOf(withdrawn.at, language)} by {withdrawn.by}: {withdrawn.reason}
              </Trans>
            </span>
          )}
        </Stack>
      </Box>
      {counts && !isClientsToChange(event.kind, byClient) ? (
        <Flex gap="1" justify="flex-end" gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          {form !== null ? (
            <Button
              look="plain"
              size="small"
              aria-label={t`Correct: ${which}`}
              onClick={() =>
                onOpen({
                  what: 'form',
                  recording: { kind: form, letters: about, disputes: items, corrected: entry },
                })
              }
            >
              <Trans>Correct</Trans>
            </Button>
          ) : null}
          {event.kind === 'answer' && form === null ? (
            <ButtonLink
              look="plain"
              size="small"
              to="/answer/$profileId"
              params={{ profileId }}
              search={{ entry: entry.id }}
              aria-label={t`Correct: ${which}`}
            >
              <Trans>Correct</Trans>
            </ButtonLink>
          ) : null}
          <Button
            look="plain"
            size="small"
            aria-label={t`Withdraw: ${which}`}
            onClick={() => onOpen({ what: 'withdrawal', entry })}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </Flex>
      ) : null}
    </Line>
  );
}

/** The first few by name, each once: a set can have several letters to one recipient. */
function Recipients({ letters }: { readonly letters: readonly DisputeLetter[] }) {
  const names = [...new Set(letters.map(({ recipient }) => recipient.name))];
  const shown = names.slice(0, 3);
  const left = names.length - shown.length;
  return (
    <span>
      {shown.join(', ')}
      {left > 0 ? (
        <>
          {' '}
          <Plural value={left} one="and # more" other="and # more" />
        </>
      ) : null}
    </span>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr) auto' },
    columnGap: '3',
    rowGap: '1',
    alignItems: 'start',
    py: '3',
    borderTop: '1px solid',
    borderColor: 'edge',
    _first: { borderTop: 'none', pt: '0' },
  },
});

const Scan = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: '1.5',
    minH: 'inLine',
    color: 'accentStrong',
    textAlign: 'start',
    textDecoration: 'underline',
    cursor: 'pointer',
    borderRadius: 'sm',
  },
});
