/**
 * A page folded to its printed words. Pointers of a page's report are JSON Pointers into this: the heading of the
 * section, the number of the account or row in it, the column, the label of the row, and the line where a cell has
 * several: `/Account History/4/Equifax/Past Due`, `/Inquiries/0/Date of inquiry`. They hold for the page's bytes and stay
 * right when rows or columns of the page are moved.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { linesOf, type Element } from './dom.ts';

/** A cell is a text, or several lines of it. Cells that say nothing are left out. */
type Cell = string | readonly string[];
export type Cells = Readonly<Record<string, Cell>>;
export interface Month {
  readonly month: string;
  /** Absent where the page prints month names only. */
  readonly year?: string;
  readonly status: string;
}
export interface Column {
  readonly [label: string]: Cell | Cells | readonly Month[];
}
/** An account, a public record or a section: what stands under one heading, column by column. */
export type Block = { readonly [bureau in Bureau]?: Column } & {
  readonly heading?: string;
  /** The heading over a group of accounts. */
  readonly group?: string;
};
export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Lists without bureau columns: inquiries, contacts. */
  readonly rows: readonly Cells[];
}

export const cleanLabel = (words: string): string => words.replace(/\s*:\s*$/, '');

/** `-` and `--` stand for nothing. */
export function cellOf(element: Element): Cell | null {
  const lines = linesOf(element).filter((line) => !/^[-–—]{1,2}$/.test(line));
  const [only] = lines;
  if (only === undefined) return null;
  return lines.length === 1 ? only : lines;
}

export function columnHead(words: string): Bureau | null {
  return bureauNamed(cleanLabel(words));
}

/** Objects are made from entries, so that a label such as `__proto__` is a label. */
export function objectOf<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  return Object.fromEntries(entries);
}

/** The blocks of a section while the page is walked: a heading starts one, and so does a second table. */
export class Blocks {
  readonly #done: Block[] = [];
  #current: Block = {};
  #group: string | undefined;

  group(words: string): void {
    this.#flush();
    this.#group = cleanLabel(words);
  }

  heading(words: string): void {
    this.#flush();
    this.#current = { heading: words };
  }

  columns(columns: ReadonlyMap<Bureau, Column>): void {
    if (this.#hasColumns()) this.#flush();
    this.#current = { ...this.#current, ...Object.fromEntries(columns) };
  }

  /** Adds to a column of the block that is open; without such a column there is no line to add to. */
  extend(bureau: Bureau, label: string, value: Column[string]): void {
    const column = this.#current[bureau];
    if (column) this.#current = { ...this.#current, [bureau]: { ...column, [label]: value } };
  }

  finish(): readonly Block[] {
    this.#flush();
    return this.#done;
  }

  #hasColumns(): boolean {
    return Object.keys(this.#current).some((name) => name !== 'heading');
  }

  #flush(): void {
    if (this.#hasColumns()) {
      this.#done.push({ ...this.#current, ...(this.#group === undefined ? {} : { group: this.#group }) });
    }
    this.#current = {};
  }
}
