import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { distinctNames } from '#src/overview/distinctNames.ts';
import { Choices } from '#src/ui/Choices.tsx';
import { Field } from '#src/ui/Field.tsx';
import { foldName } from '#vocabulary/foldName.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

/** How many names are shown: more are found by typing. */
const namesAtOnce = 6;

interface ClientSearchProps {
  readonly clients: readonly ProfileListItem[];
  /** The chosen client's id. */
  readonly value: string | null;
  readonly disabled: boolean;
  /** The scan isn’t there yet: the name can be typed, but nobody chosen. */
  readonly isLoading?: boolean;
  readonly onChange: (profileId: string) => void;
}

/** Where the focus opens no keyboard over the scan. */
const desk = window.matchMedia('(min-width: 768px) and (pointer: fine)');

/** The one who is chosen first, then those whose letters someone can answer. */
function placeOf({ id, mailing }: ProfileListItem, chosen: string | null): number {
  if (id === chosen) return 0;
  return typeof mailing?.lastMailedOn === 'string' || mailing?.isUnknown === true ? 1 : 2;
}

/** Finds a client by typing part of the name. The one who is chosen stays in sight. Enter chooses the only one found. */
export function ClientSearch({ clients, value, disabled, isLoading = false, onChange }: ClientSearchProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const names = useMemo(() => distinctNames(clients), [clients]);
  const wanted = foldName(search.trim());
  const found = clients.filter(({ name, id }) => id === value || foldName(name).includes(wanted));
  const shown = found
    .toSorted((one, other) => placeOf(one, value) - placeOf(other, value))
    .slice(0, namesAtOnce);
  const hidden = found.length - shown.length;
  return (
    <Stack gap="3">
      <Field label={t`Find the client`} disabled={disabled && !isLoading}>
        <TextInput
          type="search"
          autoComplete="off"
          placeholder={t`Search by name`}
          value={search}
          {...(desk.matches && { 'data-first-focus': true })}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            const [only] = found;
            if (event.key !== 'Enter' || only === undefined || found.length > 1) return;
            event.preventDefault();
            onChange(only.id);
          }}
        />
      </Field>
      {shown.length === 0 ? (
        <Box color="quiet" fontSize="sm" role="status">
          <Trans>No client has this name.</Trans>
        </Box>
      ) : (
        <Choices
          legend={t`Client`}
          isQuiet
          look="cards"
          disabled={disabled}
          options={shown.map(({ id }) => ({ value: id, name: names.get(id) ?? '' }))}
          value={value}
          onChange={onChange}
        />
      )}
      {hidden > 0 ? (
        <Box color="quiet" fontSize="sm">
          <Trans>{hidden} more. Type more of the name.</Trans>
        </Box>
      ) : null}
    </Stack>
  );
}
