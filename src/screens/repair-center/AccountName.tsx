import { Box } from '@chakra-ui/react';
import { accountMask } from '#vocabulary/accountMask.ts';

interface AccountNameProps {
  readonly name: string;
  /** The visible digits of its number; '' if all of it is masked. */
  readonly number: string;
}

/** A creditor may report several accounts, so a name is never without what is visible of the number. */
export function AccountName({ name, number }: AccountNameProps) {
  return (
    <>
      <Box as="span" fontWeight="medium">
        {name}
      </Box>
      {number === '' ? null : (
        <Box
          as="span"
          color="quiet"
          fontWeight="normal"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {' '}
          {accountMask(number)}
        </Box>
      )}
    </>
  );
}
