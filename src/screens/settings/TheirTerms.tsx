import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/Surface.tsx';

interface TheirTermsProps {
  /** What was typed in here and changed by someone else: the field's name, and their words. */
  readonly fields: readonly { readonly name: string; readonly words: string }[];
}

/** Why nothing was saved, and what someone else has saved in place of what was typed here. */
export function TheirTerms({ fields }: TheirTermsProps) {
  return (
    <Banner tone="warning">
      <Stack gap="2">
        <p>
          <Trans>
            Someone else saved other terms after you opened this page, so yours weren’t saved. What they
            changed is shown above, except where you typed something.
          </Trans>
        </p>
        {fields.length === 0 ? (
          <p>
            <Trans>Check the terms, then save again.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>Saving again replaces these terms with yours:</Trans>
            </p>
            <Stack as="ul" gap="1" listStyleType="none">
              {fields.map(({ name, words }) => (
                <Box as="li" key={name}>
                  <Box fontWeight="medium">{name}</Box>
                  <Box whiteSpace="pre-line" overflowWrap="anywhere">
                    {words === '' ? <Trans>(empty)</Trans> : words}
                  </Box>
                </Box>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Banner>
  );
}
