import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, FileCheck, Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FileBoxProps {
  readonly title: ReactNode;
  readonly hint: ReactNode;
  /** `kept`: a file was uploaded earlier, and another one would replace it. */
  readonly look: 'default' | 'kept' | 'success' | 'error';
  /** Shown below the title in the variant's color. */
  readonly message?: ReactNode;
  /** Media types, comma-separated; without it, any file. */
  readonly accept?: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** What it takes: one file, or several at once. */
type Takes =
  | { readonly onFile: (file: File) => void; readonly onFiles?: never }
  | { readonly onFiles: (files: readonly File[]) => void; readonly onFile?: never };

const looks = {
  default: { border: 'fieldEdge', bg: 'card', color: 'quiet', Icon: Upload },
  kept: { border: 'fieldEdge', bg: 'card', color: 'green', Icon: FileCheck },
  success: { border: 'green', bg: 'greenSoft', color: 'green', Icon: CircleCheck },
  error: { border: 'danger', bg: 'dangerSoft', color: 'danger', Icon: CircleAlert },
} as const;

/** Takes a file by choosing or dropping. The whole box is the target. */
export function FileBox({
  title,
  hint,
  look,
  message,
  accept,
  disabled,
  busy,
  onFile,
  onFiles,
  children,
}: FileBoxProps & Takes) {
  const id = useId();
  const take = (list: FileList) => {
    const [first] = list;
    // Closing the dialog without a choice is none.
    if (first === undefined) return;
    onFile?.(first);
    onFiles?.([...list]);
  };
  const { border, bg, color, Icon } = looks[look];
  return (
    // As wide as its place: a name of a file that doesn’t fit is cut, and doesn’t widen the page.
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="0" alignContent="start">
      <chakra.label
        htmlFor={id}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        justifyItems="center"
        alignContent="start"
        textAlign="center"
        gap="2"
        px="3"
        py="5"
        border="1.5px dashed"
        borderColor={border}
        bg={bg}
        borderRadius="lg"
        position="relative"
        {...(look === 'error' ? { 'data-wrong': '' } : {})}
        cursor={disabled === true ? 'not-allowed' : 'pointer'}
        css={{
          '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (disabled !== true) take(event.dataTransfer.files);
        }}
      >
        <chakra.span color={color} aria-hidden>
          <Icon size={24} />
        </chakra.span>
        <chakra.span fontWeight="medium">{title}</chakra.span>
        <chakra.span
          id={`${id}-text`}
          fontSize="sm"
          textWrap="balance"
          // It can be the name of a file, which is one long word.
          maxWidth="100%"
          overflowWrap="anywhere"
          color={message === undefined ? 'quiet' : color}
          aria-live="polite"
        >
          {message ?? hint}
        </chakra.span>
        <chakra.input
          id={id}
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          disabled={disabled === true}
          aria-describedby={`${id}-text`}
          aria-busy={busy}
          srOnly
          onChange={(event) => {
            if (event.target.files !== null) take(event.target.files);
            // Choosing the same file again must trigger a change.
            event.target.value = '';
          }}
        />
      </chakra.label>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
        mt="2"
        _empty={{ display: 'none' }}
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}
