import type { LettersFile } from '#machines/letterDownload.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { letterDownload, letterDownloadBy } from './letterActors.ts';
import { DownloadDialog } from './DownloadDialog.tsx';

interface DownloadingProps {
  readonly sessionId: string;
  readonly file: LettersFile;
  /** The key of a print link. */
  readonly printKey?: string | undefined;
}

/** One download from start to end, in its own dialog. Mount a new one for the next download. */
export function Downloading({ sessionId, file, printKey }: DownloadingProps) {
  const logic = printKey === undefined ? letterDownload : letterDownloadBy(printKey);
  return (
    <DownloadDialog
      download={useWorkflow(logic, { input: { sessionId, file } })}
      byLink={printKey !== undefined}
    />
  );
}
