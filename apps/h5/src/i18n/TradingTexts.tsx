import { type ReactNode, useEffect } from 'react';
import { CallError } from '../brain/call-error.ts';
import { Failure } from '../ui/Failure.tsx';
import { SkeletonCard, SkeletonRows } from '../ui/Skeleton.tsx';
import { useTradingPart } from './trading-part.ts';

export interface TradingTextsProps {
  readonly children: ReactNode;
  /** The shape of what is coming; a card and rows where none is given. */
  readonly skeleton?: ReactNode;
}

const notLoaded = new CallError({ kind: 'broken', code: 'chunk_load_error' });

/**
 * Shows its children when the texts of contracts, options and copying are here, and fetches them when they are not.
 * A change of language keeps what is shown until both parts of the new one have come.
 */
export function TradingTexts({ children, skeleton }: TradingTextsProps) {
  const { state, fetch } = useTradingPart();
  useEffect(() => {
    if (state === 'absent') fetch();
  }, [state, fetch]);
  if (state === 'ready') return children;
  if (state === 'failed') {
    return (
      <div className="p-4">
        <Failure error={notLoaded} onRetry={fetch} />
      </div>
    );
  }
  return (
    skeleton ?? (
      <div className="flex flex-col gap-3 p-4">
        <SkeletonCard />
        <SkeletonRows rows={5} />
      </div>
    )
  );
}
