import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { setClientStatus } from '#contract/clientStatus.ts';
import { ProfileStatus } from '#contract/shapes.ts';
import { perform } from '#src/api/perform.ts';
import { sentenceOf } from '#src/app/failureSentences.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { useStatusName } from '#src/ui/StatusBadge.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { Banner } from '#src/ui/Surface.tsx';

interface StatusByHandProps {
  readonly profileId: string;
  readonly status: ProfileStatus;
}

/** Puts a client into another status, never without a reason, which stands in its history. */
export function StatusByHand({ profileId, status }: StatusByHandProps) {
  const { t } = useLingui();
  const { i18n } = useCatalogue();
  const router = useRouter();
  const statusName = useStatusName();
  const [wanted, setWanted] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const chosen = ProfileStatus.options.find((option) => option === wanted);

  async function set(): Promise<void> {
    if (chosen === undefined || reason.trim() === '') return;
    setBusy(true);
    setWrong('');
    try {
      await perform(setClientStatus, { params: { profileId }, body: { status: chosen, reason } });
      setWanted('');
      setReason('');
      await router.invalidate();
    } catch (error) {
      setWrong(i18n._(sentenceOf(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <chakra.details>
      <chakra.summary cursor="pointer" fontSize="sm" color="accent">
        <Trans>Set the status by hand</Trans>
      </chakra.summary>
      <chakra.form
        display="grid"
        gap="3"
        mt="3"
        onSubmit={(event) => {
          event.preventDefault();
          void set();
        }}
      >
        <Field label={t`New status`}>
          <SelectInput
            value={wanted}
            placeholder={t`Choose`}
            onChange={setWanted}
            options={ProfileStatus.options
              .filter((option) => option !== status)
              .map((option) => ({ value: option, label: statusName(option) }))}
          />
        </Field>
        <Field label={t`Reason`}>
          <TextInput value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {wrong === '' ? null : <Banner tone="danger">{wrong}</Banner>}
        <Button
          type="submit"
          busy={busy}
          disabled={chosen === undefined || reason.trim() === ''}
          justifySelf="start"
        >
          <Trans>Set status</Trans>
        </Button>
      </chakra.form>
    </chakra.details>
  );
}
