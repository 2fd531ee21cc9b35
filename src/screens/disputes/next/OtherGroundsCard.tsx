import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import { asksAbout } from '#disputes/offersOnRecord.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { ActionList } from '../ActionList.tsx';
import type { Open } from '../opened.ts';

interface OtherGroundsProps {
  readonly disputes: readonly Dispute[];
  readonly letters: readonly DisputeLetter[];
  readonly onOpen: Open;
}

/** Facts that allow letters of their own once they are recorded: a collector's notice, and identity theft. */
export function OtherGroundsCard({ disputes, letters, onOpen }: OtherGroundsProps) {
  const { notices, thefts } = asksAbout(disputes);
  const open = (kind: 'collectorNotice' | 'identityTheft', own: readonly Dispute[]) => () =>
    onOpen({
      what: 'form',
      recording: {
        kind,
        letters: letters.filter(({ id }) => own.some(({ letter }) => letter === id)),
        disputes: own,
        corrected: null,
      },
    });
  if (notices.length === 0 && thefts.length === 0) return null;
  return (
    <Card>
      <CardTitle>
        <Trans>Only if it happened</Trans>
      </CardTitle>
      <ActionList>
        {notices.length === 0 ? null : (
          <Fact
            name={<Trans>A debt collector wrote</Trans>}
            about={
              <Trans>Once its notice is recorded, a letter can ask the collector to validate the debt.</Trans>
            }
            onRecord={open('collectorNotice', notices)}
          />
        )}
        {thefts.length === 0 ? null : (
          <Fact
            name={<Trans>Identity theft</Trans>}
            about={
              <Trans>
                With proof of identity, an identity theft report, and a statement, a bureau must block what
                the theft caused, unless the law lets it refuse.
              </Trans>
            }
            onRecord={open('identityTheft', thefts)}
          />
        )}
      </ActionList>
    </Card>
  );
}

interface FactProps {
  readonly name: ReactNode;
  readonly about: ReactNode;
  readonly onRecord: () => void;
}

function Fact({ name, about, onRecord }: FactProps) {
  return (
    <li>
      <Box minW="0">
        <Box fontWeight="medium">{name}</Box>
        <Box color="quiet" fontSize="sm">
          {about}
        </Box>
      </Box>
      <Button size="small" onClick={onRecord}>
        <Trans>Add</Trans>
        <Box as="span" srOnly>
          : {name}
        </Box>
      </Button>
    </li>
  );
}
