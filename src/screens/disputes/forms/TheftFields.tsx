import { Trans, useLingui } from '@lingui/react/macro';
import { configuration } from '#src/browser/configuration.ts';
import type { FieldsProps } from './fieldsProps.ts';
import { TheftHelp } from './TheftHelp.tsx';
import { YesNo } from './YesNo.tsx';

/** The client's statement, and what else a bureau needs before it blocks anything (15 U.S.C. 1681c-2(a)). */
export function TheftFields(props: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          A bureau blocks information only with all four: proof of identity, a copy of the identity theft
          report, the items, and a statement by the person they are about. The ID comes from the profile’s
          documents. Nobody else may sign the letter. A false statement can be a crime.
        </Trans>
      </p>
      <TheftHelp />
      <YesNo
        {...props}
        question={
          configuration.variant === 'b2c'
            ? t`Do you state that these items are not about any transaction of yours?`
            : t`Does the client state that these items are not about any transaction of theirs?`
        }
      />
    </>
  );
}
