import { Box } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { WithButton } from '#src/ui/WithButton.tsx';

interface LeftOverProps {
  /** In the order of the list; none if nothing in it could be told to be a number. */
  readonly numbers: readonly string[];
  readonly onRead: () => void;
}

/** What a pasted list had for no field. It stays readable, because a list that ends too late may have begun at the wrong field. */
export function LeftOver({ numbers, onRead }: LeftOverProps) {
  const { t } = useLingui();
  return (
    <Banner tone="warning">
      <WithButton
        button={
          <Button size="small" onClick={onRead}>
            <Trans>Got it</Trans>
          </Button>
        }
      >
        {numbers.length === 0 ? (
          <Trans>
            We couldn’t tell which part of what you pasted has the numbers, so the fields are unchanged. Paste
            only the column with the numbers.
          </Trans>
        ) : (
          <>
            {t`${plural(numbers.length, {
              one: '# number that you pasted has no field left. Check that the list began at the right field:',
              other:
                '# numbers that you pasted have no field left. Check that the list began at the right field:',
            })}`}
            <Box as="ul" listStyleType="none" mt="1" fontVariantNumeric="tabular-nums">
              {numbers.map((number, place) => (
                <Box as="li" key={place} overflowWrap="anywhere">
                  {number}
                </Box>
              ))}
            </Box>
          </>
        )}
      </WithButton>
    </Banner>
  );
}
