import { type ComponentType, createElement, lazy, type ReactElement, useState } from 'react';
import { loadEveryMessage } from './activateLanguage.ts';
import { LoadAgain, PartNotLoaded } from './LoadAgain.tsx';

interface How {
  /** Its messages are among those of the first screens (`soon` in vite.config.ts), so no others are loaded. */
  readonly hasMessages?: boolean;
}

interface Later<P extends object> {
  (props: P): ReactElement;
  /** Loads it before it is shown; what is shown then is there at once. If that fails, it is loaded when it is shown. */
  readonly preload: () => Promise<void>;
}

/**
 * A component that loads when it is first shown, together with the messages that the first screens don't show. If it
 * can't be loaded, the page stays as it is and offers to load it again.
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { hasMessages = false }: How = {},
): Later<P> {
  let loaded: ComponentType<P> | null = null;
  const attempt = async () => {
    const [component] = await Promise.all([load(), hasMessages ? null : loadEveryMessage()]);
    loaded = component;
    return { default: component };
  };
  const later = () =>
    lazy(async () => {
      try {
        return await attempt();
      } catch (cause) {
        throw new PartNotLoaded('A part of the page could not be loaded', { cause });
      }
    });
  // Shared by all places that show it, because React remembers per component what has loaded.
  let current = later();
  const loadAgain = () => {
    current = later();
    return current;
  };
  function Lazily(props: P) {
    const [part, show] = useState(() => current);
    // Another component in its place would lose its state.
    const [Present] = useState(() => loaded);
    if (Present !== null) return createElement(Present, props);
    const onAgain = () => show(loadAgain());
    return createElement(LoadAgain, { onAgain, part: createElement(part as ComponentType<P>, props) });
  }
  const preload = async () => {
    try {
      await attempt();
    } catch {
      // It is loaded when it is shown, which says so if that fails.
    }
  };
  return Object.assign(Lazily, { preload });
}
