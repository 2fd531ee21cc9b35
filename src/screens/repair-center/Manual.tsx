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
 * letters that follow: side by side if there is room, from the header to the bar at the bottom; otherwise one of them
 * at a time, so that nothing but the page scrolls.
 */
export function Manual({ choice, grounds, live, generating, children }: ManualProps) {
  const { t } = useLingui();
  const state = useSelector(choice, (snapshot) => snapshot);
  const [part, setPart] = useState<Part>('accounts');
  const hasNothing = useSelector(live, (snapshot) => snapshot.matches('empty'));
  if (state.matches('loading')) return <Skeleton height="24rem" />;
  if (state.matches('failed')) {
    return (
      <RetryBanner failure={state.context.failure} onRetry={() => choice.send({ type: 'lists.retry' })} />
    );
  }
  const shown = (own: Part) => ({
    base: part === own ? 'block' : 'none',
    xl: own === 'accounts' ? 'flex' : 'block',
  });
  return (
    <Workspace>
      <Box display={{ xl: 'none' }}>
        <Segments<Part>
          legend={t`Show`}
          value={part}
          options={[
            { value: 'accounts', label: t`Accounts` },
            { value: 'evidence', label: t`Evidence` },
            { value: 'letter', label: t`Letter` },
          ]}
          onChange={setPart}
        />
      </Box>
      <Panes isLetterEmpty={hasNothing}>
        <Pane aria-label={t`Accounts and destinations`} display={shown('accounts')} flexDirection="column">
          {/* First, as in an email: on a phone, nobody finds them below forty accounts. */}
          <Box pb="3" maxH={{ xl: '45%' }} overflowY={{ xl: 'auto' }} flexShrink={{ xl: '0' }}>
            <Destinations choice={choice} />
          </Box>
          <AccountList choice={choice} grounds={grounds} />
        </Pane>
        <Pane aria-label={t`Evidence`} display={shown('evidence')}>
          <Box pb="3">
            <ReportingOnly choice={choice} />
          </Box>
          <AccountDetailPanel choice={choice} />
          <Box pt="4">
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
    overflow: { xl: 'hidden' },
  },
});

const Panes = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'grid' },
    flexDirection: 'column',
    // The hairlines between the panes are the color behind them.
    gap: { base: '5', xl: '1px' },
    bg: { xl: 'edge' },
    flex: '1',
    minHeight: { xl: '0' },
    gridTemplateRows: { xl: 'minmax(0, 1fr)' },
  },
  variants: {
    // What is sent is what matters most. Until something is, only a sentence says how to get there.
    isLetterEmpty: {
      true: { gridTemplateColumns: { xl: 'minmax(19rem, 15fr) minmax(19rem, 17fr) minmax(12rem, 7fr)' } },
      false: { gridTemplateColumns: { xl: 'minmax(19rem, 15fr) minmax(19rem, 17fr) minmax(24rem, 21fr)' } },
    },
  },
  defaultVariants: { isLetterEmpty: false },
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
      px: '3',
      border: 'none',
      // Messages lie above the bar for a while. The panes reach the bar, and what scrolls in them ends above messages.
      borderBottom: 'min(99 * var(--messages, 0px), var(--messages, 0px) + 0.5rem) solid transparent',
      // Where nothing is transparent, it would be a bright bar.
      '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
      borderRadius: '0',
      overflowY: 'auto',
      scrollPaddingBlock: '1rem',
    },
  },
  variants: { isDesk: { true: { bg: { base: 'card', xl: 'sunken' } } } },
});
