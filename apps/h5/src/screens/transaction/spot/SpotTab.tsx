import type { Params } from '../../../brain/navigation.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { SpotDesk } from './SpotDesk.tsx';
import { SpotSkeleton } from './SpotSkeleton.tsx';
import { useSpotPair } from './use-spot-pair.ts';

/** The spot market: loading in its own shape, failed with a way out, or the desk. */
export function SpotTab({ params }: { readonly params: Params }) {
  const pair = useSpotPair(params);
  if (pair.state === 'failed') {
    return (
      <div className="p-4">
        <Failure error={pair.error} onRetry={pair.retry} />
      </div>
    );
  }
  if (pair.state !== 'ready') return <SpotSkeleton />;
  return <SpotDesk key={pair.data.row.pairId} pair={pair.data} side={params.side} />;
}
