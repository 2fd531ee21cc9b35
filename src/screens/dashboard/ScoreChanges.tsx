import { useLingui } from '@lingui/react/macro';
import type { ScoreChange } from '#contract/clientStanding.ts';
import { bureauLooks } from '#src/ui/bureauLooks.tsx';
import { signed } from '#src/ui/signed.ts';

/** How each bureau's score changed since the first report: its mark, and the difference. Plain elements, because rows are many. */
export function ScoreChanges({ changes }: { readonly changes: readonly ScoreChange[] }) {
  const { t } = useLingui();
  if (changes.length === 0) return <span className="quiet">–</span>;
  const names = changes.map(({ bureau, change }) => `${bureau} ${signed(change)}`).join(', ');
  const label = t`Since the first report: ${names}`;
  return (
    <span className="marked" role="img" aria-label={label} title={label}>
      {changes.map(({ bureau, change }) => {
        const { color, mark } = bureauLooks[bureau];
        return (
          <span key={bureau} className="change">
            <svg width="9" height="9" viewBox="-6 -6 12 12" fill={`var(--chakra-colors-${color})`}>
              {mark}
            </svg>
            {signed(change)}
          </span>
        );
      })}
    </span>
  );
}
