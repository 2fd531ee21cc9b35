import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import type { BatchContext } from '#machines/clientBatchParts.ts';
import { ClientRows } from './ClientRows.tsx';

interface LetterRowsProps {
  readonly clients: readonly ReadyClient[];
  readonly plans: BatchContext['plans'];
}

/** How many letters each client gets, and who receives them. */
export function LetterRows({ clients, plans }: LetterRowsProps) {
  const { i18n } = useLingui();
  return (
    <ClientRows
      rows={clients.map((client) => {
        const { letters = [], withoutGround = [] } = plans.find(({ id }) => id === client.id)?.summary ?? {};
        const recipients = new Set(letters.map(({ recipient }) => recipient));
        const open = withoutGround.filter(({ decided }) => decided === null).length;
        const parts = [
          plural(letters.length, { one: '# letter', other: '# letters' }),
          new Intl.ListFormat(i18n.locale).format(recipients),
          open === 0
            ? null
            : plural(open, {
                one: '# item without a ground, which the letters ask to verify',
                other: '# items without a ground, which the letters ask to verify',
              }),
        ];
        return { client, note: parts.filter((part) => part !== null).join(' ·\u00a0'), page: null };
      })}
    />
  );
}
