import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ClientStanding } from '#contract/clientStanding.ts';
import { useStepNames } from '#src/overview/workDue/useStepNames.ts';
import { wayTo } from '#src/overview/workDue/wayTo.ts';
import { RowTextLink } from '#src/ui/RowControls.tsx';

interface NextStepProps extends Pick<ClientStanding, 'next' | 'begin'> {
  readonly profileId: string;
  /** What the client's controls call them. */
  readonly name: string;
}

/** What is to be done next for a client, in the words of their page; it leads to where it is done. */
export function NextStep({ next, begin, profileId, name }: NextStepProps) {
  const { t } = useLingui();
  const router = useRouter();
  const steps = useStepNames();
  const link = (step: string, href: string) => (
    <RowTextLink href={href} label={t`${step}: ${name}`}>
      {step}
    </RowTextLink>
  );
  if (next !== null) return link(steps[next.kind], router.buildLocation(wayTo(next)).href);
  if (begin === 'connect') return link(t`Connect a credit report`, `/edit-profile/${profileId}`);
  if (begin === 'generate') return link(t`Generate the first letters`, `/repair-center/${profileId}`);
  return <span className="quiet">–</span>;
}
