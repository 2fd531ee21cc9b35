/** Milliseconds. Another process may have changed the answer since. */
const maxAge = 5_000;
const maxEntries = 5_000;

/** Caches answers to a question that every request asks: a yes for a short time, a no never. */
export class PositiveCache {
  readonly #until = new Map<string, number>();
  #generation = 0;

  /** @param now in milliseconds since 1970. */
  async ask(key: string, now: number, find: () => Promise<boolean>): Promise<boolean> {
    const until = this.#until.get(key);
    if (until !== undefined && now < until) return true;
    const generation = this.#generation;
    const isYes = await find();
    this.#until.delete(key);
    // An answer that was read before an invalidation is not cached after it.
    if (!isYes || generation !== this.#generation) return isYes;
    const oldest = this.#until.keys().next();
    if (this.#until.size >= maxEntries && !oldest.done) this.#until.delete(oldest.value);
    this.#until.set(key, now + maxAge);
    return true;
  }

  /** Call it when the answer to any key may have changed. */
  invalidate(): void {
    this.#generation += 1;
    this.#until.clear();
  }
}
