import { Box } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Mail } from 'lucide-react';
import type { Progress } from '#contract/progress.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { WorkItem } from '#contract/work.ts';
import { groupOf, mailBeforeDecisions } from '#disputes/workGroups.ts';
import { AnswerDue, NoDeadline, TheirTurnCard, TurnGrid, YourTurnCard } from '#src/disputes/TurnCards.tsx';
import type { Work } from '#src/overview/workDue/load.ts';
import { useStepNames } from '#src/overview/workDue/useStepNames.ts';
import { useWorkWords } from '#src/overview/workDue/useWorkWords.ts';
import { wayTo } from '#src/overview/workDue/wayTo.ts';
import { WorkMissing } from '#src/overview/workDue/WorkMissing.tsx';
import { useSettled } from '#src/overview/useSettled.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Card, Skeleton } from '#src/ui/Surface.tsx';
import { Rest } from './Rest.tsx';

interface TurnProps {
  readonly profileId: string;
  readonly status: ProfileStatus;
  readonly work: Promise<Work | null>;
  /** The results of the letters so far; absent or null if it is not known. */
  readonly soFar?: Progress | null;
}

/** Who acts now: the person, with the next step, or those who got letters, and until when. */
export function TurnCard({ profileId, status, work: loading, soFar = null }: TurnProps) {
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
  const theirs = work.filter(isTheirs);
  const own = mailBeforeDecisions(
    work.filter((item) => !isTheirs(item)),
    (item) => groupOf(item, today) === 'decision',
  );
  const [next, second] = own;
  // Nobody has to wait for an answer that may never come.
  const isDecided = status === 'Needs Review' && own.length === 0 && theirs.every(isOpenEnded);
  return (
    <TurnGrid>
      {isDecided ? <Rest profileId={profileId} why="decided" soFar={soFar} /> : null}
      {next === undefined ? null : <YourTurn item={next} second={second} today={today} of={own.length} />}
      {(next !== undefined || isDecided) && theirs.length === 0 ? null : (
        <TheirTurn
          profileId={profileId}
          due={theirs}
          today={today}
          isCalm={next === undefined && !isDecided}
        />
      )}
    </TurnGrid>
  );
}

const isOpenEnded = ({ kind }: WorkItem) => kind === 'noDeadline';
const isTheirs = (item: WorkItem) => item.kind === 'due' || isOpenEnded(item);

interface YourTurnProps {
  readonly item: WorkItem;
  /** What waits after it, if anything does. */
  readonly second: WorkItem | undefined;
  readonly today: string;
  /** How many things wait in all. */
  readonly of: number;
}

function YourTurn({ item, second, today, of }: YourTurnProps) {
  const { t } = useLingui();
  const wordsOf = useWorkWords();
  const stepOf = useStepNames();
  const { what, details, when } = wordsOf(item, today);
  const then = second === undefined ? null : wordsOf(second, today);
  const { kind } = item;
  const reasons: Partial<Record<WorkItem['kind'], string>> = {
    notMailed: t`Your letters are written. No deadline starts until you mail them and record it.`,
    ordered: t`The print shop mails your letters. No deadline starts until you record when it did.`,
    returned: t`The dates of that letter no longer count.`,
    askWhetherAnythingCame: t`An answer should have come by now. Record what came, or that nothing did.`,
    askAboutDelivery: t`The time for an answer can’t be counted without the day of delivery. Your receipt or USPS tracking shows it.`,
  };
  return (
    <YourTurnCard
      of={of}
      title={
        kind === 'notMailed' ? (
          <Trans>Mail your letters</Trans>
        ) : kind === 'ordered' ? (
          <Trans>Were your letters mailed?</Trans>
        ) : (
          what
        )
      }
      about={<Facts of={[...details, when]} />}
      why={reasons[kind] ?? null}
      then={
        then === null || second === undefined ? null : (
          <ButtonLink
            look="plain"
            {...wayTo(second)}
            width="calc(100% + {spacing.2})"
            minH="11"
            px="1"
            mx="-1"
            justifyContent="space-between"
            textAlign="start"
          >
            <Box as="span" minW="0">
              <Trans>Then:</Trans> {then.what}
              <Box as="span" display="block" fontWeight="normal" fontSize="sm">
                <Facts of={then.details} />
              </Box>
            </Box>
            <ChevronRight size={18} aria-hidden />
          </ButtonLink>
        )
      }
    >
      <ButtonLink look="solid" {...wayTo(item)}>
        {stepOf(item, today)}
      </ButtonLink>
    </YourTurnCard>
  );
}

interface TheirTurnProps {
  readonly profileId: string;
  readonly due: readonly WorkItem[];
  readonly today: string;
  /** Nothing waits for the person. */
  readonly isCalm: boolean;
}

/** Bureaus with the same day are named together; what creditors got is one item of the work. */
const sameDay = ({ kind, recipient, on, isAssumed }: WorkItem) =>
  recipient === null ? `${kind} furnishers` : [kind, on, isAssumed].join(' ');

function TheirTurn({ profileId, due, today, isCalm }: TheirTurnProps) {
  const { i18n } = useLingui();
  const [only] = due;
  const letter = due.length === 1 && only !== undefined ? only.letter : null;
  return (
    <TheirTurnCard
      turns={[...Map.groupBy(due, sameDay)].flatMap(([key, items]) => {
        const [first] = items;
        if (first === undefined) return [];
        const { kind, recipient, on, count, isAssumed } = first;
        const name =
          recipient === null ? (
            <Plural value={count} one="Creditor, # letter" other="Creditors, # letters" />
          ) : (
            new Intl.ListFormat(i18n.locale).format(items.map((item) => item.recipient ?? ''))
          );
        return [
          {
            key,
            turn:
              kind === 'noDeadline' ? (
                <NoDeadline recipient={name} since={on} by={recipient === null ? 'creditor' : 'bureau'} />
              ) : (
                // Until when a bureau has time to answer.
                <AnswerDue recipient={name} due={on} isAssumed={isAssumed} today={today} />
              ),
          },
        ];
      })}
      isCalm={isCalm}
      answerLink={
        <ButtonLink
          size="small"
          to="/answer/$profileId"
          params={{ profileId }}
          search={letter === null ? {} : { letter }}
        >
          <Mail size={18} aria-hidden />
          <Trans>A letter came</Trans>
        </ButtonLink>
      }
    />
  );
}
