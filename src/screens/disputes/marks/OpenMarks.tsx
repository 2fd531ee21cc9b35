import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { type MarkLetters, useMarkLetters } from './useMarkLetters.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { MarkList } from './MarkList.tsx';

/** The notations that a lender may ask about, where someone pauses or has paused work. */
export function OpenMarks({ profileId }: { readonly profileId: string }) {
  return <ReadMarks work={useMarkLetters(profileId)} />;
}

function ReadMarks({ work }: { readonly work: MarkLetters }) {
  const { found } = useSelector(work, ({ context }) => context);
  return (
    <Box bg="sunken" border="1px solid" borderColor="edge" borderRadius="md" p="4">
      <MarksLoading work={work} />
      {found === null ? null : <MarkList found={found} />}
    </Box>
  );
}

/** Until the notations are there; or why they aren't. */
export function MarksLoading({ work }: { readonly work: MarkLetters }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { failure } = state.context;
  if (state.matches('loading'))
    return <Skeleton height="6rem" role="status" aria-label={t`Loading dispute notations…`} />;
  if (!state.matches('unavailable') || failure === null) return null;
  return (
    <>
      <FailureBanner failure={failure} />
      <Button mt="3" onClick={() => work.send({ type: 'marks.retry' })}>
        <Trans>Try Again</Trans>
      </Button>
    </>
  );
}
