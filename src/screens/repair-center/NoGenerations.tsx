import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { BuyLink } from '#src/repair/BuyLink.tsx';
import { LetterPreview } from '#src/repair/LetterPreview.tsx';
import { WhatItCosts } from '#src/repair/WhatItCosts.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, EmptyState } from '#src/ui/Surface.tsx';
import { AutomaticDialog } from './AutomaticDialog.tsx';
import type { RepairCenter } from './load.ts';
import { PastSets } from './PastSets.tsx';
import type { Repair } from './useRepair.ts';

interface NoGenerationsProps {
  readonly repair: Repair;
  readonly sets: RepairCenter['sets'];
  /** Buys the one generation that this client's letters need; null without a client. */
  readonly buyOne: ReactNode;
}

/** Without a generation, letters can be read, those that were sent can be worked on, and the way to buying one leads back here. */
export function NoGenerations({ repair, sets, buyOne }: NoGenerationsProps) {
  const { t } = useLingui();
  const state = useSelector(repair, (snapshot) => snapshot);
  const { automaticChoice, letterPreview } = state.children;
  const buy = (look: 'solid' | 'outline') => (
    <BuyLink profileId={state.context.profileId} from="repair-center" look={look} />
  );
  const preview = { type: 'letters.preview' } as const;
  return (
    <Card>
      <EmptyState title={t`No Generations Left`}>
        <p>
          <Trans>You are unable to use Repair center, untill you have more generations</Trans>
        </p>
        <p>
          <WhatItCosts />
        </p>
        <Stack gap="3" mt="2" mx="auto" width="full" maxWidth="20rem">
          {state.context.profileId === null || sets.length === 0 ? null : (
            <ButtonLink to="/disputes/$profileId" params={{ profileId: state.context.profileId }}>
              <Trans>Disputes</Trans>
            </ButtonLink>
          )}
          {state.context.reportId === null ? null : (
            <Button onClick={() => repair.send(preview)}>
              <Trans>Preview the letters</Trans>
            </Button>
          )}
          {buy(buyOne === null ? 'solid' : 'outline')}
          {buyOne}
        </Stack>
      </EmptyState>
      <PastSets sets={sets} />
      {automaticChoice ? <AutomaticDialog choice={automaticChoice} buy={buy} /> : null}
      {letterPreview ? <LetterPreview preview={letterPreview} buy={buy('solid')} /> : null}
    </Card>
  );
}
