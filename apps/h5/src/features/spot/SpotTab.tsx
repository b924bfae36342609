import { useState } from 'react';
import type { Params } from '#client/navigation.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failure } from '#ui/Failure.tsx';
import { SpotDesk } from './SpotDesk.tsx';
import { SpotSkeleton } from './SpotSkeleton.tsx';
import type { LeftForm } from './use-desk-form.ts';
import { useSpotPair } from './use-spot-pair.ts';

/** The spot market: loading in its own shape, failed with a way out, without any pair, or the desk. */
export function SpotTab({ params }: { readonly params: Params }) {
  const t = useMessages();
  const pair = useSpotPair(params);
  const [left, setLeft] = useState<LeftForm>();
  if (pair.state === 'failed') {
    return (
      <div className="p-4">
        <Failure error={pair.error} onRetry={pair.retry} />
      </div>
    );
  }
  if (pair.state !== 'ready') return <SpotSkeleton />;
  if (pair.data === undefined) return <Empty title={t('trade.noPairs')} />;
  return <SpotDesk key={pair.data.row.pairId} pair={pair.data} side={params.side} left={left} setLeft={setLeft} />;
}
