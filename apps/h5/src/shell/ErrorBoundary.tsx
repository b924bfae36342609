import { asCallError } from '@candor/api';
import { Component, type ReactNode } from 'react';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';

/** An error of ours in one screen leaves the others alone; retry draws it anew. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Page>
        <div className="p-4">
          <Failure error={asCallError(this.state.error)} onRetry={() => this.setState({ error: undefined })} />
        </div>
      </Page>
    );
  }
}
