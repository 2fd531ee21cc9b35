import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { DocumentKind } from '#contract/documents.ts';
import type { DocumentInfo, ProfileDetail } from '#contract/profiles.ts';
import type { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { useDocumentNames } from './useDocumentNames.ts';
import { DocumentBox } from './DocumentBox.tsx';

type SavedDocuments = Pick<ProfileDetail, 'ssnDocument' | 'addressDocument' | 'idOrDriverDocument'>;

interface DocumentSlotsProps {
  readonly documents: ActorRefFrom<typeof profileDocumentsMachine>;
  /** Null while the profile is new. */
  readonly profile: SavedDocuments | null;
  readonly disabled: boolean;
  readonly onChange: () => void;
  /** What the profile has was uploaded just now. */
  readonly justUploaded?: boolean;
  /** Omitted where a saved document cannot be viewed. */
  readonly onView?: (kind: DocumentKind) => void;
}

function savedDocument(profile: SavedDocuments | null, kind: DocumentKind): DocumentInfo | null {
  if (profile === null) return null;
  return {
    ssn: profile.ssnDocument,
    address: profile.addressDocument,
    idOrDriverLicense: profile.idOrDriverDocument,
  }[kind];
}

/** The three identity documents. */
export function DocumentSlots(props: DocumentSlotsProps) {
  const { documents, profile, disabled, onChange, justUploaded = false, onView } = props;
  const { t } = useLingui();
  const slots = useSelector(documents, (snapshot) => snapshot.children);
  const titles = useDocumentNames();
  const hints = {
    ssn: t`Front of the card`,
    address: t`First page of a utility or bank statement`,
    idOrDriverLicense: t`Side with the photo`,
  } satisfies Record<DocumentKind, string>;
  return (
    <Boxes>
      {DocumentKind.options.map((kind) => {
        const slot = slots[kind];
        return (
          slot && (
            <DocumentBox
              key={kind}
              title={titles[kind]}
              hint={hints[kind]}
              slot={slot}
              saved={savedDocument(profile, kind)}
              disabled={disabled}
              onChange={onChange}
              justUploaded={justUploaded}
              {...(onView && { onView: () => onView(kind) })}
            />
          )
        );
      })}
    </Boxes>
  );
}

/** Side by side if the card has room. */
function Boxes({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div containerType="inline-size">
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{
          '@container (min-width: 32rem)': {
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
            rowGap: '0',
            // The boxes have the same height, whatever they contain.
            '& > *': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
          },
        }}
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}
