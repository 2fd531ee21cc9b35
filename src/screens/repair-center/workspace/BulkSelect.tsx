import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ManualAccount } from '#contract/reports.ts';
import { Bureau } from '#contract/shapes.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { useLanguage } from '#src/ui/useLanguage.ts';
import { findingSentences } from '#vocabulary/findings.ts';
import type { Grounds, ManualChoice } from '../workflows.ts';

interface BulkSelectProps {
  readonly choice: ManualChoice;
  readonly grounds: Grounds | undefined;
  /** The accounts that are listed. */
  readonly shown: readonly ManualAccount[];
}

interface Group {
  readonly key: string;
  readonly group: string;
  readonly name: string;
  readonly ids: readonly string[];
}

/** Selects all listed accounts at once, or those of a bureau or with a finding. */
export function BulkSelect({ choice, grounds, shown }: BulkSelectProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const selected = useSelector(choice, ({ context }) => context.selectedAccounts);
  const found = useSelector(grounds, (snapshot) => snapshot?.context.accounts) ?? [];
  const all = shown.map(({ id }) => id);
  const count = all.filter((id) => selected.includes(id)).length;
  const select = (ids: readonly string[]) => choice.send({ type: 'accounts.choose', ids });
  const rules = new Set(found.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
  const groups: readonly Group[] = [
    ...Bureau.options.map((bureau) => ({
      key: bureau,
      group: t`By bureau`,
      name: bureau,
      ids: shown.filter(({ bureaus }) => bureaus.includes(bureau)).map(({ id }) => id),
    })),
    ...[...rules].map((rule) => ({
      key: rule,
      group: t`By finding`,
      name: findingSentences[rule][language],
      ids: found
        .filter(
          ({ accountId, findings }) => all.includes(accountId) && findings.some((one) => one.rule === rule),
        )
        .map(({ accountId }) => accountId),
    })),
  ].filter(({ ids }) => ids.length > 0);
  const total = all.length;
  return (
    <Flex wrap="wrap" gap="3" align="end" justify="space-between" pb="3">
      <Checkbox checked={total > 0 && count === total} onChange={(on) => select(on ? all : [])}>
        <Trans>Select all</Trans>
        <Box as="span" color="quiet" fontVariantNumeric="tabular-nums">
          {' '}
          <Trans>
            ({count} of {total})
          </Trans>
        </Box>
      </Checkbox>
      <Box flex="1 1 12.5rem" maxW="16rem">
        <SelectInput
          aria-label={t`Select by finding or bureau`}
          value=""
          placeholder={t`By finding or bureau`}
          options={groups.map(({ key, group, name, ids }) => ({
            value: key,
            label: `${name} (${String(ids.length)})`,
            group,
          }))}
          onChange={(key) => {
            const chosen = groups.find((group) => group.key === key);
            if (chosen) select(chosen.ids);
          }}
        />
      </Box>
    </Flex>
  );
}
