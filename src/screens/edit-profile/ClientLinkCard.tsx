import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { Copy, Link, Unlink } from 'lucide-react';
import { useState } from 'react';
import { createClientLink, revokeClientLink } from '#contract/clientLink.ts';
import { clientLinkDays } from '#contract/limits.ts';
import type { ProfileDetail } from '#contract/profiles.ts';
import { perform } from '#src/api/perform.ts';
import { sentenceOf } from '#src/app/failureSentences.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface ClientLinkCardProps {
  readonly profileId: string;
  readonly link: ProfileDetail['onboardingLink'];
}

/** The link by which the client completes their own data: made, copied, revoked. */
export function ClientLinkCard({ profileId, link }: ClientLinkCardProps) {
  const { t } = useLingui();
  const { i18n } = useCatalogue();
  const { say, complain } = useSnackbars();
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function change(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
      await router.invalidate();
    } catch (error) {
      complain(i18n._(sentenceOf(error)));
    } finally {
      setBusy(false);
    }
  }
  const params = { profileId };

  return (
    <Card>
      <CardTitle>
        <Trans>Client onboarding link</Trans>
      </CardTitle>
      {link === null ? (
        <Stack gap="4" align="start">
          <Box color="quiet">
            <Trans>
              Send your client a link to complete their own data and documents. One person can use it, for{' '}
              {clientLinkDays} days.
            </Trans>
          </Box>
          <Button
            icon={<Link size={18} aria-hidden />}
            busy={busy}
            onClick={() => void change(() => perform(createClientLink, { params }))}
          >
            <Trans>Create link</Trans>
          </Button>
        </Stack>
      ) : (
        <Stack gap="4">
          <Field label={t`Link for the client`} help={<Standing link={link} />}>
            <TextInput readOnly value={link.url} onFocus={(event) => event.target.select()} />
          </Field>
          <Actions>
            <Button
              icon={<Copy size={18} aria-hidden />}
              onClick={() =>
                void navigator.clipboard.writeText(link.url).then(
                  () => say(t`Link copied`),
                  () => complain(t`The link could not be copied. Please select it and copy it by hand.`),
                )
              }
            >
              <Trans>Copy</Trans>
            </Button>
            <Button
              look="plain"
              icon={<Unlink size={18} aria-hidden />}
              busy={busy}
              onClick={() => void change(() => perform(revokeClientLink, { params }))}
            >
              <Trans>Revoke</Trans>
            </Button>
          </Actions>
        </Stack>
      )}
    </Card>
  );
}

function Standing({ link }: { readonly link: NonNullable<ClientLinkCardProps['link']> }) {
  const until = shownDate(link.expiresAt);
  if (link.acceptedAt === null) return <Trans>Not used yet. Can be used until {until}.</Trans>;
  return (
    <Trans>
      Taken up by the client on {shownDate(link.acceptedAt)}. Can be used until {until}.
    </Trans>
  );
}
