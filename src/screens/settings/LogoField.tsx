import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { CallError } from '#contract/failures.ts';
import { documentMegabytes, documentTypes } from '#contract/limits.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { configuration } from '#src/browser/configuration.ts';
import { Button } from '#src/ui/Button.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import type { AccountSettings } from './useAccountSettings.ts';

/** The company's logo: uploaded when chosen, saved with the settings. */
export function LogoField({ settings }: { readonly settings: AccountSettings }) {
  const { t } = useLingui();
  const { i18n } = useCatalogue();
  const state = useSelector(settings, (snapshot) => snapshot);
  const { values, failure } = state.context;
  const address = values.companyLogoUrl;
  const busy = state.matches('uploading');
  const refused = state.matches({ editing: 'notUploaded' }) ? failure : null;
  const problem = refused && i18n._(sentenceOf(new CallError(refused.code)));
  const message = busy ? t`Uploading…` : problem;
  return (
    <FileBox
      title={t`Company logo`}
      hint={t`PNG or JPG, up to ${documentMegabytes} MB`}
      look={problem === null ? 'default' : 'error'}
      {...(message !== null && { message })}
      accept={documentTypes.join(',')}
      disabled={state.matches('saving') || busy}
      busy={busy}
      onFile={(file) => settings.send({ type: 'logo.choose', file })}
    >
      {address === '' ? null : (
        <chakra.div display="flex" alignItems="center" gap="3">
          <chakra.span
            // Logos are drawn for white paper.
            bg="#fff"
            forcedColorAdjust="none"
            border="1px solid"
            borderColor="edge"
            borderRadius="md"
            p="2"
          >
            <chakra.img
              src={`${configuration.api}${address}`}
              alt={t`Company logo`}
              display="block"
              height="3rem"
              maxWidth="12rem"
              objectFit="contain"
            />
          </chakra.span>
          <Button
            look="plain"
            icon={<Trash2 size={18} aria-hidden />}
            disabled={!state.can({ type: 'logo.remove' })}
            onClick={() => settings.send({ type: 'logo.remove' })}
          >
            <Trans>Remove</Trans>
          </Button>
        </chakra.div>
      )}
    </FileBox>
  );
}
