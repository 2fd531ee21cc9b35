import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { configuration } from '#src/browser/configuration.ts';
import { languageNames } from '#src/browser/languageChoice.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { languages } from '#vocabulary/languages.ts';
import { captionsOf, videoIn } from './tutorialFiles.ts';
import type { Walkthrough } from './useWalkthrough.ts';

/** The video in the person's language, with captions in every language. Nothing plays until Play is pressed. */
export function TutorialDialog({ walkthrough }: { readonly walkthrough: Walkthrough }) {
  const { t, i18n } = useLingui();
  const open = useSelector(walkthrough, (state) => state.matches('watching'));
  const video = videoIn(configuration.tutorialUrl, configuration.variant, i18n.locale);
  return (
    <Dialog
      open={open}
      width="wide"
      title={t`Tutorial`}
      onClose={() => walkthrough.send({ type: 'video.close' })}
    >
      <chakra.video
        aria-label={t`Tutorial`}
        controls
        preload="metadata"
        // Captions from another host are read only with that host's permission (CORS).
        crossOrigin="anonymous"
        src={video}
        display="block"
        width="full"
        // A consumer’s is filmed on a phone.
        aspectRatio={configuration.variant === 'b2c' ? '390 / 844' : '16 / 9'}
        maxHeight="70dvh"
        bg="sunken"
        border="1px solid"
        borderColor="edge"
        borderRadius="md"
      >
        {languages.map((language) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            label={languageNames[language]}
            src={captionsOf(video, language)}
            default={language === i18n.locale}
          />
        ))}
      </chakra.video>
    </Dialog>
  );
}
