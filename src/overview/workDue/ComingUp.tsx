import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { DueMark } from '../calendar/DueMark.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import type { ComingAnswer } from './comingAnswers.ts';

/** Below a few lines, next to a higher calendar: where the day ends, and which answers are due next. */
export function ComingUp({ answers }: { readonly answers: readonly ComingAnswer[] }) {
  return (
    <Box
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      flex="1"
      px="3"
      py="2"
      borderTop="1px solid"
      borderColor="edge"
      color="quiet"
      fontSize="sm"
    >
      <p>
        <Trans>That’s all for today. The next answers are due:</Trans>
      </p>
      <Box as="ul" listStyleType="none" mt="1">
        {answers.map(({ profileId, name, on }) => (
          <Flex as="li" key={profileId} align="center" gap="3" minH="8">
            <Flex width="4" justify="center">
              <DueMark kind="due" />
            </Flex>
            <ButtonLink
              look="plain"
              size="small"
              px="1"
              ms="-1"
              minW="0"
              to="/clients/$profileId"
              params={{ profileId }}
            >
              {name}
            </ButtonLink>
            <Box flex="1" textAlign="end" fontSize="xs" fontVariantNumeric="tabular-nums">
              {shownDate(on)}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
