import type { ReactNode } from 'react';
import type { Loadable } from '#hooks/use-call.ts';
import { Failure } from './Failure.tsx';
import { SignedOut } from './SignedOut.tsx';
import { SkeletonRows } from './Skeleton.tsx';

interface LoadedRowsProps<T> {
  readonly from: Loadable<T>;
  /** How many grey rows stand for what is coming. */
  readonly rows: number;
  readonly children: (data: T) => ReactNode;
}

/** What was read, in the width of the page, or why it is not there: it is coming, nobody is signed in, it failed. */
export function LoadedRows<T>({ from, rows, children }: LoadedRowsProps<T>) {
  switch (from.state) {
    case 'loading':
      return (
        <div className="px-4">
          <SkeletonRows rows={rows} />
        </div>
      );
    case 'signed_out':
      return <SignedOut />;
    case 'failed':
      return (
        <div className="p-4">
          <Failure error={from.error} onRetry={from.retry} />
        </div>
      );
    case 'ready':
      return children(from.data);
  }
}
