import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { LetterSummary } from '#contract/letterSummary.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Dot } from '#src/ui/Facts.tsx';

/** More recipients than this are shown on request, so that what needs a decision stays in view. */
const shownAtOnce = 6;

type RecipientLetters = readonly [recipient: string, letters: LetterSummary['letters']];

/** How many letters, items, and pages, who gets them, and that one generation is used; without letters, what to do. */
export function WhatIsGenerated({ facts }: { readonly facts: LetterSummary }) {
  const { letters, items, pages, generations } = facts;
  const recipients: RecipientLetters[] = [...Map.groupBy(letters, ({ recipient }) => recipient)];
  const isLong = recipients.length > shownAtOnce + 1;
  const rest = isLong ? recipients.slice(shownAtOnce) : [];
  if (letters.length === 0) return <NothingToGenerate />;
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
      <Box>
        <Recipients recipients={isLong ? recipients.slice(0, shownAtOnce) : recipients} />
        {isLong ? (
          <Box mt="2">
            <Disclosure
              summary={<Plural value={rest.length} one="# more recipient" other="# more recipients" />}
            >
              <Recipients recipients={rest} />
            </Disclosure>
          </Box>
        ) : null}
      </Box>
      <Box as="p" color="quiet" fontSize="sm">
        <Plural
          value={generations.leftAfter}
          _0="This uses 1 generation, your last one."
          one="This uses 1 generation. You’ll have # left."
          other="This uses 1 generation. You’ll have # left."
        />
      </Box>
    </Stack>
  );
}

/** What is left out, and why, comes below. */
function NothingToGenerate() {
  return (
    <Box>
      <Box as="p" fontWeight="strong" fontSize="lg">
        <Trans>There are no letters to generate</Trans>
      </Box>
      <Box as="p" mt="1">
        <Trans>
          Everything you selected is left out, for the reasons below. No generation is used. Go back to select
          something else, or say what is new about an item.
        </Trans>
      </Box>
    </Box>
  );
}

function Recipients({ recipients }: { readonly recipients: readonly RecipientLetters[] }) {
  return (
    <List>
      {recipients.map(([recipient, own]) => (
        <li key={recipient}>
          <Box as="span" lang="en" flex="1" minW="0" overflowWrap="anywhere">
            {recipient}
          </Box>
          <Box as="span" color="quiet" whiteSpace="nowrap">
            <Plural value={own.length} one="# letter" other="# letters" />
            <Dot />
            <Plural value={own.reduce((sum, { items }) => sum + items, 0)} one="# item" other="# items" />
          </Box>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderTop: '1px solid',
    borderColor: 'edge',
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
