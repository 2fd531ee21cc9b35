import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListChecks, Pencil, Trash2 } from 'lucide-react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { Deletion } from '#src/overview/Deletion.tsx';
import { useRecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { useMailingWords } from '#src/overview/useMailingWords.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** A consumer's one profile. */
export function ProfileCard({ profile }: { readonly profile: ProfileListItem }) {
  const { t } = useLingui();
  const deletion = useRecordDeletion();
  const mailing = useMailingWords('client')(profile.mailing);
  return (
    <Card>
      <CardTitle
        action={
          <IconButton
            mr="-2"
            label={t`Delete`}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => deletion.send({ type: 'deletion.ask', profileId: profile.id })}
          />
        }
      >
        <Trans>Profile</Trans>
      </CardTitle>
      <Stack gap="3">
        <Flex gap="3" align="center" wrap="wrap">
          <Box fontSize="lg" fontWeight="medium" flex="1">
            {profile.name}
          </Box>
          <StatusBadge status={profile.status} />
        </Flex>
        <Box color="quiet">{shownDate(profile.date)}</Box>
        {mailing === '' ? null : <Box>{mailing}</Box>}
        <Flex gap="3" wrap="wrap">
          <ButtonLink to="/edit-profile/$profileId" params={{ profileId: profile.id }}>
            <Pencil size={18} aria-hidden />
            <Trans>Edit</Trans>
          </ButtonLink>
          <ButtonLink to="/disputes/$profileId" params={{ profileId: profile.id }}>
            <ListChecks size={18} aria-hidden />
            <Trans>Disputes</Trans>
          </ButtonLink>
        </Flex>
      </Stack>
      <Deletion deletion={deletion} profiles={[profile]} />
    </Card>
  );
}
