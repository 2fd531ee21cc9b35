import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReplyOf } from '#contract/call.ts';
import type { ContractTerms, contractTerms } from '#contract/contractTerms.ts';
import { areTermsUnsaved } from '#machines/contractTerms.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FoldableCard } from '#src/ui/FoldableCard.tsx';
import { TextArea, TextInput } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { TheirTerms } from './TheirTerms.tsx';
import { type ContractTermsWork, useContractTerms } from './useContractTerms.ts';

export type OwnContract = ReplyOf<typeof contractTerms>;

/** Starts the workflow for the terms of the agency's contract and shows it. */
export function ContractTermsCard({ agency, ...loaded }: OwnContract) {
  return <ContractTermsForm work={useContractTerms(loaded)} agency={agency} />;
}

interface ContractTermsFormProps {
  readonly work: ContractTermsWork;
  /** The name in the contract. */
  readonly agency: string;
}

/** What the law asks for in a contract, typed by the agency. */
export function ContractTermsForm({ work, agency }: ContractTermsFormProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { values, saved, theirs, failure } = state.context;
  const busy = state.hasTag('busy');
  const problemOf = (field: keyof ContractTerms) => {
    const problem = failure?.fields.find((one) => one.field === field)?.problem;
    if (problem === undefined) return undefined;
    return problem === 'required' ? t`Your contract needs this` : t`This is too long`;
  };
  const labels: Readonly<Record<keyof ContractTerms, string>> = {
    services: t`Services`,
    guarantees: t`Guarantees`,
    completion: t`When the services will be completed`,
    payment: t`Terms of payment`,
    total: t`Total of all payments`,
    address: t`Principal business address`,
  };
  const bind = (field: keyof ContractTerms) => ({
    value: values[field],
    disabled: busy,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      work.send({ type: 'value.change', field, value: target.value }),
  });
  return (
    <FoldableCard title={<Trans>Contract with your clients</Trans>} folded>
      <Stack gap="4">
        <Box color="quiet">
          <Trans>
            The Credit Repair Organizations Act asks for these terms in every contract (15 U.S.C. 1679d). You
            print it from a client’s Information page. Your name in it is {agency}.
          </Trans>
        </Box>
        <chakra.form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            work.send({ type: 'terms.save' });
          }}
        >
          <Grid gap="4">
            <Field
              label={labels.services}
              help={t`A full and detailed description of what you do for the client.`}
              error={problemOf('services')}
              required
            >
              <TextArea rows={5} maxLength={4_000} {...bind('services')} />
            </Field>
            <Field
              label={labels.guarantees}
              help={t`All guarantees you make. Leave it empty if you make none. The contract then says so.`}
              error={problemOf('guarantees')}
            >
              <TextArea rows={2} maxLength={2_000} {...bind('guarantees')} />
            </Field>
            <Field
              label={labels.completion}
              help={t`An estimated date, or the estimated length of the period.`}
              error={problemOf('completion')}
              required
            >
              <TextInput maxLength={300} {...bind('completion')} />
            </Field>
            <Field
              label={labels.payment}
              help={t`You may not charge or receive money for a service before it is fully performed (15 U.S.C. 1679b(b)). That rules out fees in advance.`}
              error={problemOf('payment')}
              required
            >
              <TextArea rows={3} maxLength={2_000} {...bind('payment')} />
            </Field>
            <Field
              label={labels.total}
              help={t`All that the client will pay, to you or to anyone else.`}
              error={problemOf('total')}
              required
            >
              <TextInput maxLength={200} {...bind('total')} />
            </Field>
            <Field label={labels.address} error={problemOf('address')} required>
              <TextArea rows={2} maxLength={300} autoComplete="street-address" {...bind('address')} />
            </Field>
          </Grid>
          <Button type="submit" busy={busy} mt="5" width={{ base: 'full', sm: 'auto' }}>
            <Trans>Save terms</Trans>
          </Button>
        </chakra.form>
        {state.matches({ editing: 'outdated' }) ? (
          <TheirTerms fields={theirs.map((field) => ({ name: labels[field], words: saved[field] }))} />
        ) : failure === null ? null : (
          <FailureBanner failure={failure} />
        )}
      </Stack>
      <UnsavedChangesDialog isUnsaved={() => areTermsUnsaved(work.getSnapshot().context)} />
    </FoldableCard>
  );
}
