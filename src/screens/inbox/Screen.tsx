import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Card, CardTitle, EmptyState } from '#src/ui/Surface.tsx';
import type { InboxPage } from './load.ts';
import { OpeningScan } from './ScanDialog.tsx';
import { SameContent } from './SameContent.tsx';
import { ScanRow } from './ScanRow.tsx';
import { UploadCard } from './UploadCard.tsx';
import { useInboxWords } from './useInboxWords.ts';
import type { OpenedScan } from './useScanAssignment.ts';
import { useScanUploads } from './useScanUploads.ts';

type Listed = Pick<InboxPage['inbox']['scans'][number], 'id' | 'name' | 'sameAs'>;

const unassigned = ({ id, name, sameAs }: Listed): OpenedScan => ({
  id,
  name,
  sameAs,
  assignedTo: null,
  sender: null,
});

interface InboxScreenProps extends InboxPage {
  /** The one that has waited longest is opened at once: its reader comes from recording the one before. */
  readonly opensNext?: boolean;
}

/** Where scans arrive before anyone knows whose they are. */
export function InboxScreen({ inbox, clients, opensNext = false }: InboxScreenProps) {
  const [opened, setOpened] = useState<OpenedScan | null>(() => {
    const [next] = inbox.scans;
    return opensNext && next !== undefined ? unassigned(next) : null;
  });
  const close = useCallback(() => setOpened(null), []);
  const uploads = useScanUploads();
  return (
    <Stack gap="5">
      <UploadCard uploads={uploads} />
      <Unassigned scans={inbox.scans} count={inbox.counts.scans} onOpen={setOpened} />
      <Assigned assigned={inbox.assigned} count={inbox.counts.assigned} onOpen={setOpened} />
      <Discarded discarded={inbox.discarded} />
      {opened === null ? null : (
        <OpeningScan key={opened.id} scan={opened} clients={clients} onClose={close} />
      )}
    </Stack>
  );
}

interface ListProps {
  /** How many there are, including those that aren't listed. */
  readonly count: number;
  readonly onOpen: (scan: OpenedScan) => void;
}

/** Says that a list is cut, and when the rest of it comes. */
function Rest({ listed, count }: { readonly listed: number; readonly count: number }) {
  if (count <= listed) return null;
  return (
    <Box as="p" color="quiet" mb="2">
      <Trans>
        These are the {listed} that have waited longest. The other {count - listed} appear once these are
        done.
      </Trans>
    </Box>
  );
}

function Unassigned({ scans, count, onOpen }: ListProps & Pick<InboxPage['inbox'], 'scans'>) {
  const { t } = useLingui();
  return (
    <Card>
      <CardTitle>
        {count === 0 ? <Trans>Scans to assign</Trans> : <Trans>Whose are these? ({count})</Trans>}
      </CardTitle>
      <Rest listed={scans.length} count={count} />
      {count === 0 ? (
        <EmptyState title={t`No scans are waiting`}>
          <p>
            <Trans>Scans that you add appear here until you say which client they belong to.</Trans>
          </p>
        </EmptyState>
      ) : (
        <Box as="ul" listStyleType="none">
          {scans.map(({ id, name, mediaType, uploadedAt, by, sameAs }) => (
            <ScanRow
              key={id}
              title={name === '' ? t`Scan` : name}
              mediaType={mediaType}
              about={
                <Trans>
                  Added {shownDate(uploadedAt)} by {by}
                </Trans>
              }
              {...(sameAs !== null && { warning: <SameContent scan={sameAs} /> })}
            >
              <Button
                aria-label={t`Open and assign ${name}`}
                onClick={() => onOpen(unassigned({ id, name, sameAs }))}
              >
                <Trans>Open and assign</Trans>
              </Button>
            </ScanRow>
          ))}
        </Box>
      )}
    </Card>
  );
}

function Assigned({ assigned, count, onOpen }: ListProps & Pick<InboxPage['inbox'], 'assigned'>) {
  const { t } = useLingui();
  const { senders } = useInboxWords();
  if (count === 0) return null;
  return (
    <Card>
      <CardTitle>
        <Trans>Answer not recorded yet ({count})</Trans>
      </CardTitle>
      <Rest listed={assigned.length} count={count} />
      <Box as="ul" listStyleType="none">
        {assigned.map(({ id, profileId, profileName, sender, mediaType, assignedAt }) => (
          <ScanRow
            key={id}
            title={profileName}
            mediaType={mediaType}
            about={<Facts of={[senders[sender], t`assigned ${shownDate(assignedAt)}`]} />}
          >
            <Button
              look="plain"
              aria-label={t`Change whose scan this is: ${profileName}`}
              onClick={() => onOpen({ id, name: profileName, sameAs: null, assignedTo: profileId, sender })}
            >
              <Trans>Change</Trans>
            </Button>
            <ButtonLink
              to="/answer/$profileId"
              params={{ profileId }}
              search={{ scan: id, sender }}
              aria-label={t`Record answer: ${profileName}`}
            >
              <Trans>Record answer</Trans>
            </ButtonLink>
          </ScanRow>
        ))}
      </Box>
    </Card>
  );
}

function Discarded({ discarded }: Pick<InboxPage['inbox'], 'discarded'>) {
  const { reasons } = useInboxWords();
  if (discarded.length === 0) return null;
  return (
    <Card>
      <Disclosure summary={<Trans>Discarded scans</Trans>}>
        <Box as="ul" listStyleType="none" fontSize="sm" color="quiet">
          {discarded.map(({ id, reason, by, uploadedAt, discardedAt }) => (
            <Box as="li" key={id} py="1">
              <Trans>
                {shownDate(discardedAt)} by {by}: {reasons[reason]} (added {shownDate(uploadedAt)})
              </Trans>
            </Box>
          ))}
        </Box>
      </Disclosure>
    </Card>
  );
}
