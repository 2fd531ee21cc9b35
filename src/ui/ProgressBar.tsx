import { chakra } from '@chakra-ui/react';

/** A percentage from 0 to 100, drawn and announced. */
export function ProgressBar({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      height="0.6rem"
      borderRadius="full"
      bg="edge"
      boxShadow="inset 0 0 0 1px var(--chakra-colors-field-edge)"
      overflow="hidden"
      css={{ '@media (forced-colors: active)': { border: '1px solid' } }}
    >
      <chakra.div
        height="100%"
        bg="accent"
        transition="width 200ms"
        css={{ '@media (forced-colors: active)': { bg: 'Highlight', forcedColorAdjust: 'none' } }}
        style={{ width: `${percent}%` }}
      />
    </chakra.div>
  );
}
