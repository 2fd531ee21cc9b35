import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { WaitingReason } from '#contract/waitingReasons.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { mayBeDropped, mayBeWithdrawn } from '#disputes/givingUp.ts';
import { letterQuestions, type LetterQuestionKind } from '#disputes/letterQuestions.ts';
import { Button } from '#src/ui/Button.tsx';
import { MenuButton, type MenuEntry } from '#src/ui/MenuButton.tsx';
import { useAnswerAddress } from '../AnswerLink.tsx';
import type { DisputedItem, Open, RecordedHere } from '../opened.ts';
import { letterForms } from '../table/rows.ts';
import { useLetterName } from './useLetterName.ts';
import { isUnmailed } from './letterSets.ts';
import { useMayHaveLeft } from './useMayHaveLeft.ts';

interface LetterActionsProps {
  readonly letter: DisputeLetter;
  /** It never left, and still disputes or asks for something. */
  readonly isToMail: boolean;
  /** Those of this letter. */
  readonly disputes: readonly Dispute[];
  /** Of a letter that disputes nothing. */
  readonly request: LetterRequest | undefined;
  readonly profileId: string;
  /** Civil date. */
  readonly today: string;
  readonly onOpen: Open;
}

/** What can be recorded about a letter: what it waits for as a button, the rest in a menu. */
export function LetterActions({
  letter,
  isToMail,
  disputes,
  request,
  profileId,
  today,
  onOpen,
}: LetterActionsProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const nameOf = useLetterName();
  const answerAddress = useAnswerAddress();
  const { recipient, state } = letter;
  const isPossible = useMayHaveLeft(today)([letter]);
  const form = (kind: RecordedHere) => () =>
    onOpen({ what: 'form', recording: { kind, letters: [letter], corrected: null } });
  const waitsFor = (reason: WaitingReason) =>
    request?.waitsFor === reason || disputes.some((dispute) => dispute.waitsFor === reason);
  const answers: Readonly<Record<LetterQuestionKind, string>> = {
    returned: t`I mailed it again`,
    askWhetherAnythingCame: t`Did anything come?`,
    askAboutDelivery: t`Record the delivery`,
  };
  const first = ((): readonly [RecordedHere, string] | null => {
    if (isToMail) return ['mailed', state === 'ordered' ? t`It was mailed` : t`I mailed it`];
    const question = letterQuestions.find(waitsFor);
    return question === undefined ? null : [letterForms[question], answers[question]];
  })();
  const name = nameOf(letter);
  const entry = (kind: RecordedHere, label: string): MenuEntry => ({
    key: kind,
    label,
    onChoose: form(kind),
  });
  const withdrawable: readonly DisputedItem[] =
    request === undefined ? disputes.filter(mayBeWithdrawn) : mayBeDropped(request) ? itemsOf(request) : [];
  const given: readonly MenuEntry[] =
    withdrawable.length === 0
      ? []
      : [
          {
            key: 'withdrawn',
            label: request === undefined ? t`No longer dispute this` : t`No longer ask for this`,
            onChoose: () =>
              onOpen({
                what: 'form',
                recording: { kind: 'withdrawn', letters: [letter], disputes: withdrawable, corrected: null },
              }),
          },
        ];
  const ofRequest: readonly MenuEntry[] = [
    entry('requestAnswered', t`An answer came`),
    entry('delivered', t`It was delivered`),
    entry('returned', t`It came back`),
    entry('lost', t`It was lost in the mail`),
    ...given,
  ];
  const disputed: readonly MenuEntry[] = [
    {
      key: 'answer',
      label: t`An answer came`,
      onChoose: () => history.push(answerAddress(profileId, letter)),
    },
    entry('delivered', t`It was delivered`),
    entry('returned', t`It came back`),
    entry('lost', t`It was lost in the mail`),
    entry('furtherFacts', t`Further facts were sent`),
    ...(recipient.kind === 'bureau' ? [entry('annualReport', t`Free annual report`)] : []),
    ...given,
  ];
  // What nobody is to mail any longer may have been mailed nevertheless.
  const left: readonly MenuEntry[] =
    first?.[0] === 'mailed'
      ? []
      : isUnmailed(letter)
        ? [entry('mailed', t`I mailed it`)]
        : state === 'returned' || state === 'lost'
          ? [entry('mailed', t`I mailed it again`)]
          : [];
  const known = request === undefined ? disputed : ofRequest;
  const entries = [...left, ...(isUnmailed(letter) ? given : known)];
  return (
    <>
      {first === null ? null : (
        <Button
          size="small"
          aria-label={`${first[1]}: ${name}`}
          disabled={first[0] === 'mailed' && !isPossible}
          onClick={form(first[0])}
        >
          {first[1]}
        </Button>
      )}
      {entries.length === 0 ? null : (
        <MenuButton
          size="small"
          label={
            <span>
              <Trans>Record</Trans>
              <Box as="span" srOnly>
                : {name}
              </Box>
            </span>
          }
          entries={entries}
        />
      )}
    </>
  );
}

/** The items of a letter that disputes nothing, as forms name them. */
const itemsOf = ({ letter, items, headings, recipient }: LetterRequest): readonly DisputedItem[] =>
  items.map((item, place) => ({ letter, item, heading: headings[place] ?? '', recipient }));
