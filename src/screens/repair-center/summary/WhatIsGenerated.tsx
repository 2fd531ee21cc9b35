import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { LetterSummary } from '#contract/letterSummary.ts';

/** How many letters, items, and pages, who gets them, and that one generation is used. */
export function WhatIsGenerated({ facts }: { readonly facts: LetterSummary }) {
  const { letters, items, pages, generations } = facts;
  const recipients = [...Map.groupBy(letters, ({ recipient }) => recipient)];
  return (
    <Stack gap="3">
      <Flex as="p" wrap="wrap" columnGap="5" rowGap="1" fontWeight="strong" fontSize="lg">
        <span>
          <Plural value={letters.length} one="# letter" other="# letters" />
        </span>
        <span>
          <Plural value={items} one="# item" other="# items" />
        </span>
        <span>
          <Plural value={pages} one="# page" other="# pages" />
        </span>
      </Flex>
      {recipients.length > 0 ? (
        <Recipients>
          {recipients.map(([recipient, own]) => (
            <li key={recipient}>
              <Box as="span" lang="en" flex="1" minW="0">
                {recipient}
              </Box>
              <Box as="span" color="quiet" whiteSpace="nowrap">
                <Plural value={own.length} one="# letter" other="# letters" />
              </Box>
            </li>
          ))}
        </Recipients>
      ) : (
        <p>
          <Trans>Everything you selected is left out, so there are no letters to generate.</Trans>
        </p>
      )}
      <Box as="p" color="quiet" fontSize="sm">
        <Plural
          value={generations.leftAfter}
          _0="This uses 1 generation, your last one."
          one="This uses 1 generation. # is left afterward."
          other="This uses 1 generation. # are left afterward."
        />
      </Box>
    </Stack>
  );
}

const Recipients = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderTop: '1px solid',
    borderColor: 'edge',
    maxHeight: '13rem',
    overflowY: 'auto',
    '& > li': {
      display: 'flex',
      gap: '3',
      py: '1.5',
      borderBottom: '1px solid',
      borderColor: 'edge',
      fontSize: 'sm',
    },
  },
});
