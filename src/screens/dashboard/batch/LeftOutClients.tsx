import { Box } from '@chakra-ui/react';
import { Plural } from '@lingui/react/macro';
import { ClientName, type ClientRowProps, NotedRow, NotedRows } from './ClientRows.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';

type LeftOut = Pick<ClientRowProps, 'client' | 'page'> & { readonly note: string };

interface LeftOutClientsProps {
  readonly clients: readonly LeftOut[];
}

/** More clients than these with one reason are a number that opens. */
const namesShown = 3;

/** Who is left out, by reason: sixty with the same one are a line, so the other reasons are seen as well. */
export function LeftOutClients({ clients }: LeftOutClientsProps) {
  return (
    <NotedRows>
      {[...Map.groupBy(clients, ({ note }) => note)].map(([reason, those]) => (
        <NotedRow key={reason} note={reason}>
          {those.length <= namesShown ? (
            <Names clients={those} />
          ) : (
            <Disclosure summary={<Plural value={those.length} one="# client" other="# clients" />}>
              <Names clients={those} />
            </Disclosure>
          )}
        </NotedRow>
      ))}
    </NotedRows>
  );
}

function Names({ clients }: LeftOutClientsProps) {
  return (
    <Box as="ul" listStyleType="none">
      {clients.map(({ client, page }) => (
        <Box as="li" key={client.id} py="1" overflowWrap="anywhere">
          <ClientName client={client} page={page} />
        </Box>
      ))}
    </Box>
  );
}
