import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgressItem, ProgressRound } from '#contract/progress.ts';
import { stateLooks } from '#src/disputes/stateLooks.ts';
import { useStateNames } from '#src/disputes/useStateNames.ts';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { useLanguage } from '#src/ui/useLanguage.ts';
import { ItemName } from '#src/ui/ItemName.tsx';
import { reasonSentence } from '#vocabulary/disputeReasons.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

/** Each item with each recipient: what the letters asked, and what came. */
export function Items({ items }: { readonly items: readonly ProgressItem[] }) {
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {items.map(({ subject, heading, recipients }) => (
        <Item key={subject}>
          <h3>
            <ItemName heading={heading} />
          </h3>
          <div className="recipients">
            {recipients.map(({ recipient, rounds }) => (
              <section key={recipient.id}>
                <h4>{recipientName(recipient)}</h4>
                <Stack as="ol" gap="3" listStyleType="none">
                  {rounds.map((round) => (
                    <li key={`${round.round} ${round.writtenOn} ${round.state}`}>
                      <Round round={round} isFurnisher={recipient.kind === 'furnisher'} />
                    </li>
                  ))}
                </Stack>
              </section>
            ))}
          </div>
        </Item>
      ))}
    </Stack>
  );
}

interface RoundProps {
  readonly round: ProgressRound;
  readonly isFurnisher: boolean;
}

function Round({ round, isFurnisher }: RoundProps) {
  const { t } = useLingui();
  const names = useStateNames();
  const language = useLanguage();
  const { reasons, state, decided, since, arrivedBy } = round;
  // How it was decided matters more than that a later letter replaced it.
  const isReplaced = state === 'superseded' && decided !== null;
  const known = isReplaced ? decided.as : state;
  const day = isReplaced ? decided.on : since;
  const { Icon, tone } = stateLooks[known];
  const delivered = arrivedBy === 'assumed' ? t`Delivery assumed, no deadline` : t`Delivered, no deadline`;
  const name = isFurnisher && known === 'investigating' ? delivered : names[known];
  return (
    <Line>
      <chakra.span color={tone} className="mark">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <div>
        <Box fontWeight="strong">
          {name}
          {day === null ? null : <chakra.span fontWeight="normal"> {shownDate(day)}</chakra.span>}
        </Box>
        {state === 'leftAsIs' && decided !== null ? (
          <div>
            {names[decided.as]} {shownDate(decided.on)}
          </div>
        ) : null}
        {decided?.printed ? (
          <div>
            <Trans>Answer dated {shownDate(decided.printed)}</Trans>
          </div>
        ) : null}
        <Box color="quiet" mt="1">
          {reasons.length === 0 ? <Trans>Asked to verify it.</Trans> : null}
          {reasons.map((reason) => (
            <p key={reason}>{reasonSentence(reason, language)}</p>
          ))}
          <p>
            <Trans>Round {round.round}</Trans>
            <Dot />
            {round.mailedOn === null ? (
              <Trans>Written {shownDate(round.writtenOn)}</Trans>
            ) : (
              <Trans>Mailed {shownDate(round.mailedOn)}</Trans>
            )}
          </p>
        </Box>
      </div>
    </Line>
  );
}

const Item = chakra('li', {
  base: {
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
    p: { base: '3', md: '4' },
    minWidth: '0',
    '& h3': { fontWeight: 'strong', mb: '3', overflowWrap: 'anywhere' },
    '& h4': { fontSize: 'sm', color: 'quiet', fontWeight: 'medium', mb: '1.5', overflowWrap: 'anywhere' },
    '& .recipients': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
      gap: '4',
    },
    '& .recipients > section': { minWidth: '0' },
  },
});

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: '2',
    fontSize: 'sm',
    '& > .mark': { display: 'flex', pt: '0.5' },
  },
});
