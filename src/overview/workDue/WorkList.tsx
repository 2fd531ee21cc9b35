import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';
import type { GroupOfWork } from './load.ts';
import { useGroupNames } from './useGroupNames.ts';
import { WorkRow } from './WorkRow.tsx';

interface WorkListProps {
  readonly group: GroupOfWork;
  /** Civil date. */
  readonly today: string;
  /** Opens the whole group; absent if it is open. */
  readonly onOpen?: () => void;
}

/** The items of a group that have been loaded, under its name and with the number of all of them. */
export function WorkList({ group: { name, count, items }, today, onOpen }: WorkListProps) {
  const title = useGroupNames()[name];
  return (
    <Box _notFirst={{ mt: '2' }}>
      <Flex align="center" justify="space-between" gap="3" minH="9">
        <Box as="h3" fontSize="sm" fontWeight="strong">
          {title}{' '}
          <Box as="span" color="quiet" fontWeight="normal">
            ({count})
          </Box>
        </Box>
        {onOpen === undefined || items.length >= count ? null : (
          <Button look="plain" size="small" flexShrink="0" onClick={onOpen}>
            <Trans>Show all {count}</Trans>
            <Box as="span" srOnly>
              : {title}
            </Box>
          </Button>
        )}
      </Flex>
      <Box as="ul" listStyleType="none">
        {items.map((item) => (
          <WorkRow
            key={`${item.profileId} ${item.kind} ${item.scan?.id ?? ''}`}
            item={item}
            group={name}
            today={today}
          />
        ))}
      </Box>
    </Box>
  );
}
