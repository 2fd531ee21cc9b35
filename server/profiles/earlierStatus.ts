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
  switch (kind) {
    case 'lettersGenerated':
    case 'lettersMailed':
      return 'Waiting';
    case 'monthPassed':
      return before === 'Waiting' ? 'Needs Review' : null;
    case 'reportCompared':
      return before === 'Waiting' || before === 'Finished' ? 'Needs Review' : null;
    case 'nothingNegativeLeft':
      return 'Finished';
    default:
      return null;
  }
}
