/** Typesets letters outside the server process, several at a time if the machine has room for more than one worker process. */
import type { Letter } from '#credit/letters/letter.ts';
import type { ComplaintPacket } from '#credit/letters/next/complaint/packet.ts';
import type { LetterFormat } from './compile.ts';
import type { ContractPages } from './contractPages.ts';
import type { MailingPages } from './mailingPages.ts';
import type { ProgressPages } from './progressPages.ts';
import type { Enclosure } from './templateInput.ts';
import { createPress, type PendingLetter } from './press.ts';
import { TypesettingError, type TypesettingReason } from './typesettingError.ts';

export interface Typesetter {
  /**
   * The letter as PDF. Letters are begun in the order they are requested. Rejects with `TypesettingError`, or
   * with the signal's reason; other letters are never affected.
   */
  typeset(
    letter: Letter,
    enclosures: readonly Enclosure[],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** The same pages as SVG for a screen, one below the other in one image; otherwise like `typeset`. */
  draw(
    letter: Letter,
    enclosures: readonly Enclosure[],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** A progress report as PDF; otherwise like `typeset`. */
  typesetProgress(
    pages: ProgressPages,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** A packet for a complaint as PDF; otherwise like `typeset`. */
  typesetPacket(
    packet: ComplaintPacket,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** A list for certified mail as PDF; otherwise like `typeset`. */
  typesetMailing(
    pages: MailingPages,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** A paper about a contract as PDF; otherwise like `typeset`. */
  typesetContract(
    pages: ContractPages,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** Stops the workers; pending letters are rejected. */
  close(): Promise<void>;
}

/** What is typeset: a letter, a progress report, a packet for a complaint, a list for certified mail, or a paper about a contract. */
export type Work =
  | { readonly as: LetterFormat; readonly letter: Letter; readonly enclosures: readonly Enclosure[] }
  | { readonly as: 'progress'; readonly pages: ProgressPages }
  | { readonly as: 'packet'; readonly packet: ComplaintPacket }
  | { readonly as: 'mailing'; readonly pages: MailingPages }
  | { readonly as: 'contract'; readonly pages: ContractPages };

export type Job = Work & { readonly id: number };
export type Answer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failed: TypesettingReason };

export interface TypesetterOptions {
  /** How many letters are typeset at the same time, each by a worker of its own. */
  readonly workers?: number;
  /**
   * The time limit for a single letter in milliseconds, and twice that for one that encloses a PDF, whose pages take longer; after
   * that its worker is replaced.
   */
  readonly timeLimit?: number;
  /** How much memory the worker of a single letter may take, in bytes; after that it is replaced. */
  readonly memoryLimit?: number;
  /** A worker stops after this many milliseconds without a letter; a later letter starts a new one. */
  readonly idleLimit?: number;
  /** The worker's code; tests of crashes use another one. */
  readonly worker?: URL;
}

/**
 * Starts nothing until the first letter, and another worker only for a letter that would otherwise wait. A worker that dies
 * or takes too long takes only its own letter with it.
 */
export function createTypesetter({
  workers = 1,
  timeLimit = 20_000,
  // Three times what it takes to enclose a scan of forty pages with 300 dots per inch.
  memoryLimit = 1024 ** 3,
  idleLimit = 30_000,
  worker: code = new URL('worker.ts', import.meta.url),
}: TypesetterOptions = {}): Typesetter {
  const waiting: PendingLetter[] = [];
  const presses = Array.from({ length: workers }, () =>
    createPress({ timeLimit, memoryLimit, idleLimit, code, onFree: work }),
  );
  let next = 0;
  let closed = false;

  /** Gives waiting letters to free workers, those first that have been started. */
  function work(): void {
    if (closed) return;
    const free = presses.filter((press) => press.isFree());
    const warm = free.filter((press) => press.isWarm());
    const cold = free.filter((press) => !press.isWarm());
    for (const press of [...warm, ...cold]) {
      const pending = waiting.shift();
      if (pending === undefined) return;
      press.begin(pending);
    }
  }

  /** A letter that is no longer wanted leaves the queue; one already at a worker is finished and discarded. */
  function forget(pending: PendingLetter): void {
    const index = waiting.indexOf(pending);
    if (index !== -1) waiting.splice(index, 1);
  }

  function ask(job: Work, signal: AbortSignal | undefined): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (closed) throw new TypesettingError('closed');
      signal?.throwIfAborted();
      const pending: PendingLetter = { job: { id: (next += 1), ...job }, resolve, reject };
      signal?.addEventListener(
        'abort',
        () => {
          forget(pending);
          reject(signal.reason);
        },
        { once: true },
      );
      waiting.push(pending);
      work();
    });
  }

  return {
    typeset: (letter, enclosures, { signal } = {}) => ask({ as: 'pdf', letter, enclosures }, signal),
    draw: (letter, enclosures, { signal } = {}) => ask({ as: 'svg', letter, enclosures }, signal),
    typesetProgress: (pages, { signal } = {}) => ask({ as: 'progress', pages }, signal),
    typesetMailing: (pages, { signal } = {}) => ask({ as: 'mailing', pages }, signal),
    typesetContract: (pages, { signal } = {}) => ask({ as: 'contract', pages }, signal),
    typesetPacket: (packet, { signal } = {}) => ask({ as: 'packet', packet }, signal),
    async close() {
      closed = true;
      for (const pending of waiting.splice(0)) pending.reject(new TypesettingError('closed'));
      await Promise.all(presses.map((press) => press.close()));
    },
  };
}
