import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Eye } from 'lucide-react';
import type { UserInfo } from '#contract/account.ts';
import { Button } from '#src/ui/Button.tsx';
import { SupportStrip } from './SupportStrip.tsx';
import type { Impersonation } from './useImpersonation.ts';

interface ActingBannerProps {
  readonly impersonation: Impersonation;
  /** The user support acts for, once the page has loaded as that user. */
  readonly information: UserInfo;
}

/** Shown above every page while support acts for someone: for whom, and the way back. */
export function ImpersonationBanner({ impersonation, information }: ActingBannerProps) {
  const { t } = useLingui();
  const acting = useSelector(impersonation, (state) => state.hasTag('acting'));
  const { fullName, mail, impersonated } = information;
  if (!acting) return null;
  return (
    <SupportStrip aria-label={t`Acting on behalf of a user`} bg="orangeSoft" color="orange">
      <Eye size={20} aria-hidden />
      <Box flex="1 1 9rem" minW="0" overflowWrap="anywhere">
        {impersonated ? (
          <Trans>
            You’re acting on behalf of <strong>{fullName}</strong> ({mail}).
          </Trans>
        ) : (
          <Trans>You’re acting on behalf of another user.</Trans>
        )}
      </Box>
      <Button look="outline" onClick={() => impersonation.send({ type: 'impersonation.end' })}>
        <Trans>Stop</Trans>
      </Button>
    </SupportStrip>
  );
}
