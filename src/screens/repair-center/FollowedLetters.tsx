import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { failureOf } from '#machines/failure.ts';
import { refusalOf } from '#machines/followedWork.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { FollowedWorkBanner } from '#src/repair/FollowedWorkBanner.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { Repair } from './useRepair.ts';

/** Letters that were begun before the page opened: that they are being written, or why there are none. */
export function FollowedLetters({ repair }: { readonly repair: Repair }) {
  const state = useSelector(repair, (snapshot) => snapshot);
  const { work, followed } = state.context;
  const refusal = refusalOf(followed);
  if (state.matches({ automatic: 'following' }) && work)
    return (
      <Box mt="4">
        <FollowedWorkBanner work={work} />
      </Box>
    );
  if (refusal === null) return null;
  return (
    <Box mt="4">
      {followed?.state === 'interrupted' ? (
        <Banner tone="warning">
          <Trans>
            Writing letters was interrupted. No letters were written, and no generation was used. Generate
            them again.
          </Trans>
        </Banner>
      ) : (
        <FailureBanner failure={failureOf(refusal)} />
      )}
    </Box>
  );
}
