import { Box, Flex } from '@chakra-ui/react';
import { FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';

interface ScanRowProps {
  readonly title: string;
  readonly mediaType: string;
  readonly about: ReactNode;
  /** What a person should know before they open it. */
  readonly warning?: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A scan in a list. Its content is not shown: each opening is recorded. */
export function ScanRow({ title, mediaType, about, warning, children }: ScanRowProps) {
  const Icon = mediaType.startsWith('image/') ? Image : FileText;
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      wrap="wrap"
      py="3"
      borderTop="1px solid"
      borderColor="edge"
      _first={{ borderTop: 'none' }}
    >
      <Box color="quiet" flexShrink="0">
        <Icon size={22} aria-hidden />
      </Box>
      <Box flex="1" minW="min(10rem, 100%)">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Box>
        <Box fontSize="sm" color="quiet">
          {about}
        </Box>
        {warning === undefined ? null : (
          <Box fontSize="sm" color="red">
            {warning}
          </Box>
        )}
      </Box>
      <Flex gap="2" wrap="wrap">
        {children}
      </Flex>
    </Flex>
  );
}
