import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { uploadToCdn } from '#contract/company.ts';
import { documentMegabytes, documentTypes } from '#contract/limits.ts';
import { perform } from '#src/api/perform.ts';
import { sentenceOf } from '#src/app/failureSentences.ts';
import { configuration } from '#src/browser/configuration.ts';
import { Button } from '#src/ui/Button.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';

interface LogoFieldProps {
  /** As the settings have it; '' for none. */
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** The company's logo: uploaded when it is chosen, kept with the settings. */
export function LogoField({ address, onChange }: LogoFieldProps) {
  const { t } = useLingui();
  const { i18n } = useCatalogue();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function upload(file: File): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      const { result } = await perform(uploadToCdn, { file });
      onChange(result);
    } catch (error) {
      setProblem(i18n._(sentenceOf(error)));
    } finally {
      setBusy(false);
    }
  }

  const message = busy ? t`Uploading…` : problem || undefined;
  return (
    <FileBox
      title={t`Company logo`}
      hint={t`png or jpg, at most ${documentMegabytes} MB`}
      look={problem === '' ? 'default' : 'error'}
      {...(message !== undefined && { message })}
      accept={documentTypes.join(',')}
      disabled={busy}
      busy={busy}
      onFile={(file) => void upload(file)}
    >
      {address === '' ? null : (
        <chakra.div display="flex" alignItems="center" gap="3">
          <chakra.span bg="#fff" border="1px solid" borderColor="edge" borderRadius="md" p="2">
            <chakra.img
              src={`${configuration.api}${address}`}
              alt={t`The company's logo`}
              display="block"
              height="3rem"
              maxWidth="12rem"
              objectFit="contain"
            />
          </chakra.span>
          <Button look="plain" icon={<Trash2 size={18} aria-hidden />} onClick={() => onChange('')}>
            <Trans>Remove</Trans>
          </Button>
        </chakra.div>
      )}
    </FileBox>
  );
}
