import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { generationsPerGrant } from '#contract/limits.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import type { GenerationGrant } from './useGenerationGrant.ts';
import { isUnknownUser, UserField } from './UserField.tsx';

interface GrantDialogProps {
  readonly grant: GenerationGrant;
  /** The user support is already acting for; '' for none. */
  readonly userId: string;
}

/** Adds generations to a user's account and shows the new balance. */
export function GrantDialog({ grant, userId }: GrantDialogProps) {
  const open = useSelector(grant, (state) => state.hasTag('dialog'));
  const left = useSelector(grant, (state) => state.context.generationsLeft);
  if (!open) return null;
  return left === null ? <GrantForm grant={grant} userId={userId} /> : <Granted grant={grant} left={left} />;
}

function GrantForm({ grant, userId: given }: GrantDialogProps) {
  const { t } = useLingui();
  const state = useSelector(grant, (snapshot) => snapshot);
  const [userId, setUserId] = useState(given);
  const [count, setCount] = useState('1');
  const { failure } = state.context;
  const submitWith = (key: string) =>
    ({ type: 'grant.submit', userId: userId.trim(), count: Number(count), key }) as const;
  const { min, max } = generationsPerGrant;
  return (
    <FormDialog
      title={t`Add Generation`}
      action={<Trans>Add</Trans>}
      busy={state.hasTag('busy')}
      canSubmit={state.can(submitWith('probe'))}
      isUnsaved={userId !== given || count !== '1'}
      onSubmit={() => grant.send(submitWith(crypto.randomUUID()))}
      onClose={() => grant.send({ type: 'grant.close' })}
    >
      <UserField value={userId} onChange={setUserId} failure={failure} />
      <Field label={t`Number of generations`} help={t`${min} to ${max}`} required>
        <TextInput
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
      </Field>
      {failure === null || isUnknownUser(failure) ? null : <FailureBanner failure={failure} />}
    </FormDialog>
  );
}

function Granted({ grant, left }: { readonly grant: GenerationGrant; readonly left: number }) {
  const { t } = useLingui();
  const close = () => grant.send({ type: 'grant.close' });
  return (
    <Dialog
      open
      width="narrow"
      title={t`Add Generation`}
      onClose={close}
      footer={
        <Button look="solid" onClick={close}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Banner tone="success">
        <Plural
          value={left}
          one="Added. The account now has # generation."
          other="Added. The account now has # generations."
        />
      </Banner>
    </Dialog>
  );
}
