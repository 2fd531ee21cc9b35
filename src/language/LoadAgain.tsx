import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Banner } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';

/** The code of a part of the page did not arrive: the connection was lost, or a newer version has replaced it. */
export class PartNotLoaded extends Error {}

interface LoadAgainProps {
  readonly onAgain: () => void;
  readonly part: ReactNode;
}

/** Keeps the rest of the page, with what was typed there, when a part of it could not be loaded. */
export class LoadAgain extends Component<LoadAgainProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    // The page's own error screen is for everything else.
    if (!(error instanceof PartNotLoaded)) throw error;
    return { failed: true };
  }

  private readonly again = (): void => {
    this.props.onAgain();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.part;
    return (
      <chakra.div
        position="fixed"
        insetX="4"
        // Above a phone’s tabs, which lead out of here.
        bottom="calc(var(--tabs, 0px) + {spacing.4})"
        zIndex="10"
        maxWidth="36rem"
        mx="auto"
      >
        <Banner tone="danger">
          <WithRetry onRetry={this.again}>
            <Trans>This part of the page didn’t load. Check your connection, and try again.</Trans>
          </WithRetry>
        </Banner>
      </chakra.div>
    );
  }
}
