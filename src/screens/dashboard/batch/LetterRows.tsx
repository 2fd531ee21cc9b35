import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LetterSummary } from '#contract/letterSummary.ts';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import type { BatchContext } from '#machines/clientBatchParts.ts';
import { ClientRows } from './ClientRows.tsx';
import { Facts } from '#src/ui/Facts.tsx';

interface LetterRowsProps {
  readonly clients: readonly ReadyClient[];
  readonly plans: BatchContext['plans'];
}

/** How many letters each client gets, and who receives them. */
export function LetterRows({ clients, plans }: LetterRowsProps) {
  const { i18n, t } = useLingui();
  const recipientsOf = useRecipients();
  return (
    <ClientRows
      rows={clients.map((client) => {
        const summary = plans.find(({ id }) => id === client.id)?.summary;
        const { letters = [], withoutGround = [] } = summary ?? {};
        const open = withoutGround.filter(({ decided }) => decided === null).length;
        const parts = [
          t`${plural(letters.length, { one: '# letter', other: '# letters' })}`,
          new Intl.ListFormat(i18n.locale).format(recipientsOf(summary)),
          open === 0
            ? null
            : t`${plural(open, {
                one: '# item without a ground, which the letters ask to verify',
                other: '# items without a ground, which the letters ask to verify',
              })}`,
          summary?.enclosesOldProof === true ? t`proof of address from before the address changed` : null,
        ];
        return { client, note: <Facts of={parts} />, page: null };
      })}
    />
  );
}

/** Each recipient, with the number of letters if there are several of that day. */
function useRecipients(): (summary: LetterSummary | null | undefined) => string[] {
  const { t } = useLingui();
  return (summary) => {
    const many = summary?.concerns.flatMap((concern) =>
      concern.kind === 'manyLetters' ? concern.recipients : [],
    );
    return [...new Set(summary?.letters.map(({ recipient }) => recipient))].map((recipient) => {
      const several = many?.find(({ name }) => name === recipient);
      if (several === undefined) return recipient;
      const { letters, earlier } = several;
      return earlier === 0
        ? t`${recipient} (${letters})`
        : t`${recipient} (${letters}, and ${earlier} from earlier today)`;
    });
  };
}
