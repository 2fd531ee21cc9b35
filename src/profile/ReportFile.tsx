import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FilePlus, Trash2 } from 'lucide-react';
import type { ReportFileContents as Contents } from '#contract/reportFile.ts';
import { documentMegabytes } from '#contract/limits.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { ReportMismatchWarning } from '#src/repair/ReportMismatchWarning.tsx';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { FileBox } from '#src/ui/FileBox.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { RepairCenterLink } from './RepairCenterLink.tsx';
import { ReportFileContents } from './ReportFileContents.tsx';
import type { ReportFileWork } from './useReportFile.ts';
import { unreadableSentence } from './reportFileErrors.ts';

/** What should make a person check again before the report is imported. */
function Doubts({ contents }: { readonly contents: Contents }) {
  const { names, profileName, namesSomebodyElse, newestKept, reportDate } = contents;
  const date = newestKept === null ? '' : shownDate(newestKept);
  return (
    <>
      {namesSomebodyElse && <ReportMismatchWarning names={names} profileName={profileName} />}
      {newestKept !== null && reportDate !== null && reportDate < newestKept && (
        <Banner tone="info">
          <Trans>
            This profile already has a newer report, dated {date}. This one will be saved alongside it.
          </Trans>
        </Banner>
      )}
      {newestKept !== null && reportDate === newestKept && (
        <Banner tone="info">
          <Trans>This profile already has a report with this date.</Trans>
        </Banner>
      )}
    </>
  );
}

/** A saved report file for an existing profile: chosen or dropped, previewed, then imported. */
export function ReportFile({ work }: { readonly work: ReportFileWork }) {
  const { t, i18n } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { profileId, file, contents, failure } = state.context;
  const reading = state.matches('reading');
  const keeping = state.matches('keeping');
  const reason = failure === null ? null : unreadableSentence(failure);
  // With a report, the letters come next, and another person's report is never it.
  const isNext = contents?.newestKept === null && !contents.namesSomebodyElse;
  const look = state.hasTag('success') ? 'success' : state.hasTag('error') ? 'error' : 'default';
  const message = {
    success: t`Report imported.`,
    error: reason === null ? t`We couldn’t read the file.` : i18n._(reason),
    default: reading ? t`Reading file…` : undefined,
  }[look];
  return (
    <Card>
      <CardTitle>
        <Trans>Import a saved report file</Trans>
      </CardTitle>
      <chakra.div display="grid" gap="4">
        <FileBox
          title={t`Choose a report file or drop it here`}
          hint={t`The three-bureau report you saved from the provider’s site: JSON, XML, HTML, or MHTML, up to ${documentMegabytes} MB`}
          look={look}
          message={message}
          accept=""
          busy={reading}
          disabled={keeping}
          onFile={(chosen) => work.send({ type: 'file.choose', file: chosen })}
        >
          {file !== null && (
            <chakra.p fontSize="sm" color="quiet" overflowWrap="anywhere">
              {file.name}
            </chakra.p>
          )}
        </FileBox>
        {failure !== null && reason === null && <FailureBanner failure={failure} />}
        {state.hasTag('found') && contents !== null && (
          <>
            <ReportFileContents contents={contents} />
            <Doubts contents={contents} />
          </>
        )}
        {file !== null && (
          <Actions narrow>
            {state.hasTag('found') && (
              <Button
                look={isNext ? 'solid' : 'outline'}
                busy={keeping}
                disabled={!state.can({ type: 'report.keep' })}
                icon={<FilePlus size={18} aria-hidden />}
                onClick={() => work.send({ type: 'report.keep' })}
              >
                {contents?.namesSomebodyElse === true ? (
                  <Trans>Import anyway</Trans>
                ) : (
                  <Trans>Import report</Trans>
                )}
              </Button>
            )}
            {state.matches('kept') && <RepairCenterLink profileId={profileId} look="outline" />}
            {!state.matches('kept') && (
              <Button
                look="plain"
                disabled={keeping}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => work.send({ type: 'file.discard' })}
              >
                <Trans>Discard</Trans>
              </Button>
            )}
          </Actions>
        )}
      </chakra.div>
    </Card>
  );
}
