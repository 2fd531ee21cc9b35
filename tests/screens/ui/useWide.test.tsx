import { page } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { Columns } from '#src/screens/dashboard/Columns.tsx';
import { useSidePanel } from '#src/ui/sidePanel.ts';
import { useAmple, useRoomy, useWide } from '#src/ui/useWide.ts';
import { show } from '../profile/show.tsx';

afterEach(() => page.viewport(414, 896));

function Page({ hasPanel }: { readonly hasPanel: boolean }) {
  useSidePanel(hasPanel);
  const usual = useWide();
  const atSide = useWide('atSide');
  const broad = useWide('broad');
  const roomy = useRoomy();
  const ample = useAmple();
  const room = Object.entries({ usual, atSide, broad, roomy, ample }).flatMap(([kind, has]) =>
    has ? [kind] : [],
  );
  return (
    <>
      <output>{room.join(' ')}</output>
      <Columns>
        <div data-part>One</div>
        <div data-part>Other</div>
      </Columns>
    </>
  );
}

it.each([
  [1000, false, '', 'below'],
  [1280, false, 'usual atSide broad', 'below'],
  [1360, false, 'usual atSide broad roomy', 'below'],
  [1440, false, 'usual atSide broad roomy', 'below'],
  [1560, false, 'usual atSide broad roomy ample', 'below'],
  [1900, false, 'usual broad', 'next to'],
  [2000, false, 'usual broad roomy', 'next to'],
  [2200, false, 'usual broad roomy ample', 'next to'],
  // Below 1280 px, the panel is below the page.
  [1200, true, 'usual atSide', 'below'],
  [1440, true, '', 'below'],
  [1700, true, 'usual atSide broad', 'below'],
  [1780, true, 'usual atSide broad roomy', 'below'],
  [2020, true, 'usual atSide broad roomy ample', 'below'],
  [2320, true, 'usual broad', 'next to'],
  [2420, true, 'usual broad roomy', 'next to'],
  [2620, true, 'usual broad roomy ample', 'next to'],
])(
  'at %i px, a page (with a panel at its side: %s) has room for tables: %s; its parts are %s each other',
  async (width, hasPanel, room, where) => {
    await page.viewport(width, 900);
    const { screen } = await show(<Page hasPanel={hasPanel} />);
    await expect.poll(() => screen.getByRole('status').query()?.textContent).toBe(room);
    const top = (text: string) => screen.getByText(text).element().getBoundingClientRect().top;
    expect(top('Other') > top('One') ? 'below' : 'next to').toBe(where);
  },
);
