import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Link, Unlink } from 'lucide-react';
import { createClientLink, revokeClientLink } from '#contract/clientLink.ts';
import { clientLinkDays } from '#contract/limits.ts';
import type { ProfileDetail } from '#contract/profiles.ts';
import { perform } from '#src/api/perform.ts';
import { CopyLink } from '#src/sharedLink/CopyLink.tsx';
import { type SharedLink, useSharedLink } from '#src/sharedLink/useSharedLink.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface ClientLinkCardProps {
  readonly profileId: string;
  readonly link: ProfileDetail['onboardingLink'];
  readonly closedAt: ProfileDetail['onboardingClosedAt'];
}

/** The link through which clients complete their own information: created, copied, revoked. */
export function ClientLinkCard({ profileId, link, closedAt }: ClientLinkCardProps) {
  const params = { profileId };
  const work = useSharedLink({
    makeLink: (signal) => perform(createClientLink, { params, signal }),
    endLink: (signal) => perform(revokeClientLink, { params, signal }),
  });
  return <ClientLink work={work} link={link} closedAt={closedAt} />;
}

interface ClientLinkProps extends Pick<ClientLinkCardProps, 'link' | 'closedAt'> {
  readonly work: SharedLink;
}

export function ClientLink({ work, link, closedAt }: ClientLinkProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);

  return (
    <Card>
      <CardTitle>
        <Trans>Client onboarding link</Trans>
      </CardTitle>
      {link === null ? (
        <Stack gap="4" align="start">
          {closedAt === null ? null : <Closed on={shownDate(closedAt)} />}
          <Box color="quiet">
            <Trans>
              Send your client a link to their own page. There they add their information and documents, read
              and approve letters, and record what comes. Only one person can use it. Unused, it expires after{' '}
              {clientLinkDays} days.
            </Trans>
          </Box>
          <Button
            icon={<Link size={18} aria-hidden />}
            busy={state.matches('making')}
            disabled={!state.can({ type: 'link.make' })}
            onClick={() => work.send({ type: 'link.make' })}
          >
            <Trans>Create link</Trans>
          </Button>
        </Stack>
      ) : (
        <Stack gap="4">
          <Field label={t`Client link`} help={<Standing link={link} />}>
            <TextInput readOnly value={link.url} onFocus={(event) => event.target.select()} />
          </Field>
          <Actions>
            <CopyLink url={link.url} />
            <Button
              look="plain"
              icon={<Unlink size={18} aria-hidden />}
              busy={state.matches('ending')}
              disabled={!state.can({ type: 'link.end' })}
              onClick={() => work.send({ type: 'link.end' })}
            >
              <Trans>Revoke</Trans>
            </Button>
          </Actions>
        </Stack>
      )}
    </Card>
  );
}

function Closed({ on }: { readonly on: string }) {
  return (
    <Box>
      <Trans>
        The link ended on {on}, because the person who used it closed their own account. What you have about
        this client is unchanged. If they still want their page, they need a new link.
      </Trans>
    </Box>
  );
}

function Standing({ link }: { readonly link: NonNullable<ClientLinkCardProps['link']> }) {
  const until = shownDate(link.expiresAt);
  if (link.acceptedAt === null) return <Trans>Not used yet. Expires on {until}.</Trans>;
  const since = shownDate(link.acceptedAt);
  return link.acceptedBy === '' ? (
    <Trans>First used on {since}. It’s open only to that person, until you revoke it.</Trans>
  ) : (
    <Trans>
      First used on {since} by {link.acceptedBy}. It’s open only to that person, until you revoke it. If this
      isn’t your client, revoke it now.
    </Trans>
  );
}
