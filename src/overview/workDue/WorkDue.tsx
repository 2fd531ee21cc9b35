import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { WorkGroup } from '#contract/work.ts';
import { Card, CardTitle, Skeleton } from '#src/ui/Surface.tsx';
import { useSettled } from '../useSettled.ts';
import type { LoadMore, Work } from './load.ts';
import { OpenGroup } from './OpenGroup.tsx';
import { WorkList } from './WorkList.tsx';
import { WorkMissing } from './WorkMissing.tsx';

/** How many rows of a group are shown before a person opens it, so that the first groups are seen together. */
const rowsOf = (groups: number) => Math.max(3, Math.floor(10 / groups));

interface WorkDueProps {
  readonly work: Promise<Work | null>;
  readonly more: LoadMore;
}

/** What waits for a person or is due soon, for all clients. The page is shown before it has loaded. */
export function WorkDue({ work, more }: WorkDueProps) {
  const { value: loaded } = useSettled(work);
  return (
    <Card display="flex" flexDirection="column">
      <CardTitle>
        <Trans>Work due</Trans>
      </CardTitle>
      {loaded === undefined ? (
        <Skeleton flex="1" minH="12rem" />
      ) : loaded === null ? (
        <WorkMissing />
      ) : (
        <Groups work={loaded} more={more} />
      )}
    </Card>
  );
}

/** The first items of each group, or all of the one that a person opened. */
function Groups({ work, more }: { readonly work: Work; readonly more: LoadMore }) {
  const [opened, setOpened] = useState<WorkGroup | null>(null);
  const { groups, today } = work;
  if (groups.length === 0)
    return (
      <Box as="p" color="quiet">
        <Trans>Nothing is due today or in the next seven days.</Trans>
      </Box>
    );
  const group = groups.find(({ name }) => name === opened);
  return (
    // As high as the calendar next to it, so that the clients stay where they are.
    <Box maxH={{ xl: '25rem' }} overflowY={{ xl: 'auto' }} mx="-2" px="2">
      {group === undefined ? (
        groups.map((one) => (
          <WorkList
            key={one.name}
            group={{ ...one, items: one.items.slice(0, rowsOf(groups.length)) }}
            today={today}
            onOpen={() => setOpened(one.name)}
          />
        ))
      ) : (
        <OpenGroup first={group} today={today} more={more} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}
