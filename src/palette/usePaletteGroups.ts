import { useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { Variant } from '#contract/shapes.ts';
import type { commandPaletteMachine } from '#machines/commandPalette.ts';
import { clientOptions, commandOptions, type PagePart, partOptions } from './options.ts';
import type { PaletteGroup } from './PaletteList.tsx';
import { useCommands } from './useCommands.tsx';

type Context = SnapshotFrom<typeof commandPaletteMachine>['context'];

/** What is listed for what was typed: clients, and, unless one is wanted for something, pages, actions, and parts of the page. */
export function usePaletteGroups(
  { clients, text, task }: Context,
  variant: Variant,
  ownProfile: string | null,
  parts: readonly PagePart[],
): readonly PaletteGroup[] {
  const { t } = useLingui();
  const { pages, actions } = useCommands(variant, ownProfile);
  const found = { name: t`Clients`, options: clientOptions(clients, text, task) };
  const commands = [
    { name: t`Pages`, options: commandOptions(pages, text) },
    { name: t`Actions`, options: commandOptions(actions, text) },
    { name: t`On this page`, options: partOptions(parts, text) },
  ];
  return [found, ...(task === 'open' ? commands : [])].filter(({ options }) => options.length > 0);
}
