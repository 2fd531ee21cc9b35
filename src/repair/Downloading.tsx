import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { letterDownload, letterDownloadBy } from './lettersDoor.ts';
import { DownloadDialog } from './LettersDialogs.tsx';

interface DownloadingProps {
  readonly sessionId: string;
  /** Of a print link. */
  readonly printKey?: string | undefined;
}

/** One download from its start to its end, in a dialog of its own. Mount it anew for the next one. */
export function Downloading({ sessionId, printKey }: DownloadingProps) {
  const logic = printKey === undefined ? letterDownload : letterDownloadBy(printKey);
  return <DownloadDialog download={useWorkflow(logic, { input: { sessionId } })} />;
}
