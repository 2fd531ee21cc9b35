import { PaletteDialog } from '#src/palette/PaletteDialog.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { commandPalette } from '../cases/commandPalette.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const field = (screen: Screen) => screen.getByRole('combobox');
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const option = (screen: Screen, name: string | RegExp) => screen.getByRole('option', { name });
const type = (text: string) => (stage: { screen: Screen }) => field(stage.screen).fill(text);

/** What the field points to. */
const pointed = (screen: Screen) =>
  document.getElementById(field(screen).element().getAttribute('aria-activedescendant') ?? '');

walkViews({
  cases: commandPalette,
  // A pointer that moves to an option passes others.
  tells: ['option.reach'],
  show: (palette) => (
    <PaletteDialog
      palette={palette}
      variant={palette.getSnapshot().context.hasClients ? 'b2b' : 'b2c'}
      ownProfile={null}
      parts={[]}
      onEffect={() => {}}
    />
  ),
  does: {
    'a client’s name is typed': type('ben'),
    'the field is cleared': type(''),
    'Ana wants the Repair Center for a client': ({ screen }) =>
      option(screen, 'Open the Repair Center for a client').click(),
    'Ana goes back to all commands': ({ screen }) => button(screen, 'All commands').click(),
    'the last option is reached': async ({ screen }) => {
      field(screen)
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
    },
    'Ana presses Try Again': ({ screen }) => button(screen, 'Try Again').click(),
    'the palette is closed': ({ screen }) => button(screen, 'Close').click(),
  },
  sees: {
    browsing: async (screen, { context: { text, reached } }) => {
      await expect.element(field(screen)).toHaveValue(text);
      await expect.element(field(screen)).toHaveFocus();
      if (text === '') await expect.element(option(screen, 'Settings')).toBeVisible();
      if (reached !== null)
        await expect.poll(() => pointed(screen)?.textContent).toMatch(/Sign out|Cerrar sesión/);
    },
    typing: async (screen) => {
      await expect.element(screen.getByRole('status').getByText('Searching…')).toBeInTheDocument();
    },
    searching: async (screen) => {
      await expect.element(screen.getByRole('status').getByText('Searching…')).toBeInTheDocument();
      // What is listed is about to change.
      expect(pointed(screen)).toBeNull();
    },
    found: async (screen, { context: { clients, text } }) => {
      if (clients.length === 0) {
        await expect.element(screen.getByText(`Nothing matches “${text}”.`)).toBeVisible();
        return;
      }
      await expect.element(option(screen, /^Ben Sampleton/)).toHaveAttribute('aria-selected', 'true');
      expect(pointed(screen)?.textContent).toContain('Ben Sampleton');
    },
    failed: async (screen) => {
      await expect.element(screen.getByText(failureSentences.unavailable)).toBeVisible();
      await expect.element(button(screen, 'Try Again')).toBeEnabled();
    },
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
  },
});
