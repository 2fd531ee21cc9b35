import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ComponentProps, StrictMode } from 'react';
import { Theme } from '#src/ui/theme/Theme.tsx';
import { Application } from './session/Application.tsx';

/** All that is rendered: by a browser, and by the server that draws a first screen for it (src/served). */
export const Product = (props: ComponentProps<typeof Application>) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Theme>
        <Application {...props} />
      </Theme>
    </I18nProvider>
  </StrictMode>
);
