import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Variant } from '#contract/shapes.ts';
import { commandKey } from '#src/browser/keys.ts';
import { switchSingleKeys, useSingleKeys } from '#src/browser/singleKeys.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Switch } from '#src/ui/Switch.tsx';

interface ShortcutsDialogProps {
  readonly variant: Variant;
  readonly onClose: () => void;
}

/** The keys that do something, and the switch for those that are pressed alone. */
export default function ShortcutsDialog({ variant, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui();
  const areOn = useSingleKeys();
  return (
    <Dialog open title={t`Keyboard shortcuts`} onClose={onClose}>
      <Stack gap="5">
        <Group title={t`Everywhere`}>
          <Key keys={[commandKey, 'K']} does={t`Search clients, pages, actions, and the page itself`} />
          <Key keys={['?']} does={t`Show these shortcuts`} />
        </Group>
        {variant === 'b2b' ? (
          <Group title={t`In the list of clients, once the focus is in it`}>
            <Key keys={['↓', 'J']} does={t`Next client`} />
            <Key keys={['↑', 'K']} does={t`Previous client`} />
            <Key keys={['Enter']} does={t`Open the client`} />
            <Key keys={['X']} does={t`Select the client`} />
            <Key keys={['/']} does={t`Search by name`} />
          </Group>
        ) : null}
        <Stack gap="1">
          <Switch checked={areOn} onChange={switchSingleKeys}>
            <Trans>Single-key shortcuts</Trans>
          </Switch>
          <Box fontSize="sm" color="quiet">
            <Trans>Switch this off if they get in the way of speech input. It applies to this browser.</Trans>
          </Box>
        </Stack>
      </Stack>
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <chakra.h3 fontSize="title" mb="2">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" alignItems="center">
        {children}
      </chakra.dl>
    </section>
  );
}

function Key({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) {
  return (
    <>
      <chakra.dt display="flex" gap="1" minWidth="5rem">
        {keys.map((key) => (
          <Cap key={key}>{key}</Cap>
        ))}
      </chakra.dt>
      <dd>{does}</dd>
    </>
  );
}

const Cap = chakra('kbd', {
  base: {
    minWidth: '6',
    px: '1.5',
    border: '1px solid',
    borderColor: 'edgeStrong',
    borderRadius: 'xs',
    bg: 'sunken',
    fontFamily: 'body',
    fontSize: 'xs',
    lineHeight: '1.5rem',
    textAlign: 'center',
  },
});
