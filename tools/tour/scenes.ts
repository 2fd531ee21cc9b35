import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Camera } from './camera.ts';
import type { Caption } from './captions.ts';

interface Scene {
  readonly caption: Caption;
  readonly play: (page: Page, camera: Camera) => Promise<void>;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** From a new client to the next round, in the order in which a person does it. */
export const scenes: readonly Scene[] = [
  {
    caption: {
      en: 'The dashboard shows where every client stands, and what to do next.',
      es: 'El panel muestra en qué punto está cada cliente y qué hacer a continuación.',
    },
    async play(page, camera) {
      await page.getByRole('table', { name: 'Clients' }).waitFor();
      await camera.hold(3_000);
    },
  },
  {
    caption: {
      en: 'Add a client: name, address, date of birth and SSN.',
      es: 'Agregue un cliente: nombre, dirección, fecha de nacimiento y SSN.',
    },
    async play(page, camera) {
      await camera.press(page.getByRole('link', { name: 'Add Client' }));
      await page.waitForURL(/create-profile/);
      await field(page, 'Profile name').waitFor();
      await camera.type(field(page, 'Profile name'), 'Nina Brooks');
      await camera.type(field(page, 'First name'), 'Nina');
      await camera.type(field(page, 'Last name'), 'Brooks');
      await field(page, 'Phone').fill('5555550142');
      await page.getByRole('textbox', { name: /^Email/ }).fill('nina.brooks@example.com');
      await field(page, 'SSN').fill('666541207');
      await camera.hold(500);
      await field(page, 'Date of birth').fill('04/12/1988');
      await field(page, 'Street address').fill('48 Harbor Lane');
      await camera.hold(500);
      await field(page, 'City').fill('Reno');
      await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Nevada' });
      await field(page, 'Postal code').fill('89501');
      await camera.hold(1_200);
    },
  },
  {
    caption: {
      en: 'Add pictures of the three proofs of identity, and save.',
      es: 'Agregue imágenes de los tres comprobantes de identidad y guarde.',
    },
    async play(page, camera) {
      const picture = await sharp({
        create: { width: 900, height: 560, channels: 3, background: '#dbe8e6' },
      })
        .jpeg()
        .toBuffer();
      await camera.scrollTo(page.getByText('Proof of address'));
      await camera.hold(500);
      for (const input of await page.locator('input[type=file]').all()) {
        await input.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: picture });
        await camera.hold(600);
      }
      await camera.press(page.getByRole('button', { name: 'Save Profile' }).last());
      await page.waitForURL(/edit-profile/);
      await page.getByRole('textbox', { name: 'Username' }).first().waitFor();
      await camera.hold(1_500);
    },
  },
  {
    caption: {
      en: 'Sign in to the client’s report provider: the three-bureau report is read.',
      es: 'Inicie sesión en el proveedor de informes del cliente: se lee el informe de los tres burós.',
    },
    async play(page, camera) {
      await camera.type(page.getByRole('textbox', { name: 'Username' }).first(), 'nina.brooks');
      await page.locator('input[type=password]').first().fill('sandbox');
      await camera.press(page.getByRole('button', { name: 'Connect', exact: true }).first());
      await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
      await camera.hold(2_500);
      await camera.press(page.getByRole('dialog').getByRole('link', { name: 'Move to Repair center' }));
      await page.waitForURL(/repair-center/);
    },
  },
  {
    caption: {
      en: 'In the Repair Center, choose what to dispute, and generate the letters.',
      es: 'En el centro de reparación, elija qué disputar y genere las cartas.',
    },
    async play(page, camera) {
      await camera.press(page.getByRole('button', { name: 'Generate', exact: true }));
      await camera.hold(800);
      await camera.press(page.getByRole('checkbox', { name: 'Attack All Negative Accounts' }));
      await camera.hold(800);
      await camera.press(page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }));
      await page.getByRole('heading', { name: 'The letters are ready' }).waitFor();
      await camera.hold(800);
    },
  },
  {
    caption: {
      en: 'Download the letters and mail them, or have them printed and mailed.',
      es: 'Descargue las cartas y envíelas, o haga que se impriman y se envíen.',
    },
    async play(page, camera) {
      await camera.hold(2_500);
      await camera.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
    },
  },
  {
    caption: {
      en: 'Come back after 30 days with a new report for the next round.',
      es: 'Vuelva después de 30 días con un informe nuevo para la siguiente ronda.',
    },
    async play(page, camera) {
      await camera.press(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }));
      await page.getByRole('table', { name: 'Clients' }).waitFor();
      await camera.hold(4_000);
    },
  },
];
