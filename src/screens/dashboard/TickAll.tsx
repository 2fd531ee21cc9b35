import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { ClientSelection } from './useClientSelection.ts';

interface TickAllProps {
  readonly selection: ClientSelection;
  /** The first clients shown, as many as can be selected at once; null if some of them are not loaded. */
  readonly ids: readonly string[] | null;
  /** How many are shown. */
  readonly shown: number;
}

/** Selects all clients that the search shows, or the first of them if they are too many, or none. It is the head of its column. */
export function TickAll({ selection, ids, shown }: TickAllProps) {
  const { t } = useLingui();
  const selected = useSelector(selection, ({ context }) => context.selected);
  if (ids === null || ids.length < 2) return <Box srOnly>{t`Select`}</Box>;
  const { length: clientCount } = ids;
  const chosen = new Set(selected);
  const count = ids.filter((id) => chosen.has(id)).length;
  const label = clientCount < shown ? t`Select the first ${clientCount}` : t`Select all ${clientCount}`;
  return (
    <Checkbox
      aria-label={label}
      title={label}
      checked={count === clientCount}
      mixed={count > 0 && count < clientCount}
      onChange={() => selection.send({ type: 'rows.toggle', ids })}
    />
  );
}
