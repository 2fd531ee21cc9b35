import { Box } from '@chakra-ui/react';
import { Plural } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { TableRows } from '#src/ui/DataTable.tsx';

interface SelectedCountProps {
  readonly ids: readonly string[];
  readonly rows: TableRows<ProfileListItem>;
}

/** How many are selected, and how many of them a search or a filter hides: what is done for them is done for these, too. */
export function SelectedCount({ ids, rows }: SelectedCountProps) {
  const hidden = useMemo(() => hiddenCount(ids, rows), [ids, rows]);
  return (
    // While all of them are in sight, nothing else moves for it.
    <Box as="span" role="status" srOnly={hidden === 0} fontSize="sm" color="quiet" px="1" whiteSpace="nowrap">
      <Plural value={ids.length} one="# selected" other="# selected" />
      {hidden === 0 ? null : (
        <>
          {', '}
          <Plural value={hidden} one="# hidden" other="# hidden" />
        </>
      )}
    </Box>
  );
}

/** A list of which not all rows are loaded can't tell. */
function hiddenCount(ids: readonly string[], rows: TableRows<ProfileListItem>): number {
  const shown = new Set<string>();
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows.at(place);
    if (row === undefined) return 0;
    shown.add(row.id);
  }
  return ids.filter((id) => !shown.has(id)).length;
}
