import { Component, type ReactNode } from 'react';

interface MarkdownBoundaryProps {
  /** The answer as plain text. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows an answer as plain text when the code for Markdown cannot be fetched. */
export class MarkdownBoundary extends Component<MarkdownBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
