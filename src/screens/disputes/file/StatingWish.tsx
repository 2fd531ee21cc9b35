import { Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { configuration } from '#src/browser/configuration.ts';
import { Choices } from '#src/ui/Choices.tsx';
import { ChoosingBureaus } from './ChoosingBureaus.tsx';
import type { FileRequests } from './useFileRequest.ts';

/** What is to protect the file, and which bureaus are asked. Nothing is preselected: an alert asserts a suspicion, which only the client can have. */
export function StatingWish({ work }: { readonly work: FileRequests }) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { reason } = state.context.draft;
  const isTheirOwn = configuration.variant === 'b2c';
  return (
    <Stack gap="4">
      <p>
        {isTheirOwn ? (
          <Trans>
            Sign the letter and mail it yourself. A bureau has to place or remove a freeze only if the request
            comes directly from you.
          </Trans>
        ) : (
          <Trans>
            Only the client can sign the letter, and they mail it themselves. A bureau has to place or remove
            a freeze only if the request comes directly from them.
          </Trans>
        )}
      </p>
      <Choices
        legend={<Trans>What the letter asks for</Trans>}
        look="cards"
        value={reason}
        disabled={state.hasTag('busy')}
        onChange={(chosen) => work.send({ type: 'draft.change', change: { reason: chosen } })}
        options={[
          {
            value: 'freeze',
            name: <Trans>A security freeze</Trans>,
            about: (
              <Trans>
                No new lender can see the file until the freeze is removed. Each bureau has to be asked.
              </Trans>
            ),
          },
          {
            value: 'fraudAlert',
            name: <Trans>A fraud alert</Trans>,
            about: isTheirOwn ? (
              <Trans>
                You suspect that you have been or are about to be a victim of fraud. For at least a year,
                lenders must check who applies. One bureau tells the others.
              </Trans>
            ) : (
              <Trans>
                The client suspects that they have been or are about to be a victim of fraud. For at least a
                year, lenders must check who applies. One bureau tells the others.
              </Trans>
            ),
          },
          {
            value: 'freezeLift',
            name: <Trans>The removal of a freeze</Trans>,
            about: <Trans>For good. To lift a freeze for only some days, ask online or by phone.</Trans>,
          },
        ]}
      />
      <ChoosingBureaus work={work} legend={<Trans>Bureaus</Trans>} />
    </Stack>
  );
}
