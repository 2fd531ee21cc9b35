import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { ResultsFile } from './useResultsFile.ts';

interface ResultsButtonProps {
  readonly work: ResultsFile;
  /** What is downloaded, as a command. */
  readonly children: ReactNode;
}

/** A button that downloads a file and, in a line of its own of the row around it, why that failed. */
export function ResultsButton({ work, children }: ResultsButtonProps) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { failure } = state.context;
  return (
    <>
      <Button
        size="small"
        icon={<Download size={16} aria-hidden />}
        busy={state.hasTag('busy')}
        onClick={() => work.send({ type: 'file.download' })}
      >
        {children}
      </Button>
      <Box role="status" srOnly>
        {state.matches('saved') ? <Trans>The download is complete.</Trans> : null}
      </Box>
      {state.matches('failed') && failure !== null ? (
        <Box flexBasis="full">
          <FailureBanner failure={failure} />
        </Box>
      ) : null}
    </>
  );
}
