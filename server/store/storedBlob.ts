/** What a row stores about a blob. */
export interface StoredBlob {
  /** The blob's random name in the blob store. */
  readonly blob: string;
  /** SHA-256 of the sealed bytes, in hex. */
  readonly sha256: string;
  /** Length of the unsealed content. */
  readonly bytes: number;
}
