import { type ComponentType, createElement, lazy, type ReactElement, useState } from 'react';
import { loadEveryMessage } from './activateLanguage.ts';
import { LoadAgain, PartNotLoaded } from './LoadAgain.tsx';

interface How {
  /** Its messages are among those of the first screens (`soon` in vite.config.ts), so no others are loaded. */
  readonly hasMessages?: boolean;
}

/**
 * A component that loads when it is first shown, together with the messages that the first screens don't show. If it
 * can't be loaded, the page stays as it is and offers to load it again.
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { hasMessages = false }: How = {},
): (props: P) => ReactElement {
  const attempt = () =>
    lazy(async () => {
      try {
        const [component] = await Promise.all([load(), hasMessages ? null : loadEveryMessage()]);
        return { default: component };
      } catch (cause) {
        throw new PartNotLoaded('A part of the page could not be loaded', { cause });
      }
    });
  // Shared by all places that show it, because React remembers per component what has loaded.
  let current = attempt();
  return function Lazily(props: P) {
    const [, showAgain] = useState(0);
    const onAgain = () => {
      current = attempt();
      showAgain((count) => count + 1);
    };
    return createElement(LoadAgain, { onAgain, part: createElement(current as ComponentType<P>, props) });
  };
}
