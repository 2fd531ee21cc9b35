import { Flex } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

/** A text that can be read and copied, not changed. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  return (
    <Field label={label}>
      <Flex gap="2">
        <TextInput readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button
          icon={copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={() => {
            void navigator.clipboard.writeText(value).then(() => setCopied(true));
          }}
        >
          {copied ? t`Copied` : t`Copy`}
        </Button>
      </Flex>
    </Field>
  );
}
