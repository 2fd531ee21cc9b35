import { Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { loaderTick } from '#contract/limits.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { percentAfter } from './percentAfter.ts';

/** While a page loads, the bar advances by a random step every three seconds and starts over at the end. */
export function Pending({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui();
  const [percent, setPercent] = useState(12);
  useEffect(() => {
    const tick = setInterval(() => setPercent((now) => percentAfter(now, Math.random())), loaderTick);
    return () => clearInterval(tick);
  }, []);
  return (
    <Stack p="6" minH="60dvh" justify="center" width="100%" maxW="32rem" mx="auto" gap="4">
      <ProgressBar label={t`Loading`} percent={percent} />
      {children}
    </Stack>
  );
}
