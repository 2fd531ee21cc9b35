import { useEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMeasured } from '#src/ui/useMeasured.ts';
import { show } from '../profile/show.tsx';

const { style } = document.documentElement;

function Part({ seen }: { readonly seen: string[] }) {
  useEffect(() => {
    seen.push(style.getPropertyValue('--test-head'));
  }, [seen]);
  return null;
}

function Page({ seen, height }: { readonly seen: string[]; readonly height: number }) {
  const head = useRef<HTMLElement>(null);
  useMeasured(head, '--test-head');
  return (
    <>
      <header ref={head} style={{ height }} />
      <Part seen={seen} />
    </>
  );
}

const sheet = new CSSStyleSheet();
afterEach(() => {
  document.adoptedStyleSheets = [];
  vi.restoreAllMocks();
});

it('is known to the parts of a page when they first scroll to what a link leads to', async () => {
  const seen: string[] = [];
  const { screen } = await show(<Page seen={seen} height={61} />);
  expect(seen[0]).toBe('61px');
  await screen.unmount();
  expect(style.getPropertyValue('--test-head')).toBe('');
});

it('sets nothing that is so already: no height, or the theme’s default', async () => {
  sheet.replaceSync(':root { --test-head: 48px }');
  const set = vi.spyOn(style, 'setProperty');
  const { screen } = await show(<Page seen={[]} height={0} />);
  await screen.unmount();
  document.adoptedStyleSheets = [sheet];
  await show(<Page seen={[]} height={48} />);
  expect(set).not.toHaveBeenCalled();
});
