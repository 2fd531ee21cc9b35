import { Box, chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { contractPlace } from '#src/overview/pagePlaces.ts';

const marks = {
  done: { Icon: CircleCheck, color: 'green' },
  failed: { Icon: CircleAlert, color: 'danger' },
  waiting: { Icon: CircleDashed, color: 'quiet' },
  current: { Icon: LoaderCircle, color: 'accentStrong' },
} as const;

export interface ClientRowProps {
  readonly client: ReadyClient;
  readonly note: ReactNode;
  /** Always next to the note, which says the same. */
  readonly mark?: keyof typeof marks | undefined;
  /** Where the person can do something about it; null if there is nothing to do. */
  readonly page: keyof typeof pages | null;
}

const pages = {
  profile: { to: '/edit-profile/$profileId' },
  contract: { to: '/edit-profile/$profileId', hash: contractPlace },
  repairCenter: { to: '/repair-center/$profileId' },
  disputes: { to: '/disputes/$profileId' },
} as const;

/** Clients with what there is to say about each. */
export function ClientRows({ rows }: { readonly rows: readonly ClientRowProps[] }) {
  return (
    <NotedRows>
      {rows.map(({ client, note, mark, page }) => (
        <NotedRow key={client.id} note={note} mark={mark}>
          <ClientName client={client} page={page} />
        </NotedRow>
      ))}
    </NotedRows>
  );
}

/** Rows in a window of their own, which a keyboard can scroll. */
export function NotedRows({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="ul" listStyleType="none" maxH="18rem" overflowY="auto" tabIndex={0}>
      {children}
    </Box>
  );
}

interface NotedRowProps extends Pick<ClientRowProps, 'note' | 'mark'> {
  /** Whom the note is about. */
  readonly children: ReactNode;
}

export function NotedRow({ note, mark, children }: NotedRowProps) {
  return (
    <Row data-marked={mark === undefined ? undefined : true}>
      {mark === undefined ? null : <Mark mark={mark} />}
      <Box minW="0">{children}</Box>
      <Box color="quiet" minW="0">
        {note}
      </Box>
    </Row>
  );
}

export function ClientName({ client: { id, name }, page }: Pick<ClientRowProps, 'client' | 'page'>) {
  const { t } = useLingui();
  if (page === null) return name;
  return (
    <Box asChild color="accentStrong" textDecoration="underline">
      <Link {...pages[page]} params={{ profileId: id }} aria-label={t`${name}: open`}>
        {name}
      </Link>
    </Box>
  );
}

function Mark({ mark }: { readonly mark: keyof typeof marks }) {
  const { Icon, color } = marks[mark];
  return (
    <chakra.span
      display="inline-flex"
      color={color}
      animation={mark === 'current' ? 'spin 900ms linear infinite' : undefined}
    >
      <Icon size={16} aria-hidden />
    </chakra.span>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
    '&[data-marked]': {
      gridTemplateColumns: { base: '1rem minmax(0, 1fr)', sm: '1rem minmax(0, 2fr) minmax(0, 3fr)' },
      '& > :last-child': { gridColumn: { base: '2', sm: 'auto' } },
    },
    columnGap: '2',
    alignItems: 'center',
    minH: '9',
    py: '1',
    fontSize: 'sm',
    borderColor: 'edge',
    _notFirst: { borderTopWidth: '1px' },
  },
});
