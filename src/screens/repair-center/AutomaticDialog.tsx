import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { automaticChoiceMachine } from '#machines/automaticChoice.ts';
import { RetryBanner } from '#src/failures/RetryBanner.tsx';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { LetterPreview } from '#src/repair/LetterPreview.tsx';
import { WhatItCosts } from '#src/repair/WhatItCosts.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useOptionName } from '#src/repair/optionNames.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { CreditorNotice } from './CreditorNotice.tsx';
import type { LiveLetters } from './useLiveLetters.ts';
import { Counts } from './workspace/Counts.tsx';

/** The options whose letters also go to creditors (docs/option-semantics.md): all negative accounts, and everything. */
const writesCreditors: readonly number[] = [1, 6];

interface AutomaticDialogProps {
  readonly choice: ActorRefFrom<typeof automaticChoiceMachine>;
  /** The letters of what is selected; absent if they are not counted here. */
  readonly live?: LiveLetters;
  /** Leads to buying in place of generating; absent if a generation is left. Closing then keeps what is selected. */
  readonly buy?: (look: 'solid' | 'outline') => ReactNode;
}

/** What the letters should cover: one or several of the six options. */
export function AutomaticDialog({ choice, live, buy }: AutomaticDialogProps) {
  const { t } = useLingui();
  const nameOf = useOptionName();
  const state = useSelector(choice, (snapshot) => snapshot);
  const { options, picked } = state.context;
  const isHeld = useClosedContract() !== null;
  const preview = state.children.letterPreview;
  if (preview) return <LetterPreview preview={preview} buy={buy?.('solid')} />;
  const confirm = () => choice.send({ type: 'options.confirm', key: crypto.randomUUID() });
  const canConfirm = state.can({ type: 'options.confirm', key: 'probe' });
  const cancel = () =>
    buy !== undefined && canConfirm ? confirm() : choice.send({ type: 'options.cancel' });
  return (
    <Dialog
      open={state.status === 'active'}
      width="usual"
      title={t`What should the letters cover?`}
      onClose={cancel}
      footer={
        <>
          <ContractHold />
          {live === undefined ? null : (
            <Box flexBasis="100%">
              <Counts live={live} />
            </Box>
          )}
          <Button look="plain" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          {buy?.('outline')}
          <Button
            look={buy === undefined ? 'outline' : 'solid'}
            disabled={!state.can({ type: 'letters.preview' })}
            onClick={() => choice.send({ type: 'letters.preview' })}
          >
            <Trans>Preview</Trans>
          </Button>
          {buy === undefined ? (
            <Button look="solid" disabled={isHeld || !canConfirm} onClick={confirm}>
              <Trans>Generate</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      {state.matches('fetching') ? <Skeleton height="15rem" /> : null}
      {state.matches('failed') ? (
        <RetryBanner failure={state.context.failure} onRetry={() => choice.send({ type: 'options.retry' })} />
      ) : null}
      {state.matches('choosing') ? (
        <Stack gap="2">
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={picked.includes(id)}
              onChange={() => choice.send({ type: 'option.toggle', id })}
            >
              {nameOf(id, name)}
            </Checkbox>
          ))}
          {buy === undefined ? null : (
            <Box color="quiet" mt="2">
              <WhatItCosts />
            </Box>
          )}
          {picked.some((id) => writesCreditors.includes(id)) ? (
            <CreditorNotice>
              <Trans>Letters are also written to creditors whose address is in the report.</Trans>
            </CreditorNotice>
          ) : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}
