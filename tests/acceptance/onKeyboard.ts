import type { Locator, Page } from 'playwright-core';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { tabTo } from '#tests/support/tabTo.ts';

/** Someone who reaches everything with Tab and presses keys only. */
export class OnKeyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    // File choosers are intercepted from the first listener on. Adding it only at the key press may be too late.
    page.on('filechooser', () => undefined);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  inDialog(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: true });
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.press(key);
  }

  async write(target: string | RegExp | Locator, text: string): Promise<void> {
    const field = typeof target === 'string' || target instanceof RegExp ? this.field(target) : target;
    await tabTo(this.page, field);
    await this.page.keyboard.type(text);
  }

  /** Something has the focus; otherwise people would have to start again at the top of the page. */
  async keepsPlace(): Promise<void> {
    await this.page.waitForFunction(() => document.activeElement?.tagName !== 'BODY');
  }

  async signIn(mail: string): Promise<void> {
    await this.write(this.page.locator('input[name=mail]'), mail);
    await this.write(this.page.locator('input[name=password]'), demonstrationPassword);
    await this.page.keyboard.press('Enter');
    await this.page.locator('#page').waitFor();
  }

  /** The form's fields, and a photo for each of its three documents, chosen in the file chooser. */
  async fillProfile(first: string, mail: string, photo: Buffer): Promise<void> {
    await this.write('Profile name', `${first} Board`);
    await this.write('First name', first);
    await this.write('Last name', 'Board');
    await this.write('Phone', '5555550177');
    await this.write(/^Email/, mail);
    await this.write('SSN', '666501234');
    await this.write('Date of birth', '04051990');
    await this.write('Street address', '12 Long Rd');
    await this.write('City', 'Reno');
    await tabTo(this.page, this.page.getByRole('combobox', { name: 'State', exact: true }));
    await this.page.keyboard.type('Nevada');
    await this.write('Postal code', '89501');
    for (const input of await this.page.locator('input[type=file]').all()) {
      await tabTo(this.page, input);
      const choosing = this.page.waitForEvent('filechooser');
      await this.page.keyboard.press('Space');
      await (await choosing).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo });
      await this.keepsPlace();
    }
    await this.page.getByText('File successfully uploaded!').nth(2).waitFor();
  }
}
