import { CallError } from '#contract/failures.ts';
import { documentBytes } from '#contract/limits.ts';
import { reportFileMachine } from '#machines/reportFile.ts';
import { aReportFile, aReportFileContents, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const cutOff = new CallError('unreadableReport', '', [{ field: 'report', problem: 'truncated' }]);

export const reportFile = defineCases(
  reportFileMachine,
  { "Ana's profile": { profileId: ids.profile } },
  {
    'Ana chooses a report file': { type: 'file.choose', file: aReportFile() },
    'Ana drops a file of 11 MB': {
      type: 'file.choose',
      file: aReportFile('backup.zip', documentBytes + 1),
    },
    'Ana removes the file': { type: 'file.discard' },
    'Ana imports the report': { type: 'report.keep' },
    'the file is her report': done('inspectReportFile', aReportFileContents()),
    'the file is someone else’s report': done(
      'inspectReportFile',
      aReportFileContents({ names: ['DEVON SAMPLE'], namesSomebodyElse: true, newestKept: '2026-11-12' }),
    ),
    'the file is incomplete': thrown('inspectReportFile', cutOff),
    'the import succeeds': done('importReportFile'),
    'the import fails': thrown('importReportFile', refusal('busy')),
  },
);
