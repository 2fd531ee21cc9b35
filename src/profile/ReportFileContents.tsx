import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReportFileContents as Contents } from '#contract/reportFile.ts';
import { shownDate } from '#src/ui/dates.ts';

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <chakra.dt color="quiet">{name}</chakra.dt>
      <chakra.dd minWidth="0" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}

/** A report file's contents at a glance: enough to see whether it is the right one. */
export function ReportFileContents({ contents }: { readonly contents: Contents }) {
  const { format, reportDate, bureaus, scores, names, accounts, negativeAccounts } = contents;
  const said = bureaus.map((bureau) => {
    const score = scores.find((one) => one.bureau === bureau && one.value !== null)?.value;
    return score === undefined || score === null ? bureau : `${bureau} ${score}`;
  });
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      fontSize="sm"
    >
      <Row name={<Trans>File</Trans>}>{format}</Row>
      <Row name={<Trans>Report date</Trans>}>
        {reportDate === null ? <Trans>Not in the file</Trans> : shownDate(reportDate)}
      </Row>
      <Row name={<Trans>Name on the report</Trans>}>
        {names.length === 0 ? <Trans>Not in the file</Trans> : names.join(', ')}
      </Row>
      <Row name={<Trans>Bureaus and scores</Trans>}>{said.join(', ')}</Row>
      <Row name={<Trans>Accounts</Trans>}>
        <Trans>
          {accounts}, including {negativeAccounts} negative
        </Trans>
      </Row>
      <Row name={<Trans>Inquiries</Trans>}>{contents.inquiries}</Row>
      <Row name={<Trans>Public records</Trans>}>{contents.publicRecords}</Row>
    </chakra.dl>
  );
}
