import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, use, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle, Skeleton } from '#src/ui/Surface.tsx';
import { type GroupName, workGroups } from './groups.ts';
import type { Work } from './load.ts';
import { WorkMissing } from './WorkMissing.tsx';
import { WorkRow } from './WorkRow.tsx';

/** How many rows are shown before a person asks for all. */
const rowsAtFirst = 10;

/** What waits for a person or is due soon, for all clients. The page is shown before it has loaded. */
export function WorkDue({ work }: { readonly work: Promise<Work | null> }) {
  return (
    <Card display="flex" flexDirection="column">
      <CardTitle>
        <Trans>Work due</Trans>
      </CardTitle>
      <Suspense fallback={<Skeleton flex="1" minH="12rem" />}>
        <Loaded loading={work} />
      </Suspense>
    </Card>
  );
}

function Loaded({ loading }: { readonly loading: Promise<Work | null> }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const loaded = use(loading);
  if (loaded === null) return <WorkMissing />;
  const { work, today } = loaded;
  if (work.length === 0)
    return (
      <Box as="p" color="quiet">
        <Trans>Nothing is due today or in the next seven days.</Trans>
      </Box>
    );
  const names: Readonly<Record<GroupName, string>> = {
    dueNow: t`Due today or overdue`,
    decision: t`Waiting for a decision`,
    record: t`Answers to record`,
    soon: t`Coming in seven days`,
    mail: t`Letters to mail`,
  };
  return (
    <>
      {/* As high as the calendar next to it, so that the clients stay where they are. */}
      <Box maxH={{ xl: '23rem' }} overflowY={{ xl: 'auto' }} mx="-2" px="2">
        {workGroups(work, today, all ? work.length : rowsAtFirst).map(({ name, items, count }) => (
          <Box key={name} _notFirst={{ mt: '2' }}>
            <Box as="h3" fontSize="xs" fontWeight="medium" color="quiet">
              {names[name]} <span>({count})</span>
            </Box>
            <Box as="ul" listStyleType="none">
              {items.map((item) => (
                <WorkRow key={`${item.profileId} ${item.kind}`} item={item} today={today} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {all || work.length <= rowsAtFirst ? null : (
        <Button size="small" alignSelf="start" mt="3" onClick={() => setAll(true)}>
          <Trans>Show all {work.length}</Trans>
        </Button>
      )}
    </>
  );
}
