import { expect, it } from 'vitest';
import { useSetNames } from '#src/overview/useSetNames.ts';
import { show } from '../profile/show.tsx';

const set = (sessionId: string, writtenOn: string, round: number) => ({
  sessionId,
  profileName: 'Ana Torres',
  writtenOn,
  round,
});

function Names({ sets }: { readonly sets: readonly ReturnType<typeof set>[] }) {
  const names = useSetNames()(sets);
  return <p>{sets.map(({ sessionId }) => names.get(sessionId)).join(' | ')}</p>;
}

it('K9 numbers the sets of one client, day, and round in the order in which they were written, from the second one on', async () => {
  const sets = [set('c', '2026-11-20', 1), set('a', '2026-11-20', 1), set('b', '2026-11-20', 2)];
  const { screen } = await show(<Names sets={sets} />);
  await expect
    .element(
      screen.getByText(
        'Ana Torres, 11/20/2026, round 1 (2) | Ana Torres, 11/20/2026, round 1 | Ana Torres, 11/20/2026, round 2',
      ),
    )
    .toBeVisible();
});
