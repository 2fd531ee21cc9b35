import { Box } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ArrowLeft, Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { longestSearch } from '#contract/limits.ts';
import type { Variant } from '#contract/shapes.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button, IconButton, Spinner } from '#src/ui/Button.tsx';
import { MessagePlace } from '#src/ui/MessagePlace.tsx';
import { Input } from '#src/ui/TextInput.tsx';
import { useModal } from '#src/ui/useModal.ts';
import type { PagePart, PaletteOption } from './options.ts';
import { Frame, Hint } from './paletteFrame.ts';
import { optionId, PaletteList } from './PaletteList.tsx';
import { stepFrom } from './stepFrom.ts';
import type { CommandPalette } from './useCommandPalette.ts';
import type { Effect } from './useCommands.tsx';
import { usePaletteGroups } from './usePaletteGroups.ts';

interface PaletteDialogProps {
  readonly palette: CommandPalette;
  readonly variant: Variant;
  /** The consumer's own profile, if there is one. */
  readonly ownProfile: string | null;
  /** What is on the page behind it. */
  readonly parts: readonly PagePart[];
  /** Does what was chosen, after the palette has closed. */
  readonly onEffect: (effect: Effect) => void;
}

/** A field and the list of what it finds: a combobox, whose focus stays in the field. */
export function PaletteDialog({ palette, ...props }: PaletteDialogProps) {
  const isClosed = useSelector(palette, (state) => state.matches('closed'));
  return isClosed ? null : <OpenPalette palette={palette} {...props} />;
}

function OpenPalette({ palette, variant, ownProfile, parts, onEffect }: PaletteDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const state = useSelector(palette, (snapshot) => snapshot);
  const { text, task, failure, hasClients } = state.context;
  const groups = usePaletteGroups(state.context, variant, ownProfile, parts);
  const close = () => palette.send({ type: 'palette.close' });
  const modal = useModal(close);
  const options = groups.flatMap((group) => group.options);
  const isPending = state.hasTag('pending');
  // While clients are being searched, Enter chooses only what the person has reached: the list is about to change.
  const first = isPending ? undefined : options[0];
  const active = options.find((option) => option.id === state.context.reached) ?? first;

  function choose({ effect }: PaletteOption): void {
    if (effect.kind === 'find') {
      palette.send({ type: 'client.want', task: effect.task });
      return;
    }
    close();
    onEffect(effect);
  }
  function onKeyDown(event: KeyboardEvent): void {
    // What an input method composes is not chosen yet.
    if (event.nativeEvent.isComposing) return;
    const next = stepFrom(event.key, options, active);
    if (next !== null) palette.send({ type: 'option.reach', option: next.id });
    else if (event.key === 'Enter' && active !== undefined) choose(active);
    else if (event.key === 'Backspace' && text === '' && task !== 'open')
      palette.send({ type: 'commands.show' });
    else return;
    event.preventDefault();
  }

  const names = {
    open: t`Search`,
    repair: t`Open the Repair Center for a client`,
    answer: t`Record an answer for a client`,
  };
  const wanted = { open: t`Client, page, or action`, repair: t`Client`, answer: t`Client` };
  const label = hasClients ? wanted[task] : t`Page or action`;
  return (
    <Frame {...modal} aria-label={names[task]}>
      {task === 'open' ? null : (
        <Box display="flex" alignItems="center" gap="2" px="3" pt="3" fontSize="sm" fontWeight="medium">
          <IconButton
            label={t`All commands`}
            icon={<ArrowLeft size={18} aria-hidden />}
            onClick={() => {
              palette.send({ type: 'commands.show' });
              // The button disappears.
              field.current?.focus();
            }}
          />
          {names[task]}
        </Box>
      )}
      <Box
        display="flex"
        alignItems="center"
        gap="2"
        px="3"
        py="2"
        borderBottom="1px solid"
        borderColor="edge"
      >
        <Box color="quiet" aria-hidden width="5">
          {isPending ? <Spinner /> : <Search size={18} />}
        </Box>
        <Input
          data-first-focus
          ref={field}
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : optionId(id, active.id)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          borderColor="transparent"
          maxLength={longestSearch}
          value={text}
          onChange={(event) => palette.send({ type: 'text.change', text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t`Close`} icon={<X size={18} aria-hidden />} onClick={close} />
      </Box>
      {state.matches('failed') && failure !== null ? (
        <Box px="3" pt="3" display="grid" gap="2" justifyItems="start">
          <Trans>We couldn’t load the clients.</Trans>
          <FailureBanner failure={failure} />
          <Button size="small" onClick={() => palette.send({ type: 'search.retry' })}>
            <Trans>Try Again</Trans>
          </Button>
        </Box>
      ) : null}
      <PaletteList
        id={id}
        label={names[task]}
        groups={groups}
        reached={active?.id ?? null}
        onReach={(option) => palette.send({ type: 'option.reach', option })}
        onChoose={choose}
      />
      {options.length > 0 || isPending || state.matches('failed') ? null : (
        <Box px="4" pb="6" pt="4" textAlign="center" color="quiet" overflowWrap="anywhere">
          <Trans>Nothing matches “{text.trim()}”.</Trans>
        </Box>
      )}
      <Box role="status" srOnly>
        {isPending ? (
          <Trans>Searching…</Trans>
        ) : (
          <Plural value={options.length} _0="Nothing found" one="# result" other="# results" />
        )}
      </Box>
      <Hint aria-hidden>
        <Trans>↑ ↓ to choose, Enter to open, Esc to close</Trans>
      </Hint>
      <MessagePlace />
    </Frame>
  );
}
