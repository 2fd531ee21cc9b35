import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { startTransition, Suspense, useId, useState } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { WorkGroup } from '#contract/work.ts';
import { lazily } from '#src/language/lazily.ts';
import { Card, Skeleton } from '#src/ui/Surface.tsx';
import { useSettled } from '../useSettled.ts';
import type { LoadMore, Work } from './load.ts';
import { TodayRows } from './TodayRows.tsx';
import { WorkFilters } from './WorkFilters.tsx';
import { WorkMissing } from './WorkMissing.tsx';

/** Nobody has chosen a group yet. */
const GroupRows = lazily(async () => (await import('./GroupRows.tsx')).GroupRows);

interface AttentionProps {
  readonly work: Promise<Work | null>;
  /** All of them; none if the list is too long to know. */
  readonly profiles: readonly ProfileListItem[];
  readonly more: LoadMore;
}

/** Who needs attention today, why, and the step that ends it. The page is shown before it has loaded. */
export function Attention({ work, profiles, more }: AttentionProps) {
  const title = useId();
  const { value: loaded } = useSettled(work);
  const [chosen, setChosen] = useState<WorkGroup | null>(null);
  // What is shown stays until the group’s rows have loaded.
  const choose = (name: WorkGroup | null) => startTransition(() => setChosen(name));
  const groups = loaded?.groups ?? [];
  // A group that has become empty is no longer there.
  const group = groups.find(({ name }) => name === chosen);
  return (
    <Card aria-labelledby={title} display="flex" flexDirection="column" raised p="0">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="1"
        minH="2.5rem"
        px={{ base: '4', md: '3' }}
        pt={{ base: '3', lg: '1.5' }}
        pb="1.5"
      >
        <Box as="h2" id={title} fontSize="title" flex="1 1 auto">
          <Trans>Needs attention today</Trans>
        </Box>
        <WorkFilters groups={groups} chosen={group?.name ?? null} onChoose={choose} />
      </Box>
      <Suspense>
        {loaded === undefined ? (
          // About as high as what comes, which would otherwise move what is below from under a finger.
          <Skeleton flex="1" minH={{ base: '24rem', md: '14rem' }} borderTopRadius="0" />
        ) : loaded === null ? (
          <Box px={{ base: '4', md: '3' }} py="3" borderTop="1px solid" borderColor="edge">
            <WorkMissing />
          </Box>
        ) : group === undefined ? (
          <TodayRows work={loaded} profiles={profiles} onOpen={choose} />
        ) : (
          <GroupRows key={group.name} first={group} today={loaded.today} more={more} />
        )}
      </Suspense>
    </Card>
  );
}
