/**
 * Why a letter could not be typeset. The message never quotes the letter.
 * - `unprintable`: the sender's name or an address has characters the letter font doesn’t have (it has Latin, Greek, Cyrillic).
 * - `unreadableEnclosure`: an enclosed image or PDF cannot be read, also if reading the PDF takes too long or too much memory, or ends the
 *   worker.
 * - `refused`: the typesetter refused the text for another reason.
 * - `timeout`: the letter was not finished in time, as on a machine that has too much to do.
 * - `tooLarge`: its worker took too much memory.
 * - `crashed`: its worker died.
 * - `closed`: the server stops.
 */
export type TypesettingReason =
  | 'unprintable'
  | 'unreadableEnclosure'
  | 'refused'
  | 'timeout'
  | 'tooLarge'
  | 'crashed'
  | 'closed';

export class TypesettingError extends Error {
  readonly reason: TypesettingReason;

  constructor(reason: TypesettingReason) {
    super(`A letter could not be typeset: ${reason}`);
    this.name = 'TypesettingError';
    this.reason = reason;
  }
}
