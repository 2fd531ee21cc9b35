import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { CreditReport } from '#contract/reports.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { RepairCenterLink } from './RepairCenterLink.tsx';
import { useReportViewing } from './reportDoor.ts';

interface ReportCardProps {
  readonly profileId: string;
  /** Newest first. */
  readonly reports: readonly CreditReport[];
}

/** The profile's reports: read one, or go on to letters; a warning while there is none. */
export function ReportCard({ profileId, reports }: ReportCardProps) {
  const { t } = useLingui();
  const viewing = useReportViewing(profileId);
  const state = useSelector(viewing, (snapshot) => snapshot);
  const [chosen, setChosen] = useState('');
  const shown = reports.find(({ id }) => id === chosen) ?? reports[0];
  if (shown === undefined) {
    return (
      <Banner tone="warning">
        <Trans>This profile has no credit reports yet. Connect it to a credit provider.</Trans>
      </Banner>
    );
  }
  return (
    <Card>
      <CardTitle>
        <Trans>Credit report</Trans>
      </CardTitle>
      <chakra.div display="grid" gap="3">
        {reports.length === 1 ? (
          <p>{shown.name}</p>
        ) : (
          <Field label={t`Report`}>
            <SelectInput
              value={shown.id}
              onChange={setChosen}
              options={reports.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            look="outline"
            icon={<FileText size={18} aria-hidden />}
            busy={state.hasTag('busy')}
            onClick={() => viewing.send({ type: 'report.view', reportId: shown.id })}
          >
            <Trans>View Report</Trans>
          </Button>
          <RepairCenterLink profileId={profileId} />
        </chakra.div>
        {state.matches('failed') && (
          <Banner tone="danger">
            <Trans>Error showing report, Please try later!</Trans>
          </Banner>
        )}
      </chakra.div>
    </Card>
  );
}
