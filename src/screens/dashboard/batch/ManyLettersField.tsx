import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { TriangleAlert } from 'lucide-react';
import { manyLettersReasons, withManyLetters } from '#machines/clientBatchParts.ts';
import { useOverrulingText } from '#src/repair/overrulingTexts.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { ClientBatch } from './useClientBatch.ts';

/** The one question that is answered for several clients at once: recipients get several letters on one day. */
export function ManyLettersField({ batch }: { readonly batch: ClientBatch }) {
  const { t } = useLingui();
  const textOf = useOverrulingText();
  const context = useSelector(batch, (snapshot) => snapshot.context);
  const count = withManyLetters(context);
  if (count === 0) return null;
  return (
    <Frame data-open={context.manyLetters === null || undefined}>
      <Flex color="orange" pt="0.5">
        <TriangleAlert size={20} aria-hidden />
      </Flex>
      <Stack gap="2" flex="1" minW="0">
        <p>
          <Plural
            value={count}
            one="The letters of # client include several to one recipient."
            other="The letters of # clients include several to one recipient."
          />{' '}
          <Trans>
            A recipient of many letters at once may consider the disputes frivolous and not investigate them.
            Mail the most important letters first, and the others later.
          </Trans>
        </p>
        <Field label={t`What will you do with them?`}>
          <SelectInput
            value={context.manyLetters ?? ''}
            placeholder={t`Leave these clients out`}
            onChange={(chosen) =>
              batch.send({
                type: 'manyLetters.choose',
                reason: manyLettersReasons.find((reason) => reason === chosen) ?? null,
              })
            }
            options={manyLettersReasons.map((reason) => ({
              value: reason,
              label: textOf({ reason, note: '' }),
            }))}
          />
        </Field>
      </Stack>
    </Frame>
  );
}

const Frame = chakra('section', {
  base: {
    display: 'flex',
    gap: '3',
    p: { base: '3', sm: '4' },
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
    minWidth: '0',
    '&[data-open]': { borderColor: 'orange' },
  },
});
