import { Box } from '@chakra-ui/react';
import { useClosedContract } from './contractGate.ts';
import { ContractWords } from './ContractWords.tsx';

/** Why the buttons next to it can't be pressed as long as the client's contract permits nothing; nothing if it does. */
export function ContractHold() {
  const contract = useClosedContract();
  if (contract === null) return null;
  return (
    <Box as="p" flexBasis="100%" fontSize="sm" color="quiet">
      <ContractWords contract={contract} />
    </Box>
  );
}
