import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { letterDownload } from './lettersDoor.ts';
import { DownloadDialog } from './LettersDialogs.tsx';

/** One download from its start to its end, in a dialog of its own. Mount it anew for the next one. */
export function Downloading({ sessionId }: { readonly sessionId: string }) {
  return <DownloadDialog download={useWorkflow(letterDownload, { input: { sessionId } })} />;
}
