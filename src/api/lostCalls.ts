const listeners = new Set<() => void>();

/** Notes that a call got no answer. */
export function noteLostCall(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a call got no answer, until the returned function is called. */
export function onLostCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
