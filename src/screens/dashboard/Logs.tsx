import type { GenerationLogItem } from '#contract/repair.ts';
import type { LettersFile } from '#machines/letterDownload.ts';
import type { Overview } from '#src/overview/load.ts';
import { GenerationsLog } from '#src/overview/logs/GenerationsLog.tsx';
import { loadOlderLogs, loadOlderSets } from '#src/overview/logs/load.ts';
import { UpdateLog } from '#src/overview/logs/UpdateLog.tsx';

interface LogsProps extends Pick<Overview, 'generations' | 'olderSets' | 'logs' | 'olderLogs'> {
  readonly onDownload: (sessionId: string, file: LettersFile) => void;
  readonly onCorrect: (letters: GenerationLogItem) => void;
}

/** What was written, and what was done to the profiles. */
export function Logs({ generations, olderSets, logs, olderLogs, onDownload, onCorrect }: LogsProps) {
  return (
    <>
      <GenerationsLog
        key={`sets ${olderSets}`}
        generations={generations}
        next={olderSets}
        loadOlder={loadOlderSets}
        onDownload={onDownload}
        onCorrect={onCorrect}
        atSide
      />
      <UpdateLog key={`log ${olderLogs}`} logs={logs} next={olderLogs} loadOlder={loadOlderLogs} atSide />
    </>
  );
}
