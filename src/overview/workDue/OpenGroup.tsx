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
  const [asked, setAsked] = useState(() => readOn(more, { ...first, items: [] }));
  const { value: read, isLoading } = useSettled(asked);
  const shown = read === undefined || read.group.items.length === 0 ? first : read.group;
  const isFailed = read?.isFailed === true && !isLoading;
  const isAll = !isLoading && !isFailed && shown.items.length >= shown.count;
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
            onClick={() => setAsked(readOn(more, read?.group ?? { ...first, items: [] }))}
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

async function readOn(more: LoadMore, before: GroupOfWork): Promise<Read> {
  const next = await more(before.name, before.items.length);
  return next === null
    ? { group: before, isFailed: true }
    : { group: { ...next, items: [...before.items, ...next.items] }, isFailed: false };
}
