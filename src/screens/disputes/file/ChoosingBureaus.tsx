import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { bureaus } from '#vocabulary/bureaus.ts';
import type { FileRequests } from './useFileRequest.ts';

interface ChoosingBureausProps {
  readonly work: FileRequests;
  readonly legend: ReactNode;
}

/** Which bureaus are asked. None is preselected. */
export function ChoosingBureaus({ work, legend }: ChoosingBureausProps) {
  const state = useSelector(work, (snapshot) => snapshot);
  const chosen = state.context.draft.bureaus;
  const choose = (bureau: (typeof bureaus)[number], isIn: boolean) =>
    work.send({
      type: 'draft.change',
      change: { bureaus: bureaus.filter((each) => (each === bureau ? isIn : chosen.includes(each))) },
    });
  return (
    <fieldset disabled={state.hasTag('busy')}>
      <Box as="legend" fontSize="sm" fontWeight="medium">
        {legend}
      </Box>
      {bureaus.map((bureau) => (
        <Box key={bureau}>
          <Checkbox checked={chosen.includes(bureau)} onChange={(isIn) => choose(bureau, isIn)}>
            {bureau}
          </Checkbox>
        </Box>
      ))}
    </fieldset>
  );
}
