import { Box, Flex, Grid } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import type { WorkItem } from '#contract/work.ts';
import type { Work } from '#src/overview/workDue/load.ts';
import { useWorkWords } from '#src/overview/workDue/useWorkWords.ts';
import { WorkMissing } from '#src/overview/workDue/WorkMissing.tsx';
import { useSettled } from '#src/overview/useSettled.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card, Skeleton } from '#src/ui/Surface.tsx';

interface TurnProps {
  readonly profileId: string;
  readonly work: Promise<Work | null>;
}

/** Who acts now: the person, with the next step, or those who got letters, and until when. */
export function TurnCard({ profileId, work: loading }: TurnProps) {
  const { value: loaded } = useSettled(loading);
  if (loaded === undefined) return <Skeleton height="10rem" />;
  if (loaded === null)
    return (
      <Card>
        <WorkMissing />
      </Card>
    );
  const { groups, today } = loaded;
  const work = groups.flatMap(({ items }) => items);
  const theirs = work.filter(({ kind }) => kind === 'due');
  const own = work.filter(({ kind }) => kind !== 'due');
  const [next] = own;
  return (
    <Grid
      gap={{ base: '3', md: '5' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(24rem, 1fr))' }}
    >
      {next === undefined ? null : (
        <YourTurn profileId={profileId} item={next} today={today} of={own.length} />
      )}
      {next !== undefined && theirs.length === 0 ? null : (
        <TheirTurn profileId={profileId} due={theirs} today={today} isCalm={next === undefined} />
      )}
    </Grid>
  );
}

interface YourTurnProps {
  readonly profileId: string;
  readonly item: WorkItem;
  readonly today: string;
  /** How many things wait in all. */
  readonly of: number;
}

function YourTurn({ profileId, item, today, of }: YourTurnProps) {
  const { t } = useLingui();
  const { what, detail, when } = useWorkWords()(item, today);
  const { kind } = item;
  const reasons: Partial<Record<WorkItem['kind'], string>> = {
    notMailed: t`Your letters are written. No time runs until you mail them and record it.`,
    returned: t`The dates of that letter no longer count.`,
    askWhetherAnythingCame: t`The time for an answer is over. Record what came, or that nothing did.`,
    askAboutDelivery: t`The time for an answer can’t be counted without the day of delivery. Your receipt or USPS tracking shows it.`,
  };
  return (
    <Card bg="accentSoft" borderColor="accent">
      <Flex gap="3" justify="space-between" color="accentStrong" fontSize="sm" fontWeight="strong">
        <Trans>Your turn</Trans>
        {of > 1 ? (
          <span>
            <Trans>1 of {of}</Trans>
          </span>
        ) : null}
      </Flex>
      <Box as="h2" fontSize="xl" mt="1" textWrap="balance">
        {kind === 'notMailed' ? <Trans>Mail your letters</Trans> : what}
      </Box>
      <Box as="p" mt="1">
        {[detail, when].filter((part) => part !== '').join(' · ')}
      </Box>
      {reasons[kind] === undefined ? null : (
        <Box as="p" mt="2">
          {reasons[kind]}
        </Box>
      )}
      <ButtonLink look="solid" mt="4" to="/disputes/$profileId" params={{ profileId }}>
        {kind === 'notMailed' ? <Trans>Record mailing</Trans> : <Trans>Open disputes</Trans>}
      </ButtonLink>
    </Card>
  );
}

interface TheirTurnProps {
  readonly profileId: string;
  readonly due: readonly WorkItem[];
  readonly today: string;
  /** Nothing waits for the person. */
  readonly isCalm: boolean;
}

function TheirTurn({ profileId, due, today, isCalm }: TheirTurnProps) {
  const [only] = due;
  const letter = due.length === 1 && only !== undefined ? only.letter : null;
  return (
    <Card bg="transparent" borderColor="fieldEdge" boxShadow="none">
      {due.length === 0 ? null : (
        <Box color="quiet" fontSize="sm" fontWeight="strong">
          <Trans>Their turn</Trans>
        </Box>
      )}
      {isCalm ? (
        <Box as="h2" fontSize="xl" mt="1">
          <Trans>Nothing for you to do today</Trans>
        </Box>
      ) : null}
      <Box as="ul" listStyleType="none" mt={due.length === 0 ? '0' : '2'}>
        {due.map((item) => (
          <Box
            as="li"
            key={item.recipient ?? 'furnishers'}
            py="2"
            borderColor="edge"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <Due item={item} today={today} />
          </Box>
        ))}
      </Box>
      <Flex gap="3" align="center" wrap="wrap" mt="3">
        <Box as="p" color="quiet" flex="1" minW="12rem">
          <Trans>If a letter comes, record it right away.</Trans>
        </Box>
        <ButtonLink
          size="small"
          to="/answer/$profileId"
          params={{ profileId }}
          search={letter === null ? {} : { letter }}
        >
          <Mail size={18} aria-hidden />
          <Trans>A letter came</Trans>
        </ButtonLink>
      </Flex>
    </Card>
  );
}

/** Until when one bureau, or everyone else, has time to answer; before the delivery, that the letters are in the mail. */
function Due({ item, today }: { readonly item: WorkItem; readonly today: string }) {
  const { recipient, on, count, isAssumed } = item;
  const day = on === null ? '' : shownDate(on);
  const isOver = on !== null && on < today;
  return (
    <>
      <Flex gap="3" justify="space-between" fontWeight="medium">
        <span>
          {recipient ?? <Plural value={count} one="Creditor, # letter" other="Creditors, # letters" />}
        </span>
        <Box as="span" fontVariantNumeric="tabular-nums" textAlign="end">
          {on === null ? (
            <Trans>in the mail</Trans>
          ) : isOver ? (
            <Trans>was due {day}</Trans>
          ) : (
            <Trans>answer due {day}</Trans>
          )}
        </Box>
      </Flex>
      <Box color="quiet" fontSize="sm">
        {on === null ? (
          <Trans>The time to answer begins when it’s delivered.</Trans>
        ) : isOver ? (
          <Trans>The answer may still be in the mail. If nothing comes, we’ll ask you.</Trans>
        ) : isAssumed ? (
          <Trans>Counted from an assumed delivery. Proof of delivery replaces it.</Trans>
        ) : (
          <Trans>Counted from the recorded delivery.</Trans>
        )}
      </Box>
    </>
  );
}
