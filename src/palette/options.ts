import { CornerDownRight, type LucideIcon } from 'lucide-react';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ClientTask } from '#machines/commandPalette.ts';
import { foldName } from '#vocabulary/foldName.ts';
import type { Command, Effect } from './useCommands.tsx';

/** One line of the list. */
export interface PaletteOption {
  readonly id: string;
  readonly name: string;
  readonly effect: Effect;
  readonly Icon: LucideIcon | null;
  /** Whom it leads to, if it is a client. */
  readonly client: ProfileListItem | null;
}

/** Something on the page behind the palette that can be gone to by its name. */
export interface PagePart {
  readonly name: string;
  readonly element: HTMLElement;
}

/** A longer list is slower to read than the page. */
const mostParts = 10;

const roads = { open: '/clients/', repair: '/repair-center/', answer: '/answer/' } as const satisfies Record<
  ClientTask,
  string
>;

/** The clients as options. Those of an earlier text are listed as far as they fit what is typed now. */
export const clientOptions = (
  clients: readonly ProfileListItem[],
  text: string,
  task: ClientTask,
): readonly PaletteOption[] =>
  clients
    .filter(({ name }) => foldName(name).includes(foldName(text.trim())))
    .map((client) => ({
      id: client.id,
      name: client.name,
      effect: { kind: 'go', path: `${roads[task]}${client.id}` },
      Icon: null,
      client,
    }));

/** The commands that have every word that is typed, in their names or in what people also call them. */
export function commandOptions(commands: readonly Command[], text: string): readonly PaletteOption[] {
  const words = foldName(text).split(/\s+/);
  return commands
    .filter(({ name, also = '' }) => words.every((word) => foldName(`${name} ${also}`).includes(word)))
    .map((command) => ({ ...command, client: null }));
}

/** The parts of the page whose names have every word that is typed; none before, because the page itself shows them. */
export const partOptions = (parts: readonly PagePart[], text: string): readonly PaletteOption[] =>
  text.trim() === ''
    ? []
    : commandOptions(
        parts.map(({ name, element }) => ({
          id: `part ${name}`,
          name,
          Icon: CornerDownRight,
          effect: { kind: 'part', element },
        })),
        text,
      ).slice(0, mostParts);
