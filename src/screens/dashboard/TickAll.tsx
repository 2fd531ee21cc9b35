import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { ClientSelection } from './useClientSelection.ts';

interface TickAllProps {
  readonly selection: ClientSelection;
  /** The clients shown; null if they can't be selected at once. */
  readonly ids: readonly string[] | null;
}

/** Selects all clients that the search shows, or none of them. It is the head of its column. */
export function TickAll({ selection, ids }: TickAllProps) {
  const { t } = useLingui();
  const selected = useSelector(selection, ({ context }) => context.selected);
  if (ids === null || ids.length < 2) return <Box srOnly>{t`Select`}</Box>;
  const { length: clientCount } = ids;
  const chosen = new Set(selected);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Checkbox
      aria-label={t`Select all ${clientCount}`}
      checked={count === clientCount}
      mixed={count > 0 && count < clientCount}
      onChange={() => selection.send({ type: 'rows.toggle', ids })}
    />
  );
}
