import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Approval, Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { useSetNames } from '#src/overview/useSetNames.ts';
import { answerTo } from '#src/screens/disputes/letters/answerTo.ts';
import { LetterMark } from '#src/screens/disputes/letters/LetterMark.tsx';
import { isUnmailed, letterSetsOf } from '#src/screens/disputes/letters/letterSets.ts';
import { useLetterName } from '#src/screens/disputes/letters/useLetterName.ts';
import type { Open } from '#src/screens/disputes/opened.ts';
import { useWayNames } from '#src/screens/disputes/useWayNames.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { FirstNames } from '#src/ui/FirstNames.tsx';
import { asItem } from '#src/ui/ItemName.tsx';
import type { Disputes } from '#src/disputes/load.ts';
import { usePurposeNames } from '#src/disputes/usePurposeNames.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { isFileWide } from '#vocabulary/letterPurposes.ts';
import { RecordAnswer } from './RecordAnswer.tsx';

interface LettersCardProps {
  readonly clientKey: string;
  readonly disputes: Disputes;
  readonly onRead: (letter: DisputeLetter) => void;
  readonly onOpen: Open;
}

/** The client's letters, set by set: where each is, and what they can say about it. */
export function LettersCard({ clientKey, disputes, onRead, onOpen }: LettersCardProps) {
  // A set that was written again and never left is nobody's to read or mail: it disputes nothing and asks for nothing.
  const about = [...disputes.disputes, ...disputes.requests];
  const names = useSetNames()(
    letterSetsOf(disputes).map((set) => ({ ...set, profileName: disputes.profileName })),
  );
  const shown = disputes.letters.filter(
    (letter) => !isUnmailed(letter) || about.some((each) => each.letter === letter.id),
  );
  return (
    <Card>
      <CardTitle>
        <Trans>Your letters</Trans>
      </CardTitle>
      <Stack gap="5">
        {letterSetsOf({ ...disputes, letters: shown }).map(({ sessionId, letters, abandoned }) => (
          <Box key={sessionId}>
            <Box as="h3" fontSize="sm" color="quiet" fontWeight="medium">
              {names.get(sessionId)}
            </Box>
            <Stack as="ul" gap="0" listStyleType="none">
              {letters.map((letter) => (
                <LetterRow
                  key={letter.id}
                  clientKey={clientKey}
                  letter={letter}
                  isAbandoned={abandoned.includes(letter)}
                  disputes={disputes.disputes.filter((dispute) => dispute.letter === letter.id)}
                  request={disputes.requests.find((request) => request.letter === letter.id)}
                  waitsForMailing={about.some(
                    (each) => each.letter === letter.id && each.waitsFor === 'returned',
                  )}
                  approval={disputes.approvals.find((approval) => approval.letter === letter.id)}
                  isActive={disputes.activity === 'active'}
                  saysWithdrawn={disputes.statements.some(
                    ({ letters: saying, withdrawn }) => withdrawn !== null && saying.includes(letter.id),
                  )}
                  onRead={onRead}
                  onOpen={onOpen}
                />
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

interface LetterRowProps extends Pick<LettersCardProps, 'clientKey' | 'onRead' | 'onOpen'> {
  readonly letter: DisputeLetter;
  /** It never left, and nothing in it is disputed any longer. */
  readonly isAbandoned: boolean;
  readonly disputes: readonly Dispute[];
  /** What is known about a letter that disputes nothing. */
  readonly request: LetterRequest | undefined;
  /** It came back or was lost, and is to be mailed again. */
  readonly waitsForMailing: boolean;
  readonly approval: Approval | undefined;
  readonly saysWithdrawn: boolean;
  /** Whether work is neither paused nor over. */
  readonly isActive: boolean;
}

function LetterRow({ clientKey, letter, approval, saysWithdrawn, onRead, onOpen, ...where }: LetterRowProps) {
  const { t } = useLingui();
  const name = useLetterName()(letter);
  const ways = useWayNames();
  const purposes = usePurposeNames();
  const { isAbandoned, isActive, waitsForMailing, disputes, request } = where;
  const headings = request?.headings ?? disputes.map(({ heading }) => heading);
  const { position, recipient, items, mailed } = letter;
  const isOpen = isUnmailed(letter) && !isAbandoned;
  // A letter leaves after its approval, except those from before approvals were recorded.
  const isReady = !saysWithdrawn && (approval?.said === 'approved' || letter.isMailingUnknown);
  const read = isOpen && !saysWithdrawn && approval?.said !== 'approved' ? t`Read and approve` : t`Read`;
  const mailedIt = waitsForMailing ? t`I mailed it again` : t`I mailed it`;
  return (
    <Row>
      <Box minW="0">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {recipient.name}
        </Box>
        <Box color="quiet" fontSize="sm">
          <Facts
            of={[
              t`Letter ${position}`,
              isFileWide(letter.purpose) ? null : t`${plural(items, { one: '# item', other: '# items' })}`,
              letter.purpose === 'dispute' ? null : purposes[letter.purpose],
              headings.length === 0 ? null : <FirstNames key="headings" names={headings} show={asItem} />,
            ]}
          />
        </Box>
      </Box>
      <Stack gap="0.5" minW="0" fontSize="sm">
        <LetterMark
          letter={letter}
          request={request}
          answer={answerTo(disputes)}
          isAbandoned={isAbandoned}
          isActive={isActive}
        />
        {mailed === null ? null : (
          <Box color="quiet">
            {ways[mailed.way]}, {shownDate(mailed.on)}
          </Box>
        )}
        {isOpen && saysWithdrawn ? (
          <Box color="red">
            <Trans>It says something that was withdrawn. It has to be written again.</Trans>
          </Box>
        ) : null}
        {isOpen && !saysWithdrawn && letter.isOutdated === true ? (
          <Box color="red">
            <Trans>It may be out of date.</Trans>
          </Box>
        ) : null}
        {isOpen && !saysWithdrawn ? <Said approval={approval} /> : null}
      </Stack>
      <Flex gap="2" wrap="wrap" justify={{ base: 'flex-start', md: 'flex-end' }}>
        <Button size="small" aria-label={`${read}: ${name}`} onClick={() => onRead(letter)}>
          {read}
        </Button>
        {isAbandoned || (isOpen && !isReady) ? null : isOpen || waitsForMailing ? (
          <Button
            size="small"
            aria-label={`${mailedIt}: ${name}`}
            onClick={() =>
              onOpen({ what: 'form', recording: { kind: 'mailed', letters: [letter], corrected: null } })
            }
          >
            {mailedIt}
          </Button>
        ) : (
          <RecordAnswer
            clientKey={clientKey}
            letter={letter}
            onOpen={onOpen}
            aria-label={t`A letter came: ${name}`}
          >
            <Trans>A letter came</Trans>
          </RecordAnswer>
        )}
      </Flex>
    </Row>
  );
}

/** What the client said about a letter that isn't mailed. */
function Said({ approval }: { readonly approval: Approval | undefined }) {
  if (approval === undefined)
    return (
      <Box color="red">
        <Trans>You haven’t approved it yet.</Trans>
      </Box>
    );
  const day = shownDate(approval.on);
  return (
    <Box color="quiet" overflowWrap="anywhere">
      {approval.said === 'approved' ? (
        <Trans>You approved and signed it on {day}.</Trans>
      ) : (
        <Trans>
          You requested a change on {day}: {approval.note}
        </Trans>
      )}
    </Box>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    py: '3',
    borderBottom: '1px solid',
    borderColor: 'edge',
    _last: { borderBottom: 'none', pb: '0' },
  },
});
