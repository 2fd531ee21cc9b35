import { Box } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DueDay } from '#contract/dueDays.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { DueMark } from './DueMark.tsx';
import { useDueNames } from './useDueNames.ts';

/** What a day brings: each entry leads to where it is done. */
export function DueList({ days }: { readonly days: readonly DueDay[] }) {
  const { t } = useLingui();
  const nameOf = useDueNames();
  return (
    <Box as="ul" listStyleType="none" aria-label={t`Due on this day`} mb="4">
      {days.map(({ kind, profileId, profileName, letters, isAssumed }) => (
        <Box
          as="li"
          key={`${kind} ${profileId}`}
          display="flex"
          alignItems="center"
          gap="2"
          flexWrap="wrap"
          py="1"
        >
          <DueMark kind={kind} />
          <ButtonLink
            look="plain"
            size="small"
            px="0"
            to={kind === 'due' ? '/answer/$profileId' : '/disputes/$profileId'}
            params={{ profileId }}
          >
            {profileName}: {nameOf[kind]}
          </ButtonLink>
          <Box as="span" color="quiet" fontSize="sm">
            <Plural value={letters} one="# letter" other="# letters" />
            {isAssumed ? (
              <>
                {' · '}
                <Trans>delivery assumed</Trans>
              </>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
