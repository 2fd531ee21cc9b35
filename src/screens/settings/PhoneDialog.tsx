import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { masks } from '#contract/limits.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import type { PhoneNumber } from './usePhoneNumber.ts';

/** Asks for a phone number. */
export function PhoneDialog({ phone }: { readonly phone: PhoneNumber }) {
  const open = useSelector(phone, (state) => state.hasTag('dialog'));
  return open ? <PhoneForm phone={phone} /> : null;
}

function PhoneForm({ phone }: { readonly phone: PhoneNumber }) {
  const { t } = useLingui();
  const state = useSelector(phone, (snapshot) => snapshot);
  const [typed, setTyped] = useState('');
  const { failure } = state.context;
  const submit = { type: 'phone.submit', phone: typed } as const;
  return (
    <FormDialog
      title={t`Phone number`}
      action={<Trans>Submit</Trans>}
      busy={state.hasTag('busy')}
      canSubmit={state.can(submit)}
      isUnsaved={typed !== ''}
      onSubmit={() => phone.send(submit)}
      onClose={() => phone.send({ type: 'phone.close' })}
    >
      <Field label={t`Phone number`} help="+1(###)-###-####" required>
        <MaskedInput
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          mask={masks.phoneDialog}
          value={typed}
          onChange={setTyped}
        />
      </Field>
      {state.matches('failed') && failure !== null ? <FailureBanner failure={failure} /> : null}
    </FormDialog>
  );
}
