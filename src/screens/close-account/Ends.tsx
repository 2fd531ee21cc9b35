import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountClosing } from '#contract/accountClosing.ts';
import { LegalLink } from '#src/ui/LegalLinks.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { Points } from './Points.tsx';

/** What the person loses or misses besides their data, if anything. */
export function Ends({ account }: { readonly account: AccountClosing }) {
  const { t } = useLingui();
  const { generationsLeft, answersDue, ordersPending, agencyPages } = account;
  if (generationsLeft + answersDue + ordersPending + agencyPages === 0) return null;
  return (
    <Card>
      <CardTitle>
        <Trans>Before you decide</Trans>
      </CardTitle>
      <Points>
        {generationsLeft === 0 ? null : (
          <li>
            {t`${plural(generationsLeft, {
              one: 'You have # unused generation, which ends with your account.',
              other: 'You have # unused generations, which end with your account.',
            })}`}{' '}
            <Trans>
              If you want your money back, ask for it first:{' '}
              <LegalLink page="refunds">Refunds and cancellation</LegalLink>
            </Trans>
          </li>
        )}
        {ordersPending === 0 ? null : (
          <li>
            <Trans>
              A payment is still being checked. If it goes through later, you can’t use what you bought, but
              you can ask for your money back. Keep its receipt.
            </Trans>
          </li>
        )}
        {answersDue === 0 ? null : (
          <li>
            {t`${plural(answersDue, {
              one: '# letter that you mailed may still be answered.',
              other: '# letters that you mailed may still be answered.',
            })}`}{' '}
            <Trans>
              Answers come by mail to your postal address. You can’t record them here any longer, and we won’t
              remind you when one is due.
            </Trans>
          </li>
        )}
        {agencyPages === 0 ? null : (
          <li>
            <Trans>
              An agency works for you, and you open its page with the same sign-in. That page closes, too, and
              we tell the agency so. It keeps what it has about you. Ask the agency for a new link, or to
              delete your information.
            </Trans>
          </li>
        )}
      </Points>
    </Card>
  );
}
