import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Bureau } from '#contract/shapes.ts';
import { reportingBureaus } from '#machines/manualSelection.ts';
import { Segments } from '#src/ui/Segments.tsx';
import { CardTitle } from '#src/ui/Surface.tsx';
import type { ManualChoice } from '../workflows.ts';

/** Narrows detail and destinations to one bureau that reports the account. */
export function ReportingOnly({ choice }: { readonly choice: ManualChoice }) {
  const { t } = useLingui();
  const context = useSelector(choice, (snapshot) => snapshot.context);
  const reporting = reportingBureaus(context);
  return (
    <>
      <CardTitle>
        <Trans>Reporting only on</Trans>
      </CardTitle>
      <Segments
        legend={t`Reporting only on`}
        value={context.bureau ?? 'all'}
        options={[
          { value: 'all', label: t`All bureaus` },
          ...Bureau.options.map((bureau) => ({
            value: bureau,
            label: bureau,
            disabled: !reporting.includes(bureau),
          })),
        ]}
        onChange={(value) =>
          choice.send({
            type: 'bureau.choose',
            bureau: Bureau.options.find((bureau) => bureau === value) ?? null,
          })
        }
      />
    </>
  );
}
