/** Milliseconds. Another process may have changed what this one still believes. */
const believedFor = 5_000;
const most = 5_000;

/** Answers to a question that every request asks: a yes is believed for a while, a no never. */
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
    // What was read before a doubt is not believed after it.
    if (!isYes || generation !== this.#generation) return isYes;
    const oldest = this.#until.keys().next();
    if (this.#until.size >= most && !oldest.done) this.#until.delete(oldest.value);
    this.#until.set(key, now + believedFor);
    return true;
  }

  /** Something has changed: everything is asked anew. */
  doubt(): void {
    this.#generation += 1;
    this.#until.clear();
  }
}
