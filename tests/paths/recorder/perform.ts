import { userEvent } from 'vitest/browser';
import { expect } from '../harness/expect.ts';
import { inWords } from '../harness/plainly.ts';
import type { Screen } from '../harness/screen.ts';
import type { Deed } from './capture.ts';
import { found } from './found.ts';

/** What stands in for a secret: it has the form that fields ask for. */
const standIn = (isNumber: boolean) => (isNumber ? '666120199' : 'Stand-in-1');

/** A deed as a person would tell it: Click the button “Connect” in the field “IdentityIQ”. */
export function wordsOf(screen: Screen, deed: Deed): string {
  if (deed.do === 'happen') return deed.words;
  if (deed.do === 'press') return `Press ${deed.key}`;
  const what = inWords(found(screen, deed.on).asLocator());
  switch (deed.do) {
    case 'click':
      return `Click ${what}`;
    case 'type':
      return `Type “${deed.text}” into ${what}`;
    case 'typeSecret':
      return `Type a secret into ${what}`;
    case 'choose':
      return `Choose “${deed.option}” from ${what}`;
    case 'upload':
      return `Give a ${deed.ending} file of ${Math.ceil(deed.bytes / 1_024)} kB to ${what}`;
    case 'see':
      return `See ${what}`;
  }
}

/** Does again what a person did. What happens outside the screen is done by `happen`, by its words. */
export async function perform(
  screen: Screen,
  deed: Deed,
  happen: (words: string) => Promise<void>,
): Promise<void> {
  switch (deed.do) {
    case 'click':
      return found(screen, deed.on).click();
    case 'type':
      return found(screen, deed.on).fill(deed.text);
    case 'typeSecret':
      return found(screen, deed.on).fill(standIn(deed.isNumber));
    case 'choose':
      return found(screen, deed.on).selectOptions(deed.option);
    case 'upload': {
      const { ending, type, bytes } = deed;
      return found(screen, deed.on).upload(new File([new Uint8Array(bytes)], `file${ending}`, { type }));
    }
    case 'press':
      return userEvent.keyboard(`{${deed.key}}`);
    case 'happen':
      return happen(deed.words);
    case 'see':
      return expect.element(found(screen, deed.on)).toBeVisible();
  }
}
