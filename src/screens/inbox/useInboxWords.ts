import { useLingui } from '@lingui/react/macro';
import type { DiscardReason, ScanSender } from '#contract/inbox.ts';

interface InboxWords {
  readonly senders: Readonly<Record<ScanSender, string>>;
  readonly reasons: Readonly<Record<DiscardReason, string>>;
}

/** Who can have sent a scan, and why one is of no use. */
export function useInboxWords(): InboxWords {
  const { t } = useLingui();
  return {
    senders: {
      TransUnion: 'TransUnion',
      Experian: 'Experian',
      Equifax: 'Equifax',
      other: t`A creditor, collector, or someone else`,
    },
    reasons: {
      duplicate: t`Scanned twice`,
      unreadable: t`Can’t be read`,
      noClient: t`Not about any client`,
    },
  };
}
