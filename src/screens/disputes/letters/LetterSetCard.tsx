import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type { Dispute } from '#contract/disputes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import type { Open } from '../opened.ts';
import { LetterLine } from './LetterLine.tsx';
import type { LetterSet } from './letterSets.ts';
import { NotApproved } from './NotApproved.tsx';

interface LetterSetCardProps {
  readonly set: LetterSet;
  readonly disputes: readonly Dispute[];
  /** Everything about the client. */
  readonly all: Disputes;
  readonly requests: readonly LetterRequest[];
  readonly profileId: string;
  /** Civil date. */
  readonly today: string;
  readonly onOpen: Open;
  /** Older sets are folded while nothing in them waits. */
  readonly isNewest: boolean;
}

/** The letters of one set: what happened to each, and what can be recorded. */
export function LetterSetCard(props: LetterSetCardProps) {
  const { set, disputes, requests, all, profileId, today, onOpen, isNewest } = props;
  const { t } = useLingui();
  const { letters, unmailed, writtenOn } = set;
  const unknown = letters.some(({ isMailingUnknown, mailed }) => isMailingUnknown && mailed === null);
  const waits = [...disputes, ...requests].some(
    ({ letter, waitsFor }) => waitsFor !== null && letters.some(({ id }) => id === letter),
  );
  const count = unmailed.length;
  const toOrder = unmailed.filter(({ state, isMailingUnknown }) => state !== 'ordered' && !isMailingUnknown);
  const list = (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={t`Letters`}>
      {letters.map((letter) => (
        <LetterLine
          key={letter.id}
          letter={letter}
          disputes={disputes.filter((dispute) => dispute.letter === letter.id)}
          request={requests.find((request) => request.letter === letter.id)}
          changes={all.changes.filter((change) => change.letter === letter.id)}
          profileId={profileId}
          today={today}
          onOpen={onOpen}
        />
      ))}
    </Stack>
  );
  return (
    <Card>
      <CardTitle
        action={
          <Flex gap="2" wrap="wrap">
            {toOrder.length === 0 ? null : (
              <Button
                look="plain"
                onClick={() =>
                  onOpen({ what: 'form', recording: { kind: 'ordered', letters: toOrder, corrected: null } })
                }
              >
                <Trans>The print shop has the order</Trans>
              </Button>
            )}
            {count > 1 ? (
              <Button
                look={unknown ? 'outline' : 'solid'}
                icon={<Send size={18} aria-hidden />}
                onClick={() =>
                  onOpen({ what: 'form', recording: { kind: 'mailed', letters: unmailed, corrected: null } })
                }
              >
                {count === letters.length ? (
                  <Trans>I mailed all {count} letters</Trans>
                ) : (
                  <Trans>I mailed the other {count} letters</Trans>
                )}
              </Button>
            ) : null}
          </Flex>
        }
      >
        <Trans>Letters written {shownDate(writtenOn)}</Trans>
      </CardTitle>
      <Box as="p" color="quiet" mb="3">
        {unknown ? (
          <Trans>
            Mailing not recorded. These letters were written before Redress recorded mailing, so no dates are
            counted for them. If you know when they were mailed, you can still record it.
          </Trans>
        ) : count === letters.length ? (
          <Trans>Not mailed yet. No time runs until you record the mailing.</Trans>
        ) : count > 0 ? (
          <Plural value={count} one="# letter is not mailed yet." other="# letters are not mailed yet." />
        ) : (
          <Trans>All letters of this set are recorded as sent.</Trans>
        )}
      </Box>
      <NotApproved set={set} disputes={all} />
      {isNewest || waits || (count > 0 && !unknown) ? (
        list
      ) : (
        <Disclosure summary={<Plural value={letters.length} one="Show # letter" other="Show # letters" />}>
          {list}
        </Disclosure>
      )}
    </Card>
  );
}
