import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { automatedOptions } from '#contract/repair.ts';
import { useOptionName } from '#src/repair/optionNames.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { ClientBatch } from './useClientBatch.ts';

/** The automated option for all clients. Another one is looked at for each of them again. */
export function OptionField({ batch }: { readonly batch: ClientBatch }) {
  const { t } = useLingui();
  const nameOf = useOptionName();
  const option = useSelector(batch, ({ context }) => context.option);
  return (
    <Field label={t`Automatic option`}>
      <SelectInput
        value={String(option)}
        onChange={(chosen) => batch.send({ type: 'option.choose', option: Number(chosen) })}
        options={automatedOptions.map(({ id, name }) => ({ value: String(id), label: nameOf(id, name) }))}
      />
    </Field>
  );
}
