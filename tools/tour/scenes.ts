import { confirmSummary } from '#tests/support/confirmSummary.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { inLanguage } from '#tests/views/catalogue.ts';
import type { Variant } from '#contract/shapes.ts';
import type { Camera } from './camera.ts';
import type { Caption } from './captions.ts';

type Say = ReturnType<typeof inLanguage>;

export interface Scene {
  readonly caption: Caption;
  /** `say` returns the interface's texts in the language that is filmed. */
  readonly play: (page: Page, camera: Camera, say: Say) => Promise<void>;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const fillProfile: Scene['play'] = async (page, camera, say) => {
  await page.waitForURL(/create-profile/);
  await field(page, say('Profile name')).waitFor();
  // The sandbox's name for `nina.brooks`, so that her report does not look like another person's.
  await camera.type(field(page, say('Profile name')), 'Nina Brooks');
  await camera.type(field(page, say('First name')), 'Nina');
  await camera.type(field(page, say('Last name')), 'Brooks');
  await field(page, say('Phone')).fill('5555550142');
  await page.getByRole('textbox', { name: new RegExp(`^${say('Email')}`) }).fill('nina.brooks@example.com');
  await field(page, say('SSN')).fill('666554397');
  await camera.hold(500);
  await field(page, say('Date of birth')).fill('01/18/1995');
  await field(page, say('Street address')).fill('8677 Willow Ct Apt 13A');
  await camera.hold(500);
  await field(page, say('City')).fill('Raleigh');
  await page
    .getByRole('combobox', { name: say('State'), exact: true })
    .selectOption({ label: 'North Carolina' });
  await field(page, say('Postal code')).fill('27687');
  await camera.hold(1_200);
};

const addPhotos: Scene['play'] = async (page, camera, say) => {
  const picture = await sharp({
    create: { width: 900, height: 560, channels: 3, background: '#dbe8e6' },
  })
    .jpeg()
    .toBuffer();
  await camera.scrollTo(page.getByText(say('Proof of address'), { exact: true }));
  await camera.hold(500);
  for (const input of await page.locator('input[type=file]').all()) {
    await input.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: picture });
    await camera.hold(600);
  }
  await camera.press(page.getByRole('button', { name: say('Save Profile') }).last());
  await page.waitForURL(/edit-profile/);
  await page
    .getByRole('textbox', { name: say('Username') })
    .first()
    .waitFor();
  await camera.hold(1_500);
};

const connect: Scene['play'] = async (page, camera, say) => {
  await camera.type(page.getByRole('textbox', { name: say('Username') }).first(), 'nina.brooks');
  await page.locator('input[type=password]').first().fill('sandbox');
  await camera.press(page.getByRole('button', { name: say('Connect'), exact: true }).first());
  await page.getByRole('heading', { name: say('Credit Report Connected') }).waitFor();
  await camera.hold(2_500);
  await camera.press(page.getByRole('dialog').getByRole('link', { name: say('Move to Repair center') }));
  await page.waitForURL(/repair-center/);
};

const generate: Scene['play'] = async (page, camera, say) => {
  await camera.press(page.getByRole('button', { name: say('Generate'), exact: true }));
  await camera.hold(800);
  await camera.press(page.getByRole('checkbox', { name: say('Attack All Negative Accounts') }));
  await camera.hold(800);
  await camera.press(page.getByRole('dialog').getByRole('button', { name: say('Generate'), exact: true }));
  await confirmSummary(page, say);
  await page.getByRole('heading', { name: say('Your letters are ready') }).waitFor();
  await camera.hold(800);
};

const receive: Scene['play'] = async (page, camera, say) => {
  await camera.hold(2_500);
  await camera.press(page.getByRole('dialog').getByRole('link', { name: say('Record mailing') }));
  await page.waitForURL(/disputes/);
};

