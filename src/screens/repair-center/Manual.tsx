import { Box, chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { RetryBanner } from '#src/failures/RetryBanner.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { AccountDetailPanel } from './AccountDetailPanel.tsx';
import { AccountList } from './AccountList.tsx';
import type { LiveLetters } from './useLiveLetters.ts';
import type { Grounds, ManualChoice } from './workflows.ts';
import { Destinations } from './workspace/Destinations.tsx';
import { EvidenceValues } from './workspace/EvidenceValues.tsx';
import { GenerateBar } from './workspace/GenerateBar.tsx';
import { LetterPane } from './workspace/LetterPane.tsx';
import { ReportingOnly } from './workspace/ReportingOnly.tsx';

interface ManualProps {
  readonly choice: ManualChoice;
  readonly grounds: Grounds | undefined;
  readonly live: LiveLetters;
  readonly generating: boolean;
  /** What comes after the evidence about accounts. */
  readonly children?: ReactNode;
}

type Part = 'accounts' | 'evidence' | 'letter';

/**
 * Accounts and destinations selected one by one, what each bureau reports about the account selected last, and the
 * letters that follow: side by side if there is room, one of them on a tablet, and below each other on a phone, where
 * the letters are in the preview.
 */
export function Manual({ choice, grounds, live, generating, children }: ManualProps) {
  const { t } = useLingui();
  const state = useSelector(choice, (snapshot) => snapshot);
  const [part, setPart] = useState<Part>('accounts');
  if (state.matches('loading')) return <Skeleton height="24rem" />;
  if (state.matches('failed')) {
    return (
      <RetryBanner failure={state.context.failure} onRetry={() => choice.send({ type: 'lists.retry' })} />
    );
  }
  const shown = (own: Part) => ({
    base: own === 'letter' ? 'none' : 'block',
    md: part === own ? 'block' : 'none',
    xl: own === 'accounts' ? 'flex' : 'block',
  });
  return (
    <Workspace>
      <Box display={{ base: 'none', md: 'block', xl: 'none' }}>
        <Segments<Part>
          legend={t`Show`}
          value={part}
          options={[
            { value: 'accounts', label: t`Accounts and destinations` },
            { value: 'evidence', label: t`Evidence` },
            { value: 'letter', label: t`Letter` },
          ]}
          onChange={setPart}
        />
      </Box>
      <Panes>
        <Pane aria-label={t`Accounts and destinations`} display={shown('accounts')} flexDirection="column">
          <AccountList choice={choice} grounds={grounds} />
          <Box pt="4" maxH={{ xl: '45%' }} overflowY={{ xl: 'auto' }} flexShrink={{ xl: '0' }}>
            <Destinations choice={choice} />
          </Box>
        </Pane>
        <Pane aria-label={t`Evidence`} display={shown('evidence')}>
          <AccountDetailPanel choice={choice} />
          <Box pt="4">
            <ReportingOnly choice={choice} />
          </Box>
          <Box pt="4" display={{ base: 'none', md: 'block' }}>
            <EvidenceValues live={live} />
          </Box>
          {children === undefined ? null : <Box pt="4">{children}</Box>}
        </Pane>
        <Pane aria-label={t`Letter`} display={shown('letter')} isDesk>
          <LetterPane live={live} />
        </Pane>
      </Panes>
      <GenerateBar choice={choice} live={live} generating={generating} />
    </Workspace>
  );
}

const Workspace = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '5', xl: '0' },
    minWidth: '0',
    flex: '1',
    minHeight: { xl: '0' },
    border: { xl: '1px solid' },
    borderColor: { xl: 'edge' },
    borderRadius: { xl: 'md' },
    overflow: { xl: 'hidden' },
  },
});

const Panes = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'grid' },
    flexDirection: 'column',
    gap: { base: '5', xl: '0' },
    flex: '1',
    minHeight: { xl: '0' },
    gridTemplateColumns: {
      xl: 'minmax(19rem, 4fr) minmax(19rem, 4fr) minmax(22rem, 5fr)',
    },
    gridTemplateRows: { xl: 'minmax(0, 1fr)' },
    // Messages lie above the bar for a while. They cover nothing, because the panes end above them.
    pb: { xl: 'min(99 * var(--messages, 0px), var(--messages, 0px) + 0.5rem)' },
  },
});

const Pane = chakra('section', {
  base: {
    minWidth: '0',
    minHeight: { xl: '0' },
    p: '4',
    bg: 'card',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
    xl: {
      border: 'none',
      borderRadius: '0',
      overflowY: 'auto',
      scrollPaddingBlock: '1rem',
      '& + &': { borderLeft: '1px solid', borderColor: 'edge' },
    },
  },
  variants: { isDesk: { true: { bg: { base: 'card', xl: 'sunken' } } } },
});
