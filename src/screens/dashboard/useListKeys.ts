import type { KeyboardEvent } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { isSingle, takesText } from '#src/browser/keys.ts';
import { singleKeysAreOn } from '#src/browser/singleKeys.ts';
import type { TableRows } from '#src/ui/DataTable.tsx';

interface ListKeys {
  readonly rows: TableRows<ProfileListItem>;
  readonly onOpen: (id: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onSearch: () => void;
}

/** The row with the head is the first. */
const firstRow = 2;

const indexOf = (row: Element | null): number | null =>
  row === null ? null : Number(row.getAttribute('aria-rowindex'));

/** Where arrow keys stop in a row: the client's name, or the box that selects them. */
const stopIn = (row: Element | null): HTMLElement | null =>
  row?.querySelector<HTMLElement>('.strong a') ??
  row?.querySelector<HTMLElement>('input[type=checkbox]') ??
  null;

/** The first row that the table's head doesn't cover. */
function firstInView(table: Element): number {
  const top = table.querySelector('[role=rowgroup]')?.getBoundingClientRect().bottom ?? 0;
  const rows = [...table.querySelectorAll('.row')].filter(
    (row) => row.getBoundingClientRect().top >= top - 1,
  );
  return Math.min(...rows.map((row) => indexOf(row) ?? firstRow));
}

/** How far a key moves. Letters can be switched off. */
function stepOf(key: string, areLettersOn: boolean): number {
  const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const letters: Readonly<Record<string, number>> = { j: 1, k: -1 };
  return arrows[key] ?? (areLettersOn ? (letters[key] ?? 0) : 0);
}

/**
 * Keys for the list of clients: arrows, j, and k move from row to row, Enter opens a client, x selects them, and `/` leads to
 * the search. They do so only while the focus is in the list, and letters only if they are not switched off.
 */
export function useListKeys({ rows, onOpen, onToggle, onSearch }: ListKeys) {
  /** Returns whether the key did something. */
  function perform(table: HTMLElement, target: HTMLElement, key: string): boolean {
    const areLettersOn = singleKeysAreOn();
    const row = target.closest('.row');
    const index = indexOf(row);
    const step = stepOf(key, areLettersOn);
    if (step !== 0) {
      const next = index === null ? firstInView(table) : index + step;
      stopIn(table.querySelector(`.row[aria-rowindex="${next}"]`))?.focus();
      return true;
    }
    if (key === '/' && areLettersOn) {
      onSearch();
      return true;
    }
    const client = index === null ? undefined : rows.at(index - firstRow);
    if (client === undefined) return false;
    // A link or a button does what Enter does to it.
    if (key === 'enter' && target.matches('input')) onOpen(client.id);
    else if (key === 'x' && areLettersOn) onToggle(client.id);
    else return false;
    return true;
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, currentTarget, target } = event;
    if (!isSingle(event) || takesText(target) || !(target instanceof HTMLElement)) return;
    if (perform(currentTarget, target, key.startsWith('Arrow') ? key : key.toLowerCase()))
      event.preventDefault();
  };
}