const record: Scene['play'] = async (page, camera, say) => {
  const [before = ''] = say('I mailed all {count} letters').split('{count}');
  await camera.hold(1_200);
  await camera.press(page.getByRole('button', { name: new RegExp(`^${before}\\d+`) }));
  const form = page.getByRole('dialog');
  await camera.hold(800);
  await form.getByLabel(new RegExp(`^${say('How it was sent')}`)).selectOption(say('First-class mail'));
  await camera.hold(1_000);
  await camera.press(form.getByRole('button', { name: say('Save') }));
  await form.waitFor({ state: 'detached' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await camera.hold(2_500);
};

const recordCaption: Caption = {
  en: 'Once the letters are mailed, record it. Redress then counts the days until the answers are due.',
  es: 'Cuando haya enviado las cartas, regístrelo. Redress cuenta entonces los días hasta que venza el plazo de respuesta.',
};

/** An agency: from a new client to the next round, in the order in which a person works. */
const agency: readonly Scene[] = [
  {
    caption: {
      en: 'The dashboard shows where every client stands and what to do next.',
      es: 'El panel muestra en qué punto está cada cliente y qué hacer a continuación.',
    },
    async play(page, camera, say) {
      await page.getByRole('table', { name: say('Clients') }).waitFor();
      await camera.hold(3_000);
    },
  },
  {
    caption: {
      en: 'Add a client: name, address, date of birth, and SSN.',
      es: 'Agregue un cliente: nombre, dirección, fecha de nacimiento y SSN.',
    },
    async play(page, camera, say) {
      await camera.press(page.getByRole('link', { name: say('Add Client') }));
      await fillProfile(page, camera, say);
    },
  },
  {
    caption: {
      en: 'Add photos of the three identity documents, and save.',
      es: 'Agregue fotos de los tres documentos de identidad y guarde.',
    },
    play: addPhotos,
  },
  {
    caption: {
      en: 'Sign in to the client’s report provider, and Redress reads the three-bureau report.',
      es: 'Inicie sesión en el proveedor de informes del cliente, y Redress lee el informe de los tres burós.',
    },
    play: connect,
  },
  {
    caption: {
      en: 'In the Repair Center, choose what to dispute and generate the letters.',
      es: 'En el centro de reparación, elija qué disputar y genere las cartas.',
    },
    play: generate,
  },
  {
    caption: {
      en: 'Download and mail the letters yourself, or have them printed and mailed for you.',
      es: 'Descargue las cartas y envíelas, o haga que se impriman y se envíen.',
    },
    play: receive,
  },
  { caption: recordCaption, play: record },
  {
    caption: {
      en: 'The dashboard says what is due next. After 30 days, a new report begins the next round.',
      es: 'El panel dice qué vence después. A los 30 días, un informe nuevo inicia la siguiente ronda.',
    },
    async play(page, camera, say) {
      await camera.press(page.getByRole('navigation').getByRole('link', { name: say('Dashboard') }));
      await page.getByRole('table', { name: say('Clients') }).waitFor();
      await camera.hold(4_000);
    },
  },
];

/** The same for a person with their own report, on a phone. */
const consumer: readonly Scene[] = [
  {
    caption: {
      en: 'Your home page shows the steps to your letters.',
      es: 'La página de inicio muestra los pasos hasta sus cartas.',
    },
    async play(page, camera, say) {
      await page.getByRole('heading', { name: say('Checklist') }).waitFor();
      await camera.hold(3_000);
    },
  },
  {
    caption: {
      en: 'Create your profile: name, address, date of birth, and SSN.',
      es: 'Cree su perfil: nombre, dirección, fecha de nacimiento y SSN.',
    },
    async play(page, camera, say) {
      await camera.press(page.getByRole('link', { name: say('Create'), exact: true }));
      await fillProfile(page, camera, say);
    },
  },
  {
    caption: {
      en: 'Add photos of the three identity documents, and save.',
      es: 'Agregue fotos de los tres documentos de identidad y guarde.',
    },
    play: addPhotos,
  },
  {
    caption: {
      en: 'Sign in to your report provider, and Redress reads your three-bureau report.',
      es: 'Inicie sesión en el proveedor de su informe, y Redress lee su informe de los tres burós.',
    },
    play: connect,
  },
  {
    caption: {
      en: 'In the Repair Center, choose what to dispute and generate the letters.',
      es: 'En el centro de reparación, elija qué disputar y genere las cartas.',
    },
    play: generate,
  },
  {
    caption: {
      en: 'Download and mail the letters yourself, or have them printed and mailed for you.',
      es: 'Descargue las cartas y envíelas, o haga que se impriman y se envíen.',
    },
    play: receive,
  },
  { caption: recordCaption, play: record },
  {
    caption: {
      en: 'Your home page says whose turn it is. After 30 days, a new report begins the next round.',
      es: 'La página de inicio dice a quién le toca. A los 30 días, un informe nuevo inicia la siguiente ronda.',
    },
    async play(page, camera, say) {
      await camera.press(
        page
          .getByRole('navigation')
          .getByRole('link', { name: say('Home'), exact: true })
          .last(),
      );
      await page.waitForURL(/home/);
      await page.locator('main').getByRole('heading').first().waitFor();
      await camera.hold(4_000);
    },
  },
];

/** What is filmed on each host. */
export const scenesOf: Readonly<Record<Variant, readonly Scene[]>> = { b2b: agency, b2c: consumer };
