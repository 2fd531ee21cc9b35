import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { NextStep as Step } from '#src/overview/workDue/useNextStep.ts';
import { RowTextLink } from '#src/ui/RowControls.tsx';

interface NextStepProps {
  readonly step: Step;
  /** What the client's controls call them. */
  readonly name: string;
}

/** What is to be done next for a client, in the words of their page; it leads to where it is done. */
export function NextStep({ step: { what, way }, name }: NextStepProps) {
  const { t } = useLingui();
  const router = useRouter();
  if (way === null) return <span className="quiet">{what}</span>;
  return (
    <RowTextLink href={router.buildLocation(way).href} label={t`${what}: ${name}`}>
      {what}
    </RowTextLink>
  );
}
