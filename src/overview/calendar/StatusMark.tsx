import { chakra } from '@chakra-ui/react';
import { statusTones } from '#src/ui/theme/statusTones.ts';
import { StatusShape } from '#src/ui/StatusShape.tsx';
import type { ListedStatus } from '#vocabulary/listedStatuses.ts';

/** A status without room for its name, distinguished by shape as well as by color. */
export function StatusMark({ status }: { readonly status: ListedStatus }) {
  return (
    <chakra.span color={statusTones[status].color} display="inline-flex" aria-hidden>
      <StatusShape status={status} size={11} />
    </chakra.span>
  );
}
