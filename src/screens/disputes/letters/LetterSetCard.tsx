import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DisputeLetter } from '#contract/disputes.ts';
import { isAboutLetter } from '#disputes/letterQuestions.ts';
import { isForPrintShop } from '#disputes/lettersToMail.ts';
import { hasDeadline } from '#disputes/requests.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import type { Open } from '../opened.ts';
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import { PageSection } from '../PageSection.tsx';
import type { Place } from '#src/overview/pagePlaces.ts';
import { CertifiedMailList, isForCertifiedMail } from './CertifiedMailList.tsx';
import { FromPrintShop } from './FromPrintShop.tsx';
import { LetterLine } from './LetterLine.tsx';
import type { LetterSet } from './letterSets.ts';
import { lettersToChange } from './lettersToChange.ts';
import { NotApproved } from './NotApproved.tsx';
import { Outdated } from './Outdated.tsx';
import { useMayHaveLeft } from './useMayHaveLeft.ts';

interface LetterSetCardProps {
  readonly set: LetterSet;
  readonly name: string;
  /** Everything about the client. */
  readonly all: Disputes;
  readonly profileId: string;
  readonly onOpen: Open;
  /** Where links lead to it; missing for all sets but the first of their kind. */
  readonly place?: Place;
}

/** The letters of one set: what happened to each, and what can be recorded. Those of which nothing is asked are folded. */
export function LetterSetCard({ set, name, all, profileId, onOpen, place }: LetterSetCardProps) {
  const { t } = useLingui();
  const { letters, unmailed } = set;
  const { disputes, requests, today, activity } = all;
  // Nothing more is mailed then. What was mailed before can still be recorded.
  const isEnded = activity === 'ended';
  const unknown = letters.some(({ isMailingUnknown, mailed }) => isMailingUnknown && mailed === null);
  const count = unmailed.length;
  const toOrder = unmailed.filter(isForPrintShop);
  const isOrdered = isWithPrintShop(unmailed);
  const isHeld = useClosedContract() !== null;
  const mayHaveLeft = useMayHaveLeft(today);
  // Once they are changed, the new letters are what is mailed.
  const isToChange =
    lettersToChange(unmailed, all).length > 0 || unmailed.some(({ isOutdated }) => isOutdated === true);
  const asks = (each: DisputeLetter) =>
    (unmailed.includes(each) && !each.isMailingUnknown) ||
    [...disputes, ...requests].some(({ letter, waitsFor }) => letter === each.id && isAboutLetter(waitsFor));
  const [asking, quiet] = [letters.filter(asks), letters.filter((each) => !asks(each))];
  const list = (shown: readonly DisputeLetter[]) => (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={t`Letters`}>
      {shown.map((letter) => (
        <LetterLine
          key={letter.id}
          letter={letter}
          place={
            unmailed.includes(letter) ? 'unmailed' : set.abandoned.includes(letter) ? 'abandoned' : 'sent'
          }
          disputes={disputes.filter((dispute) => dispute.letter === letter.id)}
          request={requests.find((request) => request.letter === letter.id)}
          changes={all.changes.filter((change) => change.letter === letter.id)}
          profileId={profileId}
          isActive={all.activity === 'active'}
          today={today}
          onOpen={onOpen}
        />
      ))}
    </Stack>
  );
  const actions = (
    <>
      {toOrder.length === 0 ? null : (
        <Button
          size="small"
          disabled={!mayHaveLeft(toOrder)}
          onClick={() =>
            onOpen({ what: 'form', recording: { kind: 'ordered', letters: toOrder, corrected: null } })
          }
        >
          <Trans>The print shop has the order</Trans>
        </Button>
      )}
      {isForCertifiedMail(set) && !isEnded ? (
        <CertifiedMailList profileId={profileId} set={set} name={name} />
      ) : null}
    </>
  );
  return (
    <PageSection
      {...(place !== undefined && { place })}
      title={name}
      action={
        count > 1 ? (
          <Button
            look={unknown || isToChange || isHeld || activity !== 'active' ? 'outline' : 'solid'}
            icon={<Send size={18} aria-hidden />}
            flexGrow={{ base: '1', sm: '0' }}
            disabled={!mayHaveLeft(unmailed)}
            onClick={() =>
              onOpen({ what: 'form', recording: { kind: 'mailed', letters: unmailed, corrected: null } })
            }
          >
            <Mailed count={count} isAll={count === letters.length} isOrdered={isOrdered} />
          </Button>
        ) : null
      }
    >
      <Box as="p" color="quiet" mb="3">
        <Standing set={set} isUnknown={unknown} />
      </Box>
      {count === 0 || isEnded || !isHeld ? null : (
        <Box mb="3">
          <ContractHold />
        </Box>
      )}
      <Outdated set={set} />
      <NotApproved set={set} disputes={all} />
      {toOrder.length > 0 && !isToChange && !isEnded ? (
        <FromPrintShop
          sessionId={set.sessionId}
          name={name}
          left={toOrder.length}
          isPart={toOrder.length < letters.length}
        >
          {actions}
        </FromPrintShop>
      ) : (
        <Actions mb="3">{actions}</Actions>
      )}
      {asking.length === 0 ? null : list(asking)}
      {quiet.length === 0 ? null : (
        <Disclosure
          summary={
            asking.length === 0 ? (
              <Plural value={quiet.length} one="# letter" other="# letters" />
            ) : (
              <Plural
                value={quiet.length}
                one="# letter that needs nothing"
                other="# letters that need nothing"
              />
            )
          }
        >
          {list(quiet)}
        </Disclosure>
      )}
    </PageSection>
  );
}

