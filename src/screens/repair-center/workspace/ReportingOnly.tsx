import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Bureau } from '#contract/shapes.ts';
import { reportingBureaus } from '#machines/manualSelection.ts';
import { Segments } from '#src/ui/Segments.tsx';
import type { ManualChoice } from '../workflows.ts';

/** Narrows detail and destinations to one bureau that reports the account. */
export function ReportingOnly({ choice }: { readonly choice: ManualChoice }) {
  const { t } = useLingui();
  const context = useSelector(choice, (snapshot) => snapshot.context);
  const reporting = reportingBureaus(context);
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="1" align="center">
      <Box fontSize="sm" color="quiet" aria-hidden>
        <Trans>Reporting only on</Trans>
      </Box>
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
    </Flex>
  );
}
