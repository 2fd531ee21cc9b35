import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OutcomeRow } from '#contract/outcomes.ts';
import { Button } from '#src/ui/Button.tsx';
import { useWide } from '#src/ui/useWide.ts';
import { DaysCell } from './DaysCell.tsx';
import { RateCell } from './RateCell.tsx';
import { apart, decided, useCountNames } from './useCountNames.ts';

interface Named {
  readonly name: string;
  readonly row: OutcomeRow;
}

interface FigureTableProps {
  readonly caption: string;
  /** What each row is. */
  readonly subject: string;
  readonly rows: readonly Named[];
}

/** How many rows are shown before a person asks for all. */
const rowsAtFirst = 10;

/** Counts, the share where enough was decided, and days. On a narrow page, a card for each row. */
export function FigureTable({ rows, ...words }: FigureTableProps) {
  const wide = useWide();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, rowsAtFirst);
  return (
    <>
      {wide ? <Wide rows={shown} {...words} /> : <Narrow rows={shown} />}
      {shown.length === rows.length ? null : (
        <Button size="small" mt="3" onClick={() => setAll(true)}>
          <Trans>Show all {rows.length}</Trans>
        </Button>
      )}
    </>
  );
}

function Wide({ caption, subject, rows }: FigureTableProps) {
  const names = useCountNames();
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {subject}
            </th>
            <th scope="colgroup" colSpan={decided.length + 1} className="group">
              <Trans>Decided</Trans>
            </th>
            <th scope="col" rowSpan={2} className="rate">
              <Trans>Deleted or corrected</Trans>
            </th>
            <th scope="col" rowSpan={2} className="number">
              <Trans>Median days</Trans>
            </th>
            <th scope="colgroup" colSpan={apart.length} className="group">
              <Trans>Not decided</Trans>
            </th>
          </tr>
          <tr>
            <th scope="col" className="number">
              <Trans>Total</Trans>
            </th>
            {[...decided, ...apart].map((as) => (
              <th key={as} scope="col" className="number">
                {names[as]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, row }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="number strong">{row.decided}</td>
              {decided.map((as) => (
                <Count key={as} value={row.counts[as]} />
              ))}
              <td className="rate">
                <RateCell row={row} />
              </td>
              <td className="number">
                <DaysCell row={row} />
              </td>
              {apart.map((as) => (
                <Count key={as} value={row.counts[as]} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

/** Zeros step back, so that the others are seen. */
const Count = ({ value }: { readonly value: number }) => (
  <td className={value === 0 ? 'number none' : 'number'}>{value}</td>
);

function Narrow({ rows }: Pick<FigureTableProps, 'rows'>) {
  const names = useCountNames();
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map(({ name, row }) => (
        <Box as="li" key={name} border="1px solid" borderColor="edge" borderRadius="md" p="3">
          <Box as="h3" fontWeight="strong" mb="2">
            {name}
          </Box>
          <Pairs>
            <div>
              <dt>
                <Trans>Decided</Trans>
              </dt>
              <dd className="strong">{row.decided}</dd>
            </div>
            <div className="long">
              <dt>
                <Trans>Deleted or corrected</Trans>
              </dt>
              <dd>
                <RateCell row={row} />
              </dd>
            </div>
            <div className="long">
              <dt>
                <Trans>Median days</Trans>
              </dt>
              <dd>
                <DaysCell row={row} />
              </dd>
            </div>
            {[...decided, ...apart]
              .filter((as) => row.counts[as] > 0)
              .map((as) => (
                <div key={as}>
                  <dt>{names[as]}</dt>
                  <dd>{row.counts[as]}</dd>
                </div>
              ))}
          </Pairs>
        </Box>
      ))}
    </Stack>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: '1.5', py: '2.5' },
    '& th:first-of-type[rowspan], & tbody th': { ps: '0' },
    '& thead th': { color: 'quiet', fontSize: 'xs', fontWeight: 'strong', verticalAlign: 'bottom', py: '1' },
    '& thead .group': { borderBottom: '1px solid', borderColor: 'edge', textAlign: 'center' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'edge' },
    '& tbody th': { fontWeight: 'medium', minW: '9rem', maxW: '22rem' },
    '& .number': { textAlign: 'end', px: '1' },
    '& .strong': { fontWeight: 'strong' },
    '& .none': { color: 'quiet' },
    '& .rate': { minW: '8rem', ps: '4' },
  },
});

const Pairs = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fill, minmax(6.5rem, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '3',
    '& .long': { gridColumn: { base: '1 / -1', md: 'auto' } },
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'quiet', fontSize: 'sm' },
    '& dd': { margin: '0' },
    '& .strong': { fontWeight: 'strong' },
  },
});
