import { useLingui } from '@lingui/react/macro';
import { configuration } from '#src/browser/configuration.ts';

/** What ending everything is called: an agency ends its service, and people on their own have only their work to end. */
export function useEndWords(): { readonly end: string; readonly ended: string; readonly said: string } {
  const { t } = useLingui();
  return configuration.variant === 'b2b'
    ? {
        end: t`End the service`,
        ended: t`Service ended`,
        said: t`The service has ended. Nothing more is due here.`,
      }
    : {
        end: t`End all work`,
        ended: t`All work ended`,
        said: t`All work has ended. Nothing more is due here.`,
      };
}
