import { Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { loaderTick } from '#contract/limits.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';

/** While a page loads, the bar advances by a random step every three seconds and starts over at the end. */
export function Pending({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui();
  const [percent, setPercent] = useState(12);
  useEffect(() => {
    const tick = setInterval(
      () => setPercent((now) => (now >= 100 ? 0 : Math.min(100, now + 8 + Math.random() * 24))),
      loaderTick,
    );
    return () => clearInterval(tick);
  }, []);
  return (
    <Stack p="6" minH="60dvh" justify="center" width="100%" maxW="32rem" mx="auto" gap="4">
      <ProgressBar label={t`Loading`} percent={percent} />
      {children}
    </Stack>
  );
}
