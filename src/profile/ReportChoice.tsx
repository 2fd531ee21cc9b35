import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { CreditReport } from '#contract/reports.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { useReportName } from '#src/ui/useReportName.ts';
import { ReportNotShown } from './ReportNotShown.tsx';
import { RepairCenterLink } from './RepairCenterLink.tsx';
import type { ReportViewing } from './useReportViewing.ts';

interface ReportChoiceProps {
  readonly viewing: ReportViewing;
  readonly profileId: string;
  /** Newest import first. */
  readonly reports: readonly [CreditReport, ...CreditReport[]];
}

/** Selects one of the profile's reports, to read it or to continue to letters. */
export function ReportChoice({ viewing, profileId, reports }: ReportChoiceProps) {
  const { t } = useLingui();
  const nameOf = useReportName();
  const state = useSelector(viewing, (snapshot) => snapshot);
  const [chosen, setChosen] = useState('');
  const shown = reports.find(({ id }) => id === chosen) ?? reports[0];
  return (
    <Card>
      <CardTitle>
        <Trans>Credit report</Trans>
      </CardTitle>
      <chakra.div display="grid" gap="3">
        {reports.length === 1 ? (
          <p>{nameOf(shown.name)}</p>
        ) : (
          <Field label={t`Report`}>
            <SelectInput
              value={shown.id}
              onChange={setChosen}
              options={reports.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
            />
          </Field>
        )}
        <Actions narrow>
          <Button
            look="outline"
            icon={<FileText size={18} aria-hidden />}
            busy={state.hasTag('busy')}
            onClick={() => viewing.send({ type: 'report.view', reportId: shown.id })}
          >
            <Trans>View Report</Trans>
          </Button>
          {reports.length === 1 ? null : (
            <ButtonLink to="/compare-reports/$profileId" params={{ profileId }}>
              <Trans>Compare reports</Trans>
            </ButtonLink>
          )}
          <RepairCenterLink profileId={profileId} />
        </Actions>
        <ReportNotShown viewing={viewing} />
      </chakra.div>
    </Card>
  );
}
