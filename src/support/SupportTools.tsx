import { chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CirclePlus, Eye } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { onlyNamed } from '#src/ui/railStyles.ts';
import type { GenerationGrant } from './useGenerationGrant.ts';
import type { Impersonation } from './useImpersonation.ts';

interface SupportToolsProps {
  readonly impersonation: Impersonation;
  readonly grant: GenerationGrant;
}

/** Their labels line up with those of the pages above them. */
const asInMenu = {
  look: 'outline',
  justifyContent: 'start',
  textAlign: 'start',
  px: '2',
  css: { mdToLg: { justifyContent: 'center', px: '0' } },
} as const;

const Name = chakra('span', { base: onlyNamed });

/** What only support can do, from anywhere. */
export function SupportTools({ impersonation, grant }: SupportToolsProps) {
  const { t } = useLingui();
  // It stays under the dialog it opens, so that focus can return to it.
  const acting = useSelector(impersonation, (state) => state.hasTag('acting'));
  return (
    <Stack role="group" aria-label={t`Support`} gap="2">
      <Button
        {...asInMenu}
        title={t`Add Generation`}
        icon={<CirclePlus size={18} aria-hidden />}
        onClick={() => grant.send({ type: 'grant.ask' })}
      >
        <Name>
          <Trans>Add Generation</Trans>
        </Name>
      </Button>
      {acting ? null : (
        <Button
          {...asInMenu}
          title={t`Impersonate`}
          icon={<Eye size={18} aria-hidden />}
          onClick={() => impersonation.send({ type: 'impersonation.ask' })}
        >
          <Name>
            <Trans>Impersonate</Trans>
          </Name>
        </Button>
      )}
    </Stack>
  );
}
