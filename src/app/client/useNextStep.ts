import { useLingui } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import type { ClientSummary } from '#contract/clientSummary.ts';
import type { WorkItem } from '#contract/work.ts';
import { useStepNames } from '#src/overview/workDue/useStepNames.ts';
import { wayTo } from '#src/overview/workDue/wayTo.ts';

export interface NextStep {
  /** What to do, in the words of its button wherever it stands, or that nothing waits. */
  readonly what: string;
  /** The button that leads to where it is done; null if nothing can be done now, or if it begins in the Repair Center. */
  readonly action: { readonly name: string; readonly way: ReturnType<typeof wayTo> } | null;
  /** Letters are to be generated: the button that moves to the Repair Center is the one to use. */
  readonly isInRepairCenter: boolean;
}

/** Others have to act first, or a date has to come. */
const isLater = ({ kind, on }: WorkItem, today: string): boolean =>
  kind === 'due'
    ? on === null || on > today
    : ['notApproved', 'clientMails', 'linkNotOpened', 'informationMissing'].includes(kind);

/** The one thing to do next for a client. */
export function useNextStep(): (summary: ClientSummary) => NextStep {
  const { t } = useLingui();
  const names = useStepNames();
  return (summary) => {
    const { id, work, today, status, activity, report, sets, due } = summary;
    const none = { action: null, isInRepairCenter: false };
    if (activity === 'paused') return { ...none, what: t`Paused` };
    if (activity === 'ended') return { ...none, what: t`Service ended` };
    const now = work.find((item) => !isLater(item, today));
    if (now !== undefined)
      return {
        what: names[now.kind],
        action: { name: names[now.kind], way: wayTo(now) },
        isInRepairCenter: false,
      };
    if (status === 'Finished') return { ...none, what: t`Nothing to do` };
    if (report === null)
      return {
        what: t`Connect a credit report`,
        action: {
          name: t`Connect a credit report`,
          way: linkOptions({ to: '/edit-profile/$profileId', params: { profileId: id } }),
        },
        isInRepairCenter: false,
      };
    if (sets === 0) return { what: t`Generate the first letters`, action: null, isInRepairCenter: true };
    const [later] = work;
    if (later !== undefined && later.kind !== 'due') return { ...none, what: names[later.kind] };
    return {
      ...none,
      what: due === null && later === undefined ? t`Nothing to do` : t`Wait for the answers`,
    };
  };
}
