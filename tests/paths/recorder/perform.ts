import { userEvent } from 'vitest/browser';
import { expect } from '../harness/expect.ts';
import { inWords } from '../harness/plainWords.ts';
import type { Screen } from '../harness/screen.ts';
import type { Action } from './capture.ts';
import { found } from './found.ts';

/** A placeholder for a secret, in the form that fields require. */
const standIn = (isNumber: boolean) => (isNumber ? '666120199' : 'Stand-in-1');

/** An action as a person would describe it: Click the button “Connect” in the field “IdentityIQ”. */
export function wordsOf(screen: Screen, action: Action): string {
  if (action.do === 'happen') return action.words;
  if (action.do === 'press') return `Press ${action.key}`;
  const what = inWords(found(screen, action.on).asLocator());
  switch (action.do) {
    case 'click':
      return `Click ${what}`;
    case 'type':
      return `Type “${action.text}” into ${what}`;
    case 'typeSecret':
      return `Type a secret into ${what}`;
    case 'choose':
      return `Choose “${action.option}” from ${what}`;
    case 'upload':
      return `Give a ${action.ending} file of ${Math.ceil(action.bytes / 1_024)} kB to ${what}`;
    case 'see':
      return `See ${what}`;
  }
}

/** Does again what a person did. What happens outside the screen is done by `happen`, by its words. */
export async function perform(
  screen: Screen,
  action: Action,
  happen: (words: string) => Promise<void>,
): Promise<void> {
  switch (action.do) {
    case 'click':
      return found(screen, action.on).click();
    case 'type':
      return found(screen, action.on).fill(action.text);
    case 'typeSecret':
      return found(screen, action.on).fill(standIn(action.isNumber));
    case 'choose':
      return found(screen, action.on).selectOptions(action.option);
    case 'upload': {
      const { ending, type, bytes } = action;
      return found(screen, action.on).upload(new File([new Uint8Array(bytes)], `file${ending}`, { type }));
    }
    case 'press':
      return userEvent.keyboard(`{${action.key}}`);
    case 'happen':
      return happen(action.words);
    case 'see':
      return expect.element(found(screen, action.on)).toBeVisible();
  }
}
