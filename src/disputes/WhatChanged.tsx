import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { LetterChange, LetterDifference } from '#contract/letterChanges.ts';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import { withItsSections } from '#src/ui/citations.ts';

interface WhatChangedProps {
  /** Oldest first. */
  readonly changes: readonly Omit<LetterChange, 'letter'>[];
  readonly byWhom: 'reader' | 'client';
}

/** What the client changed in a letter, the newest change first; nothing if they changed nothing. */
export function WhatChanged({ changes, byWhom }: WhatChangedProps) {
  const last = changes.at(-1);
  if (last === undefined) return null;
  return (
    <Disclosure
      summary={
        byWhom === 'reader' ? (
          <Trans>You changed it on {shownDate(last.on)}</Trans>
        ) : (
          <Trans>Changed by the client on {shownDate(last.on)}</Trans>
        )
      }
    >
      <Stack as="ol" gap="3" listStyleType="none" py="2">
        {changes.toReversed().map(({ on, differences }, place) => (
          <li key={String(place)}>
            <Box fontWeight="medium">{shownDate(on)}</Box>
            {differences.length === 0 ? (
              <Trans>Only its date is different.</Trans>
            ) : (
              <Stack as="ul" gap="2" listStyleType="none" mt="1">
                {differences.map((difference) => (
                  <Difference key={difference.heading} difference={difference} />
                ))}
              </Stack>
            )}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

function Difference({
  difference: { heading, isLeftOut, removed, added },
}: {
  readonly difference: LetterDifference;
}) {
  return (
    <li>
      {heading === '' ? (
        <Box color="quiet" fontSize="sm">
          <Trans>Around the items</Trans>
        </Box>
      ) : (
        <Box color="quiet" fontSize="sm" overflowWrap="anywhere">
          <ItemName heading={heading} />
          {isLeftOut ? (
            <>
              {' '}
              <Trans>(left out)</Trans>
            </>
          ) : null}
        </Box>
      )}
      {removed.map((text) => (
        <Box as="del" lang="en" key={text} display="block" color="quiet" overflowWrap="anywhere">
          {withItsSections(text)}
        </Box>
      ))}
      {added.map((text) => (
        <Box as="ins" lang="en" key={text} display="block" overflowWrap="anywhere">
          {withItsSections(text)}
        </Box>
      ))}
    </li>
  );
}