/** Someone else mails all that is left of a set. */
const isWithPrintShop = (unmailed: LetterSet['unmailed']): boolean =>
  unmailed.length > 0 && unmailed.every(({ state }) => state === 'ordered');

interface MailedProps {
  readonly count: number;
  readonly isAll: boolean;
  readonly isOrdered: boolean;
}

/** That what is left of a set was mailed, and by whom. */
function Mailed({ count, isAll, isOrdered }: MailedProps) {
  if (isOrdered)
    return isAll ? (
      <Trans>All {count} letters were mailed</Trans>
    ) : (
      <Trans>The other {count} letters were mailed</Trans>
    );
  return isAll ? (
    <Trans>I mailed all {count} letters</Trans>
  ) : (
    <Trans>I mailed the other {count} letters</Trans>
  );
}

/** The law sets a time for the answer to a dispute, and for some of what letters ask for. */
const startsDeadline = ({ purpose }: DisputeLetter): boolean => !asksOnly(purpose) || hasDeadline(purpose);

/** How far the mailing of a set is. Letters that are not to be mailed never count as sent. */
function Standing({ set, isUnknown }: { readonly set: LetterSet; readonly isUnknown: boolean }): ReactNode {
  const { letters, unmailed, abandoned } = set;
  const count = unmailed.length;
  if (isUnknown) {
    return (
      <Trans>
        Mailing not recorded. These letters were written before Redress recorded mailing, so no dates are
        counted for them. If you know when they were mailed, you can still record it.
      </Trans>
    );
  }
  if (abandoned.length === letters.length)
    return <Trans>None of these letters was mailed, and none is to be mailed any longer.</Trans>;
  const left =
    abandoned.length === 0 ? null : (
      <>
        {' '}
        <Plural
          value={abandoned.length}
          one="# letter was never mailed and is not to be mailed."
          other="# letters were never mailed and are not to be mailed."
        />
      </>
    );
  if (count === 0) {
    return left === null ? (
      <Trans>All letters of this set are recorded as sent.</Trans>
    ) : (
      <>
        <Trans>The other letters of this set are recorded as sent.</Trans>
        {left}
      </>
    );
  }
  return (
    <>
      {isWithPrintShop(unmailed) ? (
        <Plural
          value={count}
          one="The print shop has the order for # letter. No deadline starts until you record that it was mailed."
          other="The print shop has the order for # letters. No deadline starts until you record that they were mailed."
        />
      ) : count === letters.length && letters.some(startsDeadline) ? (
        <Trans>Not mailed yet. No deadline starts until you record the mailing.</Trans>
      ) : (
        <Plural value={count} one="# letter is not mailed yet." other="# letters are not mailed yet." />
      )}
      {left}
    </>
  );
}
