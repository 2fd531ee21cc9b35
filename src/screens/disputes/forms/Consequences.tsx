import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { configuration } from '#src/browser/configuration.ts';
import { useDisputeCalls } from '#src/disputes/calls.ts';

/** What follows from pausing, continuing, or ending all work, before anyone does it. */
export function Consequences({ kind }: { readonly kind: 'paused' | 'resumed' | 'ended' }) {
  const { whose } = useDisputeCalls();
  // An agency does not continue by itself what ended.
  const canReturn = whose !== 'member' || configuration.variant === 'b2c';
  if (kind === 'resumed') {
    return (
      <p>
        <Trans>
          Due dates and questions appear again. The time to answer letters that were already mailed kept
          running.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <Box as="ul" ps="5" listStyleType="disc" display="grid" gap="1.5">
        {kind === 'paused' ? (
          <>
            <li>
              <Trans>No letter may be mailed, and nothing is listed as due, until work continues.</Trans>
            </li>
            <li>
              <Trans>
                Letters that were already mailed stay with their recipients. A bureau still has to answer in
                time.
              </Trans>
            </li>
            <li>
              <Trans>
                If a mortgage is the reason: accounts can show a dispute notation while a bureau investigates,
                and sometimes afterward. Lenders may ask for it to be removed before they approve a loan.
              </Trans>
            </li>
          </>
        ) : (
          <>
            <li>
              <Trans>All work stops. No letter may be mailed, and nothing is listed as due.</Trans>
            </li>
            <li>
              <Trans>
                A bureau still has to answer letters that were already mailed. An answer can be recorded here.
              </Trans>
            </li>
            <li>
              <Trans>This page, the records, and the copy of everything stay available.</Trans>
            </li>
            {canReturn ? (
              <li>
                <Trans>You can continue at any time.</Trans>
              </li>
            ) : null}
          </>
        )}
      </Box>
    </>
  );
}
