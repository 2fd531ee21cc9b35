import { Box } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { DashboardActions } from '#src/app/layout/DashboardActions.tsx';
import { Header } from '#src/app/layout/Header.tsx';
import { type Language, languages } from '#vocabulary/languages.ts';
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
/** Of the menu or the rail, next to which the header is, and of a scroll bar. */
const taken = { byMenu: 208 + 16, byRail: 56 + 16 };
const signOut = { en: 'Sign out', es: 'Cerrar sesión' };

/** The dashboard's header in a language, as wide as it is next to the menu, the rail, or below both. */
async function dashboardHeader(language: Language) {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(async () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    await page.viewport(before.width, before.height);
  });
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
  /** The different heights at which its controls are in a window. */
  return async (width: number) => {
    await page.viewport(width, 800);
    const frame = document.querySelector<HTMLElement>('#next-to-menu');
    frame?.style.setProperty('width', `${width - (width < 1100 ? taken.byRail : taken.byMenu)}px`);
    const middles = [...document.querySelectorAll('header :is(h1, button, select, a)')]
      .map((each) => each.getBoundingClientRect())
      .filter((rect) => rect.width > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    expect(middles.length).toBeGreaterThan(6);
    return new Set(middles).size;
  };
}

it.each(languages)(
  'keeps the dashboard’s header on one line from 1280 px, as large as on a touch screen, in %s',
  async (language) => {
    const root = document.documentElement;
    onTestFinished(() => {
      for (const name of Object.keys(large)) root.style.removeProperty(name);
    });
    for (const [name, size] of Object.entries(large)) root.style.setProperty(name, size);
    const linesAt = await dashboardHeader(language);
    for (const width of [1280, 1296, 1312, 1366, 1440]) {
      expect(await linesAt(width)).toBe(1);
      expect(document.querySelector<HTMLElement>('header select')?.offsetHeight).toBe(44);
    }
  },
);

it.each(languages)(
  'keeps the dashboard’s header on one line from 768 px with a mouse, in %s',
  async (language) => {
    const linesAt = await dashboardHeader(language);
    for (const width of [768, 820, 1099, 1100, 1279]) expect(await linesAt(width)).toBe(1);
  },
);
