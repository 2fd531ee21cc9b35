import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldsProps } from './fieldsProps.ts';
import { YesNo } from './YesNo.tsx';

/** Whether the bureau gave notice that a deleted item is back (15 U.S.C. 1681i(a)(5)(B)(ii)). */
export function NoticeFields(props: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          A bureau that puts a deleted item back has five business days to say so in writing. Look through the
          mail first. Notices go to the address in the bureau’s file.
        </Trans>
      </p>
      <YesNo {...props} question={t`Did the bureau’s notice come?`} />
    </>
  );
}
