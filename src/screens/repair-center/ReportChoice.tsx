import { Grid } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { configuration } from '#src/browser/configuration.ts';
import { storedRecents } from '#src/browser/storage.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { unlessUnsaved } from '#src/ui/unsavedForms.ts';
import { useReportName } from '#src/ui/useReportName.ts';
import type { Repair } from './useRepair.ts';
import type { RepairCenter } from './load.ts';

interface ReportChoiceProps {
  readonly repair: Repair;
  readonly profiles: RepairCenter['profiles'];
}

/** Whose letters, and from which report. Recently opened profiles come first. */
export function ReportChoice({ repair, profiles }: ReportChoiceProps) {
  const { t } = useLingui();
  const nameOf = useReportName();
  const { profileId, reportId, reports } = useSelector(repair, ({ context }) => context);
  const canChoose = useSelector(repair, (state) => state.can({ type: 'profile.choose', profileId: '' }));
  const recents = storedRecents()
    .map((id) => profiles.find((profile) => profile.id === id))
    .filter((profile) => profile !== undefined);
  const optionOf = (group: string) => (profile: { id: string; name: string }) => ({
    value: profile.id,
    label: profile.name,
    group,
  });
  const rest = configuration.variant === 'b2b' ? t`Clients` : t`Profiles`;
  const others = profiles.filter((profile) => !recents.includes(profile));
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <Field label={t`Profile`} disabled={!canChoose}>
        <SelectInput
          value={profileId ?? ''}
          {...(profileId === null && { placeholder: t`Choose` })}
          options={[...recents.map(optionOf(t`Recents`)), ...others.map(optionOf(rest))]}
          onChange={(chosen) => {
            if (chosen !== '') repair.send({ type: 'profile.choose', profileId: chosen });
          }}
        />
      </Field>
      <Field label={t`Credit report`} disabled={reports.length === 0}>
        <SelectInput
          value={reportId ?? ''}
          {...(reports.length === 0 && {
            placeholder: profileId === null ? t`Choose a profile first` : t`No reports`,
          })}
          options={reports.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
          onChange={(chosen) => unlessUnsaved(() => repair.send({ type: 'report.choose', reportId: chosen }))}
        />
      </Field>
    </Grid>
  );
}
