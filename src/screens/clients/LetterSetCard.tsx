import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { LettersFile } from '#machines/letterDownload.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { usePurposeNames } from '#src/disputes/usePurposeNames.ts';
import { places } from '#src/overview/pagePlaces.ts';
import { answerTo } from '#src/screens/disputes/letters/answerTo.ts';
import { LetterMark } from '#src/screens/disputes/letters/LetterMark.tsx';
import type { LetterSet } from '#src/screens/disputes/letters/letterSets.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { FirstNames } from '#src/ui/FirstNames.tsx';
import { asItem } from '#src/ui/ItemName.tsx';

interface LetterSetCardProps {
  readonly profileId: string;
  /** Client, date, and round. */
  readonly name: string;
  readonly set: LetterSet;
  /** Everything about the client. */
  readonly all: Disputes;
  readonly onDownload: (sessionId: string, file: LettersFile) => void;
}

/** One set, named by client, date, and round, with its letters, and the ways to print, download, and record their mailing. */
export function LetterSetCard({ profileId, name, set, all, onDownload }: LetterSetCardProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const purposes = usePurposeNames();
  const { letters, sessionId, unmailed, abandoned } = set;
  const toMail = unmailed.length;
  const disputesOf = (id: string) => all.disputes.filter(({ letter }) => letter === id);
  const requestOf = (id: string) => all.requests.find(({ letter }) => letter === id);
  const headingsOf = (id: string) => requestOf(id)?.headings ?? disputesOf(id).map(({ heading }) => heading);
  const placeOf = (letter: DisputeLetter) => ({
    letter,
    request: requestOf(letter.id),
    answer: answerTo(disputesOf(letter.id)),
    isAbandoned: abandoned.includes(letter),
    isActive: all.activity === 'active',
  });
  const [first] = letters;
  const isSame = (of: (letter: DisputeLetter) => unknown) =>
    letters.length > 1 && new Set(letters.map((letter) => JSON.stringify(of(letter)))).size === 1;
  const isSamePlace = isSame((letter) => {
    const { request, answer, isAbandoned } = placeOf(letter);
    const { state, isMailingUnknown, mailed, receipt } = letter;
    return [request?.state, answer, isAbandoned, state, isMailingUnknown && mailed === null, receipt?.basis];
  });
  const isSameDay = isSame(({ mailed }) => mailed?.on);
  return (
    <Card>
      <CardTitle
        action={
          <Actions>
            <ButtonLink
              size="small"
              to="/disputes/$profileId"
              params={{ profileId }}
              hash={toMail > 0 ? places.toMail : places.sent}
              aria-label={toMail > 0 ? t`Record mailing: ${name}` : t`Dates and answers: ${name}`}
            >
              {toMail > 0 ? <Trans>Record mailing</Trans> : <Trans>Dates and answers</Trans>}
            </ButtonLink>
            <MenuButton
              size="small"
              icon={<Download size={16} aria-hidden />}
              label={
                <span>
                  <Trans>Download or print</Trans>
                  <Box as="span" srOnly>
                    : {name}
                  </Box>
                </span>
              }
              entries={[
                {
                  key: 'zip',
                  label: <Trans>Download Letter(s)</Trans>,
                  onChoose: () => onDownload(sessionId, 'zip'),
                },
                {
                  key: 'pdf',
                  label: <Trans>One PDF to print</Trans>,
                  onChoose: () => onDownload(sessionId, 'pdf'),
                },
                {
                  key: 'print',
                  label: <Trans>Print</Trans>,
                  onChoose: () => void navigate({ to: '/print/$sessionId', params: { sessionId } }),
                },
              ]}
            />
          </Actions>
        }
      >
        {name}
      </CardTitle>
      <Flex wrap="wrap" columnGap="4" rowGap="1" color="quiet" fontSize="sm" mb="2">
        <p>
          <Plural value={letters.length} one="# letter" other="# letters" />
          <Dot />
          {toMail > 0 ? (
            <Plural value={toMail} one="# not mailed yet" other="# not mailed yet" />
          ) : (
            <Trans>nothing left to mail</Trans>
          )}
        </p>
        {/* What is the same for all letters is said once. */}
        {first !== undefined && isSamePlace ? <LetterMark {...placeOf(first)} /> : null}
        {first !== undefined && isSameDay ? <Mailed letter={first} /> : null}
      </Flex>
      <Box as="ul" listStyleType="none">
        {letters.map((letter) => (
          <Line
            key={letter.id}
            css={isSamePlace && isSameDay ? { gridTemplateColumns: 'minmax(0, 1fr)' } : {}}
          >
            <Box minW="0">
              <Box fontWeight="medium" overflowWrap="anywhere">
                {letter.recipient.name}
              </Box>
              <Box color="quiet">
                {purposes[letter.purpose]}
                {headingsOf(letter.id).length === 0 ? null : (
                  <>
                    <Dot />
                    <FirstNames names={headingsOf(letter.id)} show={asItem} />
                  </>
                )}
              </Box>
            </Box>
            {isSamePlace ? null : (
              <Box minW="0">
                <LetterMark {...placeOf(letter)} />
              </Box>
            )}
            {isSameDay ? null : <Mailed letter={letter} />}
          </Line>
        ))}
      </Box>
    </Card>
  );
}

function Mailed({ letter: { mailed } }: { readonly letter: DisputeLetter }) {
  return (
    <Box color="quiet" fontVariantNumeric="tabular-nums" _empty={{ display: { base: 'none', md: 'block' } }}>
      {mailed === null ? null : <Trans>Mailed {shownDate(mailed.on)}</Trans>}
    </Box>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr) 10rem' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    py: '2.5',
    fontSize: 'sm',
    borderColor: 'edge',
    _notFirst: { borderTopWidth: '1px' },
  },
});
