import { Component, type ReactNode } from 'react';

import { PageErrorPage } from '../pages/page-error-page';

interface PageBoundaryProps {
  /** The history step that is shown: at another one what failed is tried again. */
  readonly step: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
  readonly step: string;
}

/** Shows an apology with a way on in place of what fails while rendering. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state = { hasFailed: false, step: this.props.step };

  static getDerivedStateFromError = (): Partial<PageBoundaryState> => ({ hasFailed: true });

  static getDerivedStateFromProps = (
    { step }: PageBoundaryProps,
    shown: PageBoundaryState,
  ): PageBoundaryState | null => (step === shown.step ? null : { hasFailed: false, step });

  override render() {
    return this.state.hasFailed ? <PageErrorPage /> : this.props.children;
  }
}
