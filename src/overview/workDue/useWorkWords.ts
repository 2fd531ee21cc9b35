import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WorkItem } from '#contract/work.ts';
import { isLater } from '#disputes/workGroups.ts';
import { configuration } from '#src/browser/configuration.ts';
import { shownDate } from '#src/ui/dates.ts';

type WorkOfClient = Omit<WorkItem, 'profileId' | 'profileName' | 'letter'>;

interface WorkWords {
  /** What waits, without whose it is. */
  readonly what: string;
  /** With whom, and how much of it. */
  readonly details: readonly string[];
  /** Since when, or by when; '' if it has no day. */
  readonly when: string;
}

/** Kinds of work whose day is the last one for it, rather than the one on which it began to wait. */
const hasDeadline: ReadonlySet<WorkItem['kind']> = new Set(['due', 'sendWhatIsNeeded']);

/** What is counted; disputed items unless it is here. */
const unitOf: Readonly<Partial<Record<WorkItem['kind'], 'letters' | 'scans' | 'nothing'>>> = {
  due: 'letters',
  noDeadline: 'letters',
  returned: 'letters',
  askWhetherAnythingCame: 'letters',
  askAboutDelivery: 'letters',
  notMailed: 'letters',
  ordered: 'letters',
  changeAsked: 'letters',
  notApproved: 'letters',
  clientMails: 'letters',
  scansWithoutClient: 'scans',
  scan: 'nothing',
  linkNotOpened: 'nothing',
  informationMissing: 'nothing',
};

/** Work in words. `today` is a civil date. */
export function useWorkWords(): (item: WorkOfClient, today: string) => WorkWords {
  const { t } = useLingui();
  const whats: Readonly<Record<Exclude<WorkItem['kind'], 'askAboutDelivery' | 'toCorrect'>, string>> = {
    due: t`An answer is due`,
    noDeadline: t`No deadline to answer`,
    notMailed: t`Not mailed yet`,
    ordered: t`Ordered, mailing not confirmed`,
    returned: t`Returned mail. Check the address.`,
    askWhetherAnythingCame: t`Did anything come?`,
    decideRefused: t`Refused. Decide how to respond.`,
    decideVerified: t`Verified. Decide what to do next.`,
    decidePartlyCorrected: t`Partly corrected. Decide about the rest.`,
    decideUnanswered: t`Nothing came. Decide how to follow up.`,
    decideReappeared: t`Back on the report. Write to the bureau, or leave it.`,
    askAboutNotice: t`Back on the report. Did a notice come?`,
    sendWhatIsNeeded: t`They asked for more. Send it.`,
    decideProposal: t`A newer report shows changes. Check them.`,
    changeAsked: t`The client wants changes. Write the letters again.`,
    notApproved: t`Not mailed yet. The client hasn’t approved them.`,
    clientMails: t`Not mailed yet. The client mails these themselves.`,
    proofOfIdentity:
      configuration.variant === 'b2c'
        ? t`The bureau couldn’t identify you. Add a copy of your ID.`
        : t`The bureau couldn’t identify them. Ask for a copy of their ID.`,
    linkNotOpened: t`The link to their page hasn’t been opened.`,
    informationMissing: t`Their information isn’t complete yet.`,
    scan: t`A scan came in. Record the answer.`,
    scansWithoutClient: t`Scans without a client. Assign them.`,
  };

  function whenOf({ kind, on }: WorkOfClient, today: string): string {
    if (on === null) return '';
    const day = shownDate(on);
    if (hasDeadline.has(kind)) {
      if (on < today) return t`Was due ${day}`;
      return on === today ? t`Due today` : t`Due ${day}`;
    }
    if (on > today) return '';
    return on === today ? t`Since today` : t`Since ${day}`;
  }

  function whatOf({ kind, on, count, recipient }: WorkOfClient, today: string): string {
    // Counted are items. Letters to several recipients are several letters.
    if (kind === 'toCorrect')
      return recipient === null ? t`Sent letters need a correction.` : t`A sent letter needs a correction.`;
    if (kind === 'askAboutDelivery')
      return plural(count, { one: 'Was it delivered?', other: 'Were they delivered?' });
    if (kind !== 'due') return whats[kind];
    if (isLater({ kind, on }, today)) return t`Waiting for answers`;
    return on === today ? whats.due : t`The answer may still be in the mail`;
  }

  return (item, today) => {
    const { kind, count, recipient, scan, isAssumed } = item;
    const counted = {
      letters: () => plural(count, { one: '# letter', other: '# letters' }),
      items: () => plural(count, { one: '# item', other: '# items' }),
      scans: () => plural(count, { one: '# scan', other: '# scans' }),
      nothing: () => null,
    }[unitOf[kind] ?? 'items']();
    const sender = scan === null || scan.sender === 'other' ? recipient : scan.sender;
    return {
      what: whatOf(item, today),
      details: [sender, counted, kind === 'due' && isAssumed ? t`delivery assumed` : null].filter(
        (part) => part !== null,
      ),
      when: whenOf(item, today),
    };
  };
}
