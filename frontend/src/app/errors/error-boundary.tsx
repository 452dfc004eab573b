import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './error-page';

interface BoundaryProps {
  /** Changes with every navigation, which clears the error. */
  readonly visit: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly visit: string;
  readonly failure: { readonly error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit, failure: null };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps = ({ visit }: BoundaryProps, state: BoundaryState) =>
    visit === state.visit ? null : { visit, failure: null };

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}

/** Shows the error page in place of content that failed to render, until the player navigates away. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary visit={useLocation().key}>{children}</Boundary>
);
