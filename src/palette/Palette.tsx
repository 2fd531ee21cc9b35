import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { chooseLanguage } from '#src/language/activateLanguage.ts';
import { useSignOut } from '#src/session/useSession.ts';
import { takeTyped } from './HeldTyping.tsx';
import { PaletteDialog } from './PaletteDialog.tsx';
import { useCommandPalette } from './useCommandPalette.ts';
import { goToPart, pageParts } from './pageParts.ts';
import { type Effect, otherLanguage } from './useCommands.tsx';

interface PaletteProps {
  /** The consumer's own profile, if there is one. */
  readonly ownProfile: string | null;
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

/** The command palette, from its opening to its closing. */
export default function Palette({ ownProfile, onShortcuts, onClose }: PaletteProps) {
  const { i18n } = useLingui();
  const { history } = useRouter();
  const signOut = useSignOut();
  const { variant } = configuration;
  const palette = useCommandPalette(variant === 'b2b');
  const isClosed = useSelector(palette, (state) => state.matches('closed'));
  const [parts] = useState(() => pageParts(document.querySelector('#page')));
  const part = useRef<HTMLElement>(null);
  // Before anything more can be typed, which now goes to the field.
  useLayoutEffect(() => {
    const text = takeTyped();
    if (text !== '') palette.send({ type: 'text.change', text });
  }, [palette]);
  useEffect(() => {
    if (!isClosed) return;
    // By now the dialog has given the focus back to where it was.
    if (part.current !== null) goToPart(part.current);
    onClose();
  }, [isClosed, onClose]);

  function onEffect(effect: Effect): void {
    if (effect.kind === 'go') history.push(effect.path);
    else if (effect.kind === 'language') void chooseLanguage(otherLanguage(i18n.locale));
    else if (effect.kind === 'signOut') signOut();
    else if (effect.kind === 'shortcuts') onShortcuts();
    else if (effect.kind === 'part') part.current = effect.element;
  }
  return (
    <PaletteDialog
      palette={palette}
      variant={variant}
      ownProfile={ownProfile}
      parts={parts}
      onEffect={onEffect}
    />
  );
}
