import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadEveryMessage } from './activateLanguage.ts';

/** A component that loads when it is first shown, together with the messages that the first screens don't show. */
export const lazily = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadEveryMessage()]);
    return { default: component };
  });
