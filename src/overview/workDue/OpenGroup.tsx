import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useSettled } from '../useSettled.ts';
import type { GroupOfWork, LoadMore } from './load.ts';
import { WorkList } from './WorkList.tsx';

interface OpenGroupProps {
  /** The group with its first items. */
  readonly first: GroupOfWork;
  /** Civil date. */
  readonly today: string;
  readonly more: LoadMore;
  readonly onClose: () => void;
}

/** One group with all its items, loaded some at a time. */
export function OpenGroup({ first, today, more, onClose }: OpenGroupProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const [asked, setAsked] = useState(() => readOn(more, emptyOf(first)));
  const { value: read, isLoading } = useSettled(asked);
  // When the page's data is loaded again, so is what was opened of the group.
  const [known, setKnown] = useState(first);
  if (known !== first) {
    setKnown(first);
    setAsked(readUpTo(more, first, read?.group.items.length ?? 0));
  }
  const shown = read === undefined || read.group.items.length === 0 ? first : read.group;
  const isFailed = read?.isFailed === true && !isLoading;
  const isAll = !isFailed && shown.items.length >= shown.count;
  return (
    <>
      <Button ref={back} look="plain" size="small" mb="2" onClick={onClose}>
        <ChevronLeft size={16} aria-hidden />
        <Trans>All work</Trans>
      </Button>
      <WorkList group={shown} today={today} />
      {isFailed ? (
        <Box as="p" mt="2">
          <Trans>The rest couldn’t be loaded.</Trans>
        </Box>
      ) : null}
      {isAll ? null : (
        <Flex mt="3">
          <Button
            size="small"
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
