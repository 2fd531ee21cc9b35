import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { isEmbedded } from '#src/browser/embeddedIdentity.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

interface AccountClosedScreenProps {
  /** The frame of a page that has no other content. */
  readonly Frame: ComponentType<{
    readonly mark: ReactNode;
    readonly title: ReactNode;
    readonly text: ReactNode;
    readonly children: ReactNode;
  }>;
}

/** What people see after their account was closed, also those who come with a sign-in from before. It shows nothing of anyone. */
export function AccountClosedScreen({ Frame }: AccountClosedScreenProps) {
  const { t } = useLingui();
  const title = t`Your account is closed`;
  useEffect(() => {
    document.title = `${title} · Redress`;
  }, [title]);
  return (
    <Frame
      mark={<Mark as={CircleCheck} aria-hidden />}
      title={title}
      text={
        <>
          <Trans>
            Your profile, credit reports, documents, and letters are erased, and you’re signed out on every
            device. Answers to letters that you mailed still come to your postal address.
          </Trans>{' '}
          {isEmbedded() ? (
            <Trans>If you sign up again, you get a new, empty account.</Trans>
          ) : (
            <Trans>
              Your sign-in belongs to another service and still exists there. After 30 days, it can open a
              new, empty account here.
            </Trans>
          )}
        </>
      }
    >
      {isEmbedded() ? (
        <ButtonLink to="/">
          <Trans>Go to the sign-in</Trans>
        </ButtonLink>
      ) : null}
    </Frame>
  );
}

const Mark = chakra('svg', { base: { boxSize: '10', color: 'accent' } });
