import { Box, Flex, Grid } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ComparedBureau } from '#contract/reportComparison.ts';
import type { CreditReport } from '#contract/reports.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Banner, Card, CardTitle, EmptyState } from '#src/ui/Surface.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useReportName } from '#src/ui/useReportName.ts';
import { disputeAccount } from '#src/repair/disputeAccount.ts';
import { countIn, differences, type Filter, filters, type Group, groups, narrowed } from './changes.ts';
import type { Comparison, LoadedComparison } from './load.ts';
import { Overview } from './Overview.tsx';
import { ComparedRecordView } from './ComparedRecordView.tsx';

interface CompareReportsProps extends LoadedComparison {
  readonly profileId: string;
  /** Whose choices the Repair Center keeps. */
  readonly userId: string;
}

/** Two reports of a client side by side. Mount a new one for another client. */
export function CompareReportsScreen({ profileId, userId, reports, comparison }: CompareReportsProps) {
  if (comparison === null) {
    return (
      <Card>
        <EmptyState title={<Trans>Nothing to compare yet</Trans>}>
          <p>
            <Trans>You need two reports. Connect or import another one in the profile.</Trans>
          </p>
          <ButtonLink to="/edit-profile/$profileId" params={{ profileId }}>
            <Trans>Profile</Trans>
          </ButtonLink>
        </EmptyState>
      </Card>
    );
  }
  return <Compared profileId={profileId} userId={userId} reports={reports} comparison={comparison} />;
}

interface ComparedProps {
  readonly profileId: string;
  readonly userId: string;
  readonly reports: readonly CreditReport[];
  readonly comparison: Comparison;
}

function Compared({ profileId, userId, reports, comparison }: ComparedProps) {
  const { before, now, differentPeople, bureaus } = comparison;
  const { t } = useLingui();
  const navigate = useNavigate();
  const nameOf = useReportName();
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [filter, setFilter] = useState<Filter>('all');
  const [chosen, setChosen] = useState<string>(bureaus[0]?.bureau ?? '');
  const shown = bureaus.find(({ bureau }) => bureau === chosen) ?? bureaus[0];
  const choose = (search: { before: string; now: string }) =>
    void navigate({ to: '/compare-reports/$profileId', params: { profileId }, search });
  const dispute = (accountId: string, bureau: ComparedBureau['bureau']) => {
    disputeAccount({ userId, profileId, reportId: now.id, accountId, bureau });
    void navigate({ to: '/repair-center/$profileId', params: { profileId } });
  };
  const filterNames: Readonly<Record<Filter, string>> = {
    all: t`All`,
    negative: t({ message: 'Negative', context: 'count' }),
    disputed: t`Disputed`,
  };
  const options = (other: string) =>
    reports.map(({ id, name }) => ({ value: id, label: nameOf(name), disabled: id === other }));
  return (
    <Card>
      <CardTitle
        action={
          <ButtonLink size="small" to="/edit-profile/$profileId" params={{ profileId }}>
            <Trans>Profile</Trans>
          </ButtonLink>
        }
      >
        <Trans>Compare two reports</Trans>
      </CardTitle>
      <Grid gap="3" templateColumns={{ base: '1fr', md: '1fr 1fr' }} maxW="48rem">
        <Field label={t`Older report`}>
          <SelectInput
            value={before.id}
            options={options(now.id)}
            onChange={(id) => choose({ before: id, now: now.id })}
          />
        </Field>
        <Field label={t`Newer report`}>
          <SelectInput
            value={now.id}
            options={options(before.id)}
            onChange={(id) => choose({ before: before.id, now: id })}
          />
        </Field>
      </Grid>
      {differentPeople ? (
        <Box mt="4">
          <Banner tone="warning">
            <Trans>
              These reports are about different people. What differs between them says nothing about what has
              changed.
            </Trans>
          </Banner>
        </Box>
      ) : null}
      <Overview bureaus={bureaus} />
      <Flex mt="5" gap="4" wrap="wrap" align="center">
        {/* The only one is named in the table above. */}
        {bureaus.length < 2 ? null : (
          <Segments
            legend={t`Bureau`}
            value={shown?.bureau ?? ''}
            options={bureaus.map((each) => ({
              value: each.bureau,
              label: `${each.bureau} ${differences(each)}`,
            }))}
            onChange={setChosen}
          />
        )}
        <Segments
          legend={t`Records to show`}
          value={filter}
          options={filters.map((each) => ({
            value: each,
            label: `${filterNames[each]} ${shown === undefined ? 0 : countIn(shown, each)}`,
          }))}
          onChange={(value) => setFilter(filters.find((each) => each === value) ?? 'all')}
        />
        <Switch checked={onlyChanges} onChange={setOnlyChanges}>
          <Trans>Only what changed</Trans>
        </Switch>
      </Flex>
      {shown === undefined ? null : (
        <OneBureau
          compared={shown}
          onlyChanges={onlyChanges}
          filter={filter}
          onDispute={(accountId) => dispute(accountId, shown.bureau)}
        />
      )}
    </Card>
  );
}

interface OneBureauProps {
  readonly compared: ComparedBureau;
  readonly onlyChanges: boolean;
  readonly filter: Filter;
  readonly onDispute: (accountId: string) => void;
}

function OneBureau({ compared, onlyChanges, filter, onDispute }: OneBureauProps) {
  const { t } = useLingui();
  const titles: Readonly<Record<Group, string>> = {
    accounts: t`Accounts`,
    inquiries: t`Inquiries`,
    publicRecords: t`Public records`,
  };
  const shown = groups.map((group) => ({ group, records: narrowed(compared[group], onlyChanges, filter) }));
  if (shown.every(({ records }) => records.length === 0)) {
    return (
      <Box mt="4" color="quiet">
        {filter !== 'all' ? (
          <Trans>No record at {compared.bureau} matches this choice.</Trans>
        ) : onlyChanges ? (
          <Trans>Nothing changed at {compared.bureau}.</Trans>
        ) : (
          <Trans>Neither report shows anything from {compared.bureau}.</Trans>
        )}
      </Box>
    );
  }
  return shown.map(({ group, records }) =>
    records.length === 0 ? null : (
      <Box as="section" key={group} mt="5">
        <Box as="h3" fontSize="md" mb="1">
          {titles[group]}
        </Box>
        <Box as="ul" listStyleType="none">
          {records.map((record, index) => (
            // Records have no id that both reports share; their order never changes.
            <ComparedRecordView
              key={`${compared.bureau} ${filter} ${record.name} ${index}`}
              record={record}
              onDispute={onDispute}
            />
          ))}
        </Box>
      </Box>
    ),
  );
}
