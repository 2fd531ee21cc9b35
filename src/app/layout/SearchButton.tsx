import { Box, chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { commandKey } from '#src/browser/keys.ts';
import { Button } from '#src/ui/Button.tsx';

interface SearchButtonProps {
  readonly onClick: () => void;
  /** Whether it has a line of its own. */
  readonly isFull?: boolean;
}

/** Opens the command palette. It looks like the field that it leads to, and names the key that does the same. */
export function SearchButton({ onClick, isFull = false }: SearchButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      size="small"
      minH="control"
      justifyContent="start"
      fontWeight="normal"
      color="quiet"
      boxShadow="none"
      width={isFull ? 'full' : { base: 'auto', xl: '11rem' }}
      aria-keyshortcuts={commandKey === '⌘' ? 'Meta+K' : 'Control+K'}
      title={t`Search`}
      icon={<Search size={16} aria-hidden />}
      onClick={onClick}
    >
      <Box as="span" srOnly={isFull ? false : { base: false, md: true, xl: false }}>
        <Trans>Search</Trans>
      </Box>
      <Shortcut aria-hidden display={{ base: 'none', xl: isFull ? 'none' : 'block' }}>
        {commandKey} K
      </Shortcut>
    </Button>
  );
}

const Shortcut = chakra('kbd', {
  base: { ms: 'auto', fontFamily: 'body', fontSize: 'xs', color: 'faint' },
});
