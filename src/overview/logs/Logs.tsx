import type { GenerationLogItem } from '#contract/repair.ts';
import type { LettersFile } from '#machines/letterDownload.ts';
import type { Overview } from '#src/overview/load.ts';
import { GenerationsLog } from './GenerationsLog.tsx';
import { loadOlderLogs, loadOlderSets } from './load.ts';
import { UpdateLog } from './UpdateLog.tsx';

interface LogsProps extends Pick<Overview, 'generations' | 'olderSets' | 'logs' | 'olderLogs'> {
  readonly onDownload: (sessionId: string, file: LettersFile) => void;
  readonly onCorrect: (letters: GenerationLogItem) => void;
  /** In the column at the side of a very wide page. */
  readonly atSide?: boolean;
  readonly folded?: boolean;
}

/** What was written, and what was done to the profiles. */
export function Logs({
  generations,
  olderSets,
  logs,
  olderLogs,
  onDownload,
  onCorrect,
  ...shown
}: LogsProps) {
  return (
    <>
      <GenerationsLog
        key={`sets ${olderSets}`}
        generations={generations}
        next={olderSets}
        loadOlder={loadOlderSets}
        onDownload={onDownload}
        onCorrect={onCorrect}
        {...shown}
      />
      <UpdateLog key={`log ${olderLogs}`} logs={logs} next={olderLogs} loadOlder={loadOlderLogs} {...shown} />
    </>
  );
}
