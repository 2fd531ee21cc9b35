/**
 * A page reduced to its printed words. Pointers of a page's report are JSON Pointers into this structure: the
 * heading of the section, the number of the account or row in it, the column, the label of the row, and the line if
 * a cell has several: `/Account History/4/Equifax/Past Due`, `/Inquiries/0/Date of inquiry`. They identify values in
 * the page's bytes and stay valid if rows or columns of the page are moved.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { linesOf, type Element } from './dom.ts';

/** A cell is a text or several lines. Empty cells are left out. */
type Cell = string | readonly string[];
export type Cells = Readonly<Record<string, Cell>>;
export interface Month {
  readonly month: string;
  /** Missing if the page prints only month names. */
  readonly year?: string;
  readonly status: string;
}
export interface Column {
  readonly [label: string]: Cell | Cells | readonly Month[];
}
/** An account, a public record, or a section: everything under one heading, column by column. */
export type Block = { readonly [bureau in Bureau]?: Column } & {
  readonly heading?: string;
  /** The heading above a group of accounts. */
  readonly group?: string;
};
export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Lists without bureau columns: inquiries, contacts. */
  readonly rows: readonly Cells[];
}

export const cleanLabel = (words: string): string => words.replace(/\s*:\s*$/, '');

/** `-` and `--` mean empty. */
export function cellOf(element: Element): Cell | null {
  const lines = linesOf(element).filter((line) => !/^[-–—]{1,2}$/.test(line));
  const [only] = lines;
  if (only === undefined) return null;
  return lines.length === 1 ? only : lines;
}

export function columnHead(words: string): Bureau | null {
  return bureauNamed(cleanLabel(words));
}

/** Objects are built from entries, so that a label such as `__proto__` is only a label. */
export function objectOf<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  return Object.fromEntries(entries);
}

/**
 * Collects the blocks of a section during the walk through the page: a heading starts a block, and so does a second
 * table.
 */
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

  /** Adds to a column of the current block; without such a column there is no line to add to. */
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
