import { UserPlus } from 'lucide-react';
import { expect, it } from 'vitest';
import { commandOptions } from '#src/palette/options.ts';

it('K13 finds an action by what people also call it, and only with every word that is typed', () => {
  const addClient = {
    id: 'addClient',
    name: 'Add Client',
    also: 'New client, create a profile',
    Icon: UserPlus,
    effect: { kind: 'go', path: '/create-profile' },
  } as const;
  const found = (text: string) => commandOptions([addClient], text).map(({ name }) => name);
  for (const text of ['', 'add', 'NEW cli', 'create', 'add profile'])
    expect(found(text)).toEqual(['Add Client']);
  expect(found('new report')).toEqual([]);
});
