import { type Dispatch, type SetStateAction, Suspense, useEffect, useState } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { isPaletteKey, isSingle, takesText } from '#src/browser/keys.ts';
import { singleKeysAreOn } from '#src/browser/singleKeys.ts';
import { lazily } from '#src/language/lazily.ts';
import { HeldTyping } from '#src/palette/HeldTyping.tsx';
import { hasOpenDialog } from '#src/ui/pageInUse.ts';

/** Neither is needed before it is opened. */
const Palette = lazily(async () => (await import('#src/palette/Palette.tsx')).default);
const ShortcutsDialog = lazily(async () => (await import('#src/palette/ShortcutsDialog.tsx')).default);

type Opened = 'palette' | 'shortcuts' | null;

interface Commands {
  readonly opened: Opened;
  readonly open: Dispatch<SetStateAction<Opened>>;
}

/** What is open of the palette and the list of shortcuts, and the keys that open them: never over another dialog. */
export function useCommandKeys(): Commands {
  const [opened, open] = useState<Opened>(null);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (hasOpenDialog()) return;
      if (isPaletteKey(event)) open('palette');
      else if (event.key === '?' && isSingle(event) && singleKeysAreOn() && !takesText(event.target))
        open('shortcuts');
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return { opened, open };
}

interface OpenedCommandsProps extends Commands {
  /** The consumer's own profile, if there is one. */
  readonly ownProfile: string | null;
}

export function OpenedCommands({ opened, open, ownProfile }: OpenedCommandsProps) {
  if (opened === null) return null;
  const close = () => open(null);
  return (
    <Suspense fallback={opened === 'palette' ? <HeldTyping onCancel={close} /> : null}>
      {opened === 'palette' ? (
        <Palette ownProfile={ownProfile} onShortcuts={() => open('shortcuts')} onClose={close} />
      ) : (
        <ShortcutsDialog variant={configuration.variant} onClose={close} />
      )}
    </Suspense>
  );
}
