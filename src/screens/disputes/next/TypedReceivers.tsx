import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type Receiver, receiverLength } from '#contract/nextSteps.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface TypedReceiversProps {
  /** Those who are listed, too: they keep their places. */
  readonly chosen: readonly Receiver[];
  readonly busy: boolean;
  readonly isFull: boolean;
  /** Nobody is listed. */
  readonly isOnly: boolean;
  readonly onChange: (receivers: readonly Receiver[]) => void;
}

/** Those who are in no inquiry that the report shows, such as most employers. */
export function TypedReceivers({ chosen, busy, isFull, isOnly, onChange }: TypedReceiversProps) {
  const { t } = useLingui();
  const places = chosen.flatMap(({ on }, place) => (on === null ? [place] : []));
  const changed = (place: number, values: Partial<Receiver>) =>
    onChange(chosen.map((each, index) => (index === place ? { ...each, ...values } : each)));
  return (
    <Stack gap="3">
      {places.map((place, index) => {
        const { name = '', forEmployment = false } = chosen[place] ?? {};
        const number = index + 1;
        return (
          <Box key={place}>
            <Flex gap="1" align="end">
              <Box flex="1" minW="0">
                <Field
                  label={
                    places.length === 1
                      ? t`Name, with the city if you know it`
                      : t`Name ${number}, with the city if you know it`
                  }
                  disabled={busy}
                >
                  <TextInput
                    value={name}
                    maxLength={receiverLength}
                    autoComplete="off"
                    onChange={(event) => changed(place, { name: event.target.value })}
                  />
                </Field>
              </Box>
              <IconButton
                label={name.trim() === '' ? t`Remove` : t`Remove ${name}`}
                icon={<Trash2 size={18} aria-hidden />}
                disabled={busy}
                onClick={() => onChange(chosen.filter((_, each) => each !== place))}
              />
            </Flex>
            <Checkbox
              checked={forEmployment}
              disabled={busy}
              onChange={(wanted) => changed(place, { forEmployment: wanted })}
            >
              <Trans>They received the report for a job</Trans>
            </Checkbox>
          </Box>
        );
      })}
      <Box>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          disabled={busy || isFull}
          onClick={() => onChange([...chosen, { name: '', on: null, forEmployment: false }])}
        >
          {places.length > 0 ? (
            <Trans>Add another name</Trans>
          ) : isOnly ? (
            <Trans>Add a name</Trans>
          ) : (
            <Trans>Add someone who isn’t listed</Trans>
          )}
        </Button>
      </Box>
    </Stack>
  );
}
