import type { CallError } from '@candor/api';
import type { ReactNode } from 'react';
import type { Loadable } from '#hooks/use-call.ts';
import { Failure } from './Failure.tsx';
import { SignedOut } from './SignedOut.tsx';

type From<T> = Exclude<Loadable<T>, { state: 'ready' }> | { readonly state: 'ready'; readonly data: T };

interface LoadedProps<T> {
  readonly from: From<T>;
  /** The shape of the coming content, in its own padding. */
  readonly skeleton: ReactNode;
  /** In place of the usual way to the login. */
  readonly signedOut?: ReactNode;
  /** In place of the children when the answer is an empty list, or that there is none. */
  readonly empty?: ReactNode;
  /** In place of the usual failure; false for failures that it does not handle. */
  readonly failure?: (error: CallError) => ReactNode;
  /** Padding of a failure, where the parent has none. */
  readonly failureClass?: string;
  /** Around everything but the children: the page, where the children bring one of their own. */
  readonly renderFrame?: (state: ReactNode) => ReactNode;
  readonly children: (data: NonNullable<T>) => ReactNode;
}

/**
 * The answer to a call, or the reason that it is missing: it is loading, there is no session, it failed, there is
 * nothing.
 */
export function Loaded<T>(props: LoadedProps<T>) {
  const { from, empty, renderFrame = (state) => state, children } = props;
  if (from.state !== 'ready') return renderFrame(<Missing {...props} />);
  const { data } = from;
  if (data === undefined || data === null) return renderFrame(empty);
  return empty !== undefined && Array.isArray(data) && data.length === 0 ? renderFrame(empty) : children(data);
}

function Missing<T>({ from, skeleton, signedOut = <SignedOut />, failure, failureClass }: LoadedProps<T>) {
  switch (from.state) {
    case 'loading':
      return skeleton;
    case 'signed_out':
      return signedOut;
    case 'failed': {
      const usual = <Failure error={from.error} onRetry={from.retry} />;
      return (
        failure?.(from.error) || (failureClass === undefined ? usual : <div className={failureClass}>{usual}</div>)
      );
    }
    case 'ready':
      return null;
  }
}
