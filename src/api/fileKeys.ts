const keys = new WeakMap<Blob, string>();

/** The idempotency key of an upload: an attempt whose reply was lost is repeated under it, so that the file is stored once. */
export function keyOfFile(file: Blob): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}
