import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { noteLength } from '#contract/limits.ts';
import { reasonsFor, type Concern, type OverrulingReason } from '#contract/letterSummary.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import type { Summary } from '../workflows.ts';
import { ConcernText } from './ConcernText.tsx';
import { useConcernTitle } from '#src/repair/useConcernTitle.ts';
import { useOverrulingText } from '#src/repair/overrulingTexts.ts';
import { useFocusAfter } from './useFocusAfter.ts';

interface ConcernCardProps {
  readonly concern: Concern;
  readonly summary: Summary;
  readonly profileId: string;
}

/** One concern: what it is, what to do about it, and the reasons to go ahead, or who decided about it. */
export function ConcernCard({ concern, summary, profileId }: ConcernCardProps) {
  const titleId = useId();
  const titleOf = useConcernTitle();
  const textOf = useOverrulingText();
  const { overruled } = concern;
  const isOpen = overruled === null;
  const frame = useFocusAfter<HTMLElement>(isOpen ? 'open' : 'decided');
  return (
    <Frame ref={frame} tabIndex={-1} aria-labelledby={titleId} data-open={isOpen || undefined}>
      <Box color={isOpen ? 'orange' : 'green'} pt="0.5">
        {isOpen ? <TriangleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
      </Box>
      <Stack gap="2" flex="1" minW="0">
        <Box as="h3" id={titleId} fontSize="md">
          {titleOf(concern)}
        </Box>
        {overruled === null ? (
          <>
            <ConcernText concern={concern} />
            <Decision concern={concern} summary={summary} profileId={profileId} />
          </>
        ) : (
          <Box fontSize="sm" color="quiet">
            <Box>{textOf(overruled)}</Box>
            <Box>
              <ConfirmedBy by={overruled.by} at={overruled.at} />
            </Box>
          </Box>
        )}
      </Stack>
    </Frame>
  );
}

function ConfirmedBy({ by, at }: { readonly by: string; readonly at: string }) {
  const date = shownDate(at);
  return (
    <Trans>
      Confirmed by {by} on {date}
    </Trans>
  );
}

/** A reason is one press; another one is typed. What was typed stays if it can't be saved. */
function Decision({ concern, summary, profileId }: ConcernCardProps) {
  const { t } = useLingui();
  const textOf = useOverrulingText();
  const state = useSelector(summary, (snapshot) => snapshot);
  const [note, setNote] = useState('');
  const [isWriting, setWriting] = useState(false);
  const { failure, subject } = state.context;
  const isSubject = subject === concern.id;
  const saving = isSubject && state.matches('overruling');
  const overrule = (reason: OverrulingReason, words = '') =>
    ({ type: 'concern.overrule', id: concern.id, reason, note: words }) as const;
  // What settles these is in the profile: its information, or the connection that gets a newer report.
  const concernsProfile = ['unreportedDetail', 'othersReport', 'oldReport'].includes(concern.kind);
  return (
    <Stack gap="3">
      <Flex role="group" aria-label={t`Why the letters go out anyway`} wrap="wrap" gap="2">
        {concernsProfile ? (
          <ButtonLink size="small" to="/edit-profile/$profileId" params={{ profileId }}>
            <Trans>Open profile</Trans>
          </ButtonLink>
        ) : null}
        {reasonsFor[concern.kind].map((reason) =>
          reason === 'other' ? (
            <Button
              key={reason}
              size="small"
              aria-expanded={isWriting}
              onClick={() => setWriting(!isWriting)}
            >
              <Trans>Another reason…</Trans>
            </Button>
          ) : (
            <Button
              key={reason}
              size="small"
              busy={saving && !isWriting}
              disabled={!state.can(overrule(reason))}
              onClick={() => summary.send(overrule(reason))}
            >
              {textOf({ reason, note: '' })}
            </Button>
          ),
        )}
      </Flex>
      {/* What was written stays while it is folded. */}
      <UnsavedChangesDialog isUnsaved={() => note.trim() !== ''} />
      {isWriting ? (
        <NoteForm
          note={note}
          saving={saving}
          disabled={!state.can(overrule('other', note))}
          onWrite={setNote}
          onSave={() => summary.send(overrule('other', note.trim()))}
        />
      ) : null}
      {isSubject && failure !== null ? <FailureBanner failure={failure} /> : null}
    </Stack>
  );
}

interface NoteFormProps {
  readonly note: string;
  readonly saving: boolean;
  readonly disabled: boolean;
  readonly onWrite: (note: string) => void;
  readonly onSave: () => void;
}

/** A reason in the person's own words. It opens on request, with the cursor in it. */
function NoteForm({ note, saving, disabled, onWrite, onSave }: NoteFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isEmpty = note.trim() === '';
  return (
    <chakra.form
      ref={form}
      display="grid"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !disabled) onSave();
      }}
    >
      <Field label={t`Why is it right to send them?`}>
        <TextInput value={note} maxLength={noteLength} onChange={({ target }) => onWrite(target.value)} />
      </Field>
      <Box>
        <Button type="submit" size="small" busy={saving} disabled={isEmpty || disabled}>
          <Trans>Save reason</Trans>
        </Button>
      </Box>
    </chakra.form>
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
