/** What a row keeps of a blob. */
export interface StoredBlob {
  /** Its random name in the blob store. */
  readonly blob: string;
  /** Hex SHA-256 of the sealed bytes. */
  readonly sha256: string;
  /** Length of the opened content. */
  readonly bytes: number;
}
