import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import type { ActorRefFrom, AnyActorRef, AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { show } from '#tests/screens/profile/show.tsx';
import type { Language } from '#vocabulary/languages.ts';
import type { EventCase, PathCases } from './cases.ts';
import { expect } from './expect.ts';
import { switchTo } from './language.ts';
import { dispatchedInput } from './dispatchedInput.ts';
import { runMachine, type Taken } from './run.ts';
import { readAs, type Screen } from './screen.ts';
import type { Translate } from './translation.ts';

/** What a step can use. */
export interface Stage {
  readonly screen: Screen;
  /** Lets invoked work end as the given event says. */
  readonly happen: (event: AnyEventObject) => Promise<void>;
}

/** What checking a state may need to know. */
export interface Sight<M extends AnyStateMachine> {
  /** The context the machine should have here. */
  readonly context: SnapshotFrom<M>['context'];
  readonly language: Language;
  /** A text of the source in the language of the screen. */
  readonly say: Translate;
}

/** How a machine is used and checked on its real view. */
export interface View<M extends AnyStateMachine> {
  readonly cases: PathCases<M>;
  /** The view over a running machine; `say` puts texts that the view is given into the language of the screen. */
  readonly show: (actor: ActorRefFrom<M>, say: Translate) => ReactNode;
  /** Invoked machines that the view shows too and that therefore run themselves, by the name of their source. */
  readonly own?: readonly string[];
  /** It is a page with landmarks of its own. */
  readonly whole?: boolean;
  /** Types of events by which the view tells the machine what it shows, on its own at any step. */
  readonly tells?: readonly string[];
  /** Size of the window, where it matters. */
  readonly window?: { readonly width: number; readonly height: number };
  /** Each case's words → how a person does it. Outcomes of invoked work happen by themselves and need no entry. */
  readonly does: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** Each state by its path → what a person sees in it. */
  readonly sees: Readonly<Record<string, (screen: Screen, sight: Sight<M>) => Promise<void>>>;
}

/** A running workflow on its screen. */
export interface OpenView {
  readonly actor: AnyActorRef;
  readonly screen: Screen;
  /** The same screen, used inside the page instead of through the browser's own input. */
  readonly quickScreen: Screen;
  readonly say: Translate;
  /** Makes a case happen: as a person does it on that screen, or as invoked work that ends. */
  readonly does: (happening: EventCase, on?: Screen) => Promise<void>;
  readonly taken: () => readonly Taken[];
  readonly stop: () => Promise<void>;
}

export const isWorld = (event: AnyEventObject): boolean => event.type.startsWith('xstate.');
export const phone = { width: 414, height: 896 };

/** Shows the view over a new run of its machine. */
export async function openView<M extends AnyStateMachine>(
  view: View<M>,
  machine: AnyStateMachine,
  input: unknown,
  { language, quick }: { readonly language: Language; readonly quick: boolean },
): Promise<OpenView> {
  const { width, height } = view.window ?? phone;
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
  const say = await switchTo(language);
  const { actor, happen, taken, stop } = runMachine(machine, input, view.own);
  const shown = await show(view.show(actor as ActorRefFrom<M>, say), view.whole);
  await expect.poll(() => shown.screen.container.querySelector('*')).not.toBeNull();
  const quickScreen = readAs(shown.screen, { translate: say, input: dispatchedInput });
  const slowScreen = language === 'en' ? shown.screen : readAs(shown.screen, { translate: say, input: null });
  const screen = quick ? quickScreen : slowScreen;
  return {
    actor,
    screen,
    quickScreen,
    say,
    async does({ words, event }, on = screen) {
      const doing = view.does[words];
      if (doing !== undefined) await doing({ screen: on, happen });
      else if (isWorld(event)) await happen(event);
      else throw new Error(`The view doesn’t say how this is done: ${words}`);
    },
    taken,
    async stop() {
      await shown.screen.unmount();
      stop();
      await switchTo('en');
    },
  };
}
