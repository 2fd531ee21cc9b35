import type { DisputeLetter } from '#contract/disputes.ts';
import { permittedBetween } from '#disputes/clientContract.ts';
import { useContractGate } from '#src/repair/contractGate.ts';

type Left = Pick<DisputeLetter, 'writtenOn'>;

/** Whether there is a day since the letters were written on which the client's contract let them leave. @param today civil date */
export function useMayHaveLeft(today: string): (letters: readonly Left[]) => boolean {
  const gate = useContractGate();
  return (letters) => {
    if (gate === null) return true;
    const written = letters.map(({ writtenOn }) => writtenOn).toSorted();
    return permittedBetween(gate.entries, written.at(-1) ?? today, today);
  };
}
