import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldsProps } from './fieldsProps.ts';
import { YesNo } from './YesNo.tsx';

/** Whether the client had the bureau's free annual report. */
export function AnnualReportFields(props: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Everyone can get one free report a year from each bureau, at annualcreditreport.com. After that
          report, a bureau has 45 days to investigate instead of 30. Reports from a paid monitoring service
          don’t count.
        </Trans>
      </p>
      <YesNo {...props} question={t`Was this bureau’s free annual report received before disputing?`} />
    </>
  );
}
