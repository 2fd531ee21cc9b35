import { Link } from '@tanstack/react-router';
import { expect } from '../harness/expect.ts';
import type { Screen } from '../harness/walkViews.tsx';

/** A link next to a form, to leave it by. */
export const WayOut = ({ name }: { readonly name: string }) => <Link to="/home">{name}</Link>;

/** Leaving has to be confirmed first; a person who stays finds the form unchanged. */
export async function asksBeforeLeaving(screen: Screen): Promise<void> {
  await screen.getByRole('link', { name: 'Home' }).click();
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
}

/** Closes a dialog. If something was typed in it, that has to be confirmed. */
export async function closes(screen: Screen, press: () => Promise<void>): Promise<void> {
  await press();
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  if (question.query() !== null) await question.getByRole('button', { name: 'Leave' }).click();
}

export const slot = (screen: Screen, title: string) => screen.getByLabelText(new RegExp(`^${title}`));

/** What an upload box says of itself. */
export async function slotSays(screen: Screen, title: string, words: string): Promise<void> {
  await expect.element(slot(screen, title)).toHaveAccessibleDescription(words);
}

export const saveButton = (screen: Screen) => screen.getByRole('button', { name: 'Save Profile' });
export const textbox = (screen: Screen, name: string) => screen.getByRole('textbox', { name, exact: true });

/** Save is at work, nothing can be typed meanwhile, and the page says what is being done. */
export async function works(screen: Screen, words: string): Promise<void> {
  await expect.element(saveButton(screen)).toHaveAttribute('aria-busy', 'true');
  await expect.element(textbox(screen, 'Email')).toBeDisabled();
  await expect.element(screen.getByText(words)).toBeVisible();
}
