import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { WorkItem } from '#contract/work.ts';
import { useStepNames } from '#src/overview/workDue/useStepNames.ts';
import { wayTo } from '#src/overview/workDue/wayTo.ts';
import { RowTextLink } from '#src/ui/RowControls.tsx';

interface NextStepProps {
  /** Null if nothing waits. */
  readonly item: WorkItem | null;
  /** What the client's controls call them. */
  readonly name: string;
}

/** What is to be done next for a client, as on their page; it leads to where it is done. */
export function NextStep({ item, name }: NextStepProps) {
  const { t } = useLingui();
  const router = useRouter();
  const steps = useStepNames();
  if (item === null) return <span className="quiet">–</span>;
  const step = steps[item.kind];
  return (
    <RowTextLink href={router.buildLocation(wayTo(item)).href} label={t`${step}: ${name}`}>
      {step}
    </RowTextLink>
  );
}
