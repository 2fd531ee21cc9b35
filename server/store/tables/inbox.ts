import type { DiscardReason } from '#contract/inbox.ts';

/** A scan that belongs to no client yet. Its key is next to those of profiles, under the scan's own id. */
export interface InboxScanTable {
  id: string;
  account_id: string;
  blob: string;
  /** SHA-256 of the sealed bytes, in hex. */
  sha256: string;
  /** Size of the unsealed file, in bytes. */
  bytes: number;
  media_type: string;
  sealed_name: string;
  /** The name of the person who uploaded it, at that time. */
  username: string;
  uploaded_at: string;
  /** The id of an earlier scan or client's file with the same content; it may be gone. */
  same_as: string | null;
}

/** What is kept of a scan that was discarded. */
export interface InboxDiscardTable {
  id: string;
  account_id: string;
  reason: DiscardReason;
  /** The name of the person who discarded it, at that time. */
  username: string;
  uploaded_at: string;
  discarded_at: string;
}
