import { useEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { useMeasured } from '#src/ui/useMeasured.ts';
import { show } from '../profile/show.tsx';

function Part({ seen }: { readonly seen: string[] }) {
  useEffect(() => {
    seen.push(document.documentElement.style.getPropertyValue('--test-head'));
  }, [seen]);
  return null;
}

function Page({ seen }: { readonly seen: string[] }) {
  const head = useRef<HTMLElement>(null);
  useMeasured(head, '--test-head');
  return (
    <>
      <header ref={head} style={{ height: '61px' }} />
      <Part seen={seen} />
    </>
  );
}

it('is known to the parts of a page when they first scroll to what a link leads to', async () => {
  const seen: string[] = [];
  const { screen } = await show(<Page seen={seen} />);
  expect(seen[0]).toBe('61px');
  await screen.unmount();
  expect(document.documentElement.style.getPropertyValue('--test-head')).toBe('');
});
