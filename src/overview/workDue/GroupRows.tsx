import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useSettled } from '../useSettled.ts';
import type { GroupOfWork, LoadMore } from './load.ts';
import { WorkRows } from './WorkRows.tsx';

interface GroupRowsProps {
  /** The group with its first items. */
  readonly first: GroupOfWork;
  /** Civil date. */
  readonly today: string;
  readonly more: LoadMore;
}

/** One group with all its items, loaded some at a time. */
export function GroupRows({ first, today, more }: GroupRowsProps) {
  const isShort = first.items.length >= first.count;
  const [asked, setAsked] = useState(() => (isShort ? nothingAsked(first) : readOn(more, emptyOf(first))));
  const { value: read, isLoading } = useSettled(asked);
  // When the page's data is loaded again, so is what was opened of the group.
  const [known, setKnown] = useState(first);
  if (known !== first) {
    setKnown(first);
    setAsked(isShort ? nothingAsked(first) : readUpTo(more, first, read?.group.items.length ?? 0));
  }
  const shown = read === undefined || read.group.items.length === 0 ? first : read.group;
  const isFailed = read?.isFailed === true && !isLoading;
  const isAll = !isFailed && shown.items.length >= shown.count;
  return (
    <>
      <WorkRows rows={shown.items.map((item) => ({ group: first.name, item }))} today={today} />
      {isAll ? null : (
        <Flex align="center" wrap="wrap" gap="3" borderTop="1px solid" borderColor="edge" px="1.5">
          {isFailed ? (
            <Box as="p" ps="2">
              <Trans>The rest couldn’t be loaded.</Trans>
            </Box>
          ) : null}
          <Button
            look="plain"
            size="small"
            minH={{ base: '11', lg: 'controlSmall' }}
            disabled={isLoading}
            onClick={() => setAsked(readOn(more, read?.group ?? emptyOf(first)))}
          >
            {isFailed ? <Trans>Try Again</Trans> : <Trans>Show more</Trans>}
          </Button>
        </Flex>
      )}
    </>
  );
}

interface Read {
  /** With all items that have been loaded. */
  readonly group: GroupOfWork;
  readonly isFailed: boolean;
}

const emptyOf = (group: GroupOfWork): GroupOfWork => ({ ...group, items: [] });

/** A group that came with all its items. */
const nothingAsked = (group: GroupOfWork): Promise<Read> => Promise.resolve({ group, isFailed: false });

/** As many items as were there before, or all if there are fewer now. */
async function readUpTo(more: LoadMore, first: GroupOfWork, length: number): Promise<Read> {
  let read = await readOn(more, emptyOf(first));
  while (!read.isFailed && read.group.items.length < Math.min(length, read.group.count)) {
    const before = read.group.items.length;
    read = await readOn(more, read.group);
    if (read.group.items.length === before) return read;
  }
  return read;
}

async function readOn(more: LoadMore, before: GroupOfWork): Promise<Read> {
  const next = await more(before.name, before.items.length);
  return next === null
    ? { group: before, isFailed: true }
    : { group: { ...next, items: [...before.items, ...next.items] }, isFailed: false };
}
