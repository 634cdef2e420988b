import { Component, type ReactNode } from 'react';

interface MapErrorBoundaryProps {
  readonly onError: () => void;
  /** Shown instead of what failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A map that breaks must not take the finder with it. */
export class MapErrorBoundary extends Component<MapErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
