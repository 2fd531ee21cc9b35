import { Box } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { DashboardActions } from '#src/app/layout/DashboardActions.tsx';
import { Header } from '#src/app/layout/Header.tsx';
import { languages } from '#vocabulary/languages.ts';
import { messages as english } from '../../../locales/en.po';
import { messages as spanish } from '../../../locales/es.po';
import { aUser } from '../aUser.ts';
import { show } from '../profile/show.tsx';

/** What the theme gives to screens that are touched (`roles.ts`). This browser has a mouse. */
const large = {
  '--chakra-font-sizes-sm': '0.875rem',
  '--chakra-font-sizes-lg': '1.125rem',
  '--chakra-font-sizes-control': '1rem',
  '--chakra-sizes-control': '2.75rem',
  '--chakra-sizes-control-small': '2.75rem',
  '--chakra-sizes-glyph': '1.125rem',
};

const messages = { en: english, es: spanish };
/** Of the menu, next to which the header is, and of a scroll bar. */
const taken = 208 + 16;
const signOut = { en: 'Sign out', es: 'Cerrar sesión' };

it.each(languages)(
  'keeps the dashboard’s header on one line from 1280 px, as large as on a touch screen, in %s',
  async (language) => {
    const root = document.documentElement;
    const before = { width: window.innerWidth, height: window.innerHeight };
    onTestFinished(async () => {
      i18n.loadAndActivate({ locale: 'en', messages: {} });
      await page.viewport(before.width, before.height);
      for (const name of Object.keys(large)) root.style.removeProperty(name);
    });
    for (const [name, size] of Object.entries(large)) root.style.setProperty(name, size);
    i18n.loadAndActivate({ locale: language, messages: messages[language] });
    await page.viewport(1280, 800);
    const { screen } = await show(
      <Box id="next-to-menu">
        <Header
          title={i18n._('Dashboard')}
          information={aUser()}
          alerts={{ latest: [], next: null, count: 10 }}
          actions={<DashboardActions />}
          ownProfile={null}
          onSearch={() => undefined}
        />
      </Box>,
      true,
    );
    await expect.element(screen.getByRole('button', { name: signOut[language] })).toBeVisible();
    const frame = document.querySelector<HTMLElement>('#next-to-menu');
    for (const width of [1280, 1296, 1312, 1366, 1440]) {
      await page.viewport(width, 800);
      frame?.style.setProperty('width', `${width - taken}px`);
      const middles = [...document.querySelectorAll('header :is(h1, button, select, a)')]
        .map((each) => each.getBoundingClientRect())
        .filter((rect) => rect.width > 0)
        .map(({ top, bottom }) => Math.round((top + bottom) / 2));
      expect(document.querySelector<HTMLElement>('header select')?.offsetHeight).toBe(44);
      expect(middles.length).toBeGreaterThan(6);
      expect(new Set(middles).size).toBe(1);
    }
  },
);
