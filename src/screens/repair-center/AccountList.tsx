import { Box, chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import { manualListHeight } from '#contract/limits.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { CardTitle } from '#src/ui/Surface.tsx';
import { ReportWords } from '#src/ui/ReportWords.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { AccountName } from './AccountName.tsx';
import { useAccountType } from './accountTypes.ts';
import { AccountGrounds, GroundsFailure } from './grounds/AccountGrounds.tsx';
import { money } from './money.ts';
import { BulkSelect } from './workspace/BulkSelect.tsx';
import type { Grounds, ManualChoice } from './workflows.ts';

interface AccountListProps {
  readonly choice: ManualChoice;
  readonly grounds: Grounds | undefined;
}

const listHeight = { '--list-height': `${manualListHeight}px` } as CSSProperties;

/** The report's accounts to select, with status and amount, and the grounds for disputing each. */
export function AccountList({ choice, grounds }: AccountListProps) {
  const { t } = useLingui();
  const typeName = useAccountType();
  const { accounts, selectedAccounts } = useSelector(choice, ({ context }) => context);
  const onlyNegative = useSelector(choice, (state) => state.matches({ choosing: { list: 'negative' } }));
  const statuses = { Open: t`Open`, Closed: t`Closed`, Paid: t`Paid`, Derogatory: t`Derogatory` };
  const shown = accounts.filter(({ negative }) => negative || !onlyNegative);
  return (
    <>
      <CardTitle
        action={
          <Switch
            checked={onlyNegative}
            onChange={(narrow) => choice.send({ type: narrow ? 'list.narrow' : 'list.widen' })}
          >
            <Trans>Show Only Negative</Trans>
          </Switch>
        }
      >
        <Trans>Accounts</Trans>
      </CardTitle>
      {grounds ? <GroundsFailure grounds={grounds} /> : null}
      <BulkSelect choice={choice} grounds={grounds} shown={shown} />
      <List tabIndex={0} aria-label={t`Accounts`} style={listHeight}>
        {shown.length === 0 ? (
          <Box as="li" color="quiet" py="6" textAlign="center">
            <Trans>no data available</Trans>
          </Box>
        ) : null}
        {/* What is not shown stays, because a reason may have been begun in it. */}
        {accounts.map(({ id, name, number, opened, type, status, amount, negative }) => (
          <Row key={id} data-ticked={selectedAccounts.includes(id)} hidden={!negative && onlyNegative}>
            <Box flex="1" minW="min(7rem, 100%)">
              <Checkbox
                checked={selectedAccounts.includes(id)}
                onChange={() => choice.send({ type: 'account.toggle', id })}
              >
                <AccountName name={name} number={number} />
              </Checkbox>
              <Box color="quiet" fontSize="sm" ps="calc({sizes.tick} + {spacing.2})">
                <Facts
                  of={[
                    typeName(type) ?? <ReportWords key="type" text={type} />,
                    opened === '' ? null : t`opened ${opened}`,
                  ]}
                />
              </Box>
            </Box>
            <Box textAlign="right" ms="auto" pt="1.5">
              <Box fontVariantNumeric="tabular-nums">{money(amount)}</Box>
              <Box
                fontSize="sm"
                color={status === 'Derogatory' ? 'red' : 'quiet'}
                fontWeight={status === 'Derogatory' ? 'medium' : 'normal'}
              >
                <Facts of={[statuses[status], negative && status !== 'Derogatory' ? t`Negative` : null]} />
              </Box>
            </Box>
            {grounds ? (
              <Box flexBasis="full" ps="6" minW="0">
                <AccountGrounds grounds={grounds} accountId={id} isSelected={selectedAccounts.includes(id)} />
              </Box>
            ) : null}
          </Row>
        ))}
      </List>
    </>
  );
}

const List = chakra('ul', {
  base: {
    // A phone scrolls only the page.
    maxHeight: { base: 'none', md: 'var(--list-height)' },
    overflowY: { md: 'auto' },
    listStyleType: 'none',
    mx: '-2',
    // Next to other panes, a low window leaves less than its full height.
    minHeight: { xl: '12rem' },
    flex: { xl: '0 1 auto' },
    // The cut-off edge shows that there is more.
    borderBottom: '1px solid',
    borderColor: 'edge',
  },
});
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: 'start',
    px: '2',
    py: '2',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'edge',
    '&[hidden]': { display: 'none' },
    '&[data-ticked=true]': { bg: 'accentSoft' },
  },
});
