import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CirclePlus, Eye } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { railLabel } from '#src/ui/railStyles.ts';
import type { GenerationGrant } from './useGenerationGrant.ts';
import type { Impersonation } from './useImpersonation.ts';

interface SupportToolsProps {
  readonly impersonation: Impersonation;
  readonly grant: GenerationGrant;
}

/** Their labels line up with those of the pages above them and get the same room. */
const asInMenu = {
  look: 'outline',
  justifyContent: 'start',
  textAlign: 'start',
  px: '3',
  fontSize: 'sm',
  css: railLabel,
} as const;

/** What only support can do, from anywhere. */
export function SupportTools({ impersonation, grant }: SupportToolsProps) {
  const { t } = useLingui();
  // It stays under the dialog it opens, so that focus can return to it.
  const acting = useSelector(impersonation, (state) => state.hasTag('acting'));
  return (
    <Stack role="group" aria-label={t`Support`} gap="2">
      <Button
        {...asInMenu}
        icon={<CirclePlus size={18} aria-hidden />}
        onClick={() => grant.send({ type: 'grant.ask' })}
      >
        <Trans>Add Generation</Trans>
      </Button>
      {acting ? null : (
        <Button
          {...asInMenu}
          icon={<Eye size={18} aria-hidden />}
          onClick={() => impersonation.send({ type: 'impersonation.ask' })}
        >
          <Trans>Impersonate</Trans>
        </Button>
      )}
    </Stack>
  );
}
