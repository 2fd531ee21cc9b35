import { Box, chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { WorkGroup, WorkItem } from '#contract/work.ts';
import { places } from '../disputePlaces.ts';
import { useWorkWords } from './useWorkWords.ts';
import { WorkMark } from './WorkMark.tsx';

interface WorkRowProps {
  readonly item: WorkItem;
  readonly group: WorkGroup;
  /** Civil date. */
  readonly today: string;
}

/** What waits for one client, or in the inbox. The whole row leads to where it is done. */
export function WorkRow({ item, group, today }: WorkRowProps) {
  const { what, detail, when } = useWorkWords()(item, today);
  return (
    <Box as="li" borderColor="edge" _notFirst={{ borderTopWidth: '1px' }}>
      <WayTo item={item}>
        <WorkMark group={group} />
        <Name>{item.profileId === null ? <Trans>Inbox</Trans> : item.profileName}</Name>
        <Box gridArea="what" minW="0" overflowWrap="anywhere">
          {what}
          {detail === '' ? null : (
            <Box as="span" color="quiet">
              {' · '}
              {detail}
            </Box>
          )}
        </Box>
        <Box
          gridArea="when"
          color="quiet"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {when}
        </Box>
        <Box gridArea="way" color="quiet">
          <ChevronRight size={16} aria-hidden />
        </Box>
      </WayTo>
    </Box>
  );
}

/** Done with the client's profile instead of their letters. */
const inProfile: ReadonlySet<WorkItem['kind']> = new Set([
  'proofOfIdentity',
  'linkNotOpened',
  'informationMissing',
]);

/** The part of the client's disputes in which it is done. */
const parts: Readonly<Partial<Record<WorkItem['kind'], string>>> = {
  notMailed: places.toMail,
  changeAsked: places.toMail,
  notApproved: places.toMail,
  clientMails: places.toMail,
  decideProposal: places.newerReport,
  decideRefused: places.next,
  decideVerified: places.next,
  decidePartlyCorrected: places.next,
  decideUnanswered: places.next,
  sendWhatIsNeeded: places.next,
  returned: places.results,
  decideReappeared: places.results,
  askWhetherAnythingCame: places.results,
  askAboutDelivery: places.results,
  askAboutNotice: places.results,
};

function WayTo({ item, children }: { readonly item: WorkItem; readonly children: ReactNode }) {
  const { kind, profileId, letter, scan } = item;
  if (profileId === null) return <RowLink to="/inbox">{children}</RowLink>;
  const params = { profileId };
  if (scan !== null)
    return (
      <RowLink to="/answer/$profileId" params={params} search={{ scan: scan.id, sender: scan.sender }}>
        {children}
      </RowLink>
    );
  if (kind === 'due')
    return (
      <RowLink to="/answer/$profileId" params={params} search={letter === null ? {} : { letter }}>
        {children}
      </RowLink>
    );
  if (inProfile.has(kind))
    return (
      <RowLink to="/edit-profile/$profileId" params={params}>
        {children}
      </RowLink>
    );
  const hash = parts[kind];
  return (
    <RowLink to="/disputes/$profileId" params={params} {...(hash !== undefined && { hash })}>
      {children}
    </RowLink>
  );
}

const Name = chakra('span', {
  base: { gridArea: 'name', fontWeight: 'strong', color: 'ink', minW: '0', overflowWrap: 'anywhere' },
});

const RowLink = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: {
        base: '1rem minmax(0, 1fr) auto 1rem',
        lg: '1rem minmax(0, 5fr) minmax(0, 8fr) 9.5rem 1rem',
      },
      gridTemplateAreas: {
        base: '"mark name when way" "mark what what way"',
        lg: '"mark name what when way"',
      },
      columnGap: '3',
      rowGap: '0.5',
      alignItems: 'center',
      minH: '9',
      py: { base: '2', lg: '1.5' },
      px: '2',
      mx: '-2',
      borderRadius: 'sm',
      fontSize: 'sm',
      lineHeight: 'tight',
      color: 'ink',
      textDecoration: 'none',
      _hover: { bg: 'hovered' },
    },
  }),
);
