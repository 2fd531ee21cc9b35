import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#src/ui/Button.tsx';

interface ZoomProps<Size extends string | number> {
  /** From the smallest to the largest; a number is percent of the size on paper. */
  readonly sizes: readonly Size[];
  readonly size: Size;
  readonly onChange: (size: Size) => void;
}

/** How large a letter is shown. */
export function Zoom<Size extends string | number>({ sizes, size, onChange }: ZoomProps<Size>) {
  const { t } = useLingui();
  const at = sizes.indexOf(size);
  const to = (step: number) => {
    const next = sizes[at + step];
    if (next !== undefined) onChange(next);
  };
  return (
    <Flex role="group" aria-label={t`Size`} align="center" gap="1">
      <IconButton
        label={t`Smaller`}
        icon={<ZoomOut size={18} aria-hidden />}
        disabled={at === 0}
        onClick={() => to(-1)}
      />
      <Box role="status" fontSize="sm" textAlign="center" fontVariantNumeric="tabular-nums">
        {typeof size === 'number' ? (
          <Box as="span" display="block" minW={{ base: '3rem', sm: '4rem' }}>
            {size}%
          </Box>
        ) : (
          // A phone has no room for the words next to a title, and the page shows what they say.
          <Box as="span" display="block" srOnly={{ base: true, sm: false }} minW={{ sm: '4rem' }}>
            <Trans>Whole page</Trans>
          </Box>
        )}
      </Box>
      <IconButton
        label={t`Larger`}
        icon={<ZoomIn size={18} aria-hidden />}
        disabled={at === sizes.length - 1}
        onClick={() => to(1)}
      />
    </Flex>
  );
}
