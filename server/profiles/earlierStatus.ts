import type { ClientEventKind } from '#contract/clientStatus.ts';
import type { ProfileStatus } from '#contract/shapes.ts';

/**
 * What events meant before anyone recorded mailing: letters made a client wait, 30 days or a newer report asked for a
 * review, and a report with nothing negative finished. Clients from that time keep the status it gave them until their
 * disputes say something else. Null for what moved nothing.
 */
export function earlierStatus(
  kind: ClientEventKind,
  before: ProfileStatus,
): Exclude<ProfileStatus, 'Onboarding'> | null {
  if (kind === 'lettersGenerated' || kind === 'lettersMailed') return 'Waiting';
  if (kind === 'nothingNegativeLeft') return 'Finished';
  const asks: Partial<Record<ClientEventKind, readonly ProfileStatus[]>> = {
    monthPassed: ['Waiting'],
    reportCompared: ['Waiting', 'Finished'],
  };
  return asks[kind]?.includes(before) === true ? 'Needs Review' : null;
}
