import type { FollowRow, TraderCard } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { openTrader } from '../parts/trader-address.ts';
import { CopiesText } from '../parts/SampleTexts.tsx';
import { TraderAvatar } from '../parts/TraderAvatar.tsx';
import { StopFollowing } from './StopFollowing.tsx';

interface FollowingNowProps {
  readonly card: TraderCard;
  readonly follow: FollowRow | undefined;
}

/** The trader of the form: the followers' result, and for followers the way to stop. */
export function FollowingNow({ card, follow }: FollowingNowProps) {
  const t = useMessages();
  const [isStopping, setIsStopping] = useState(false);
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface p-3.5">
      <TraderAvatar of={card} />
      <button type="button" onClick={() => openTrader(card.traderId)} className="press min-w-0 flex-1 text-left">
        <span className="block text-12 text-fg-3">{t('copy.followersResult')}</span>
        <AmountText value={card.followersResult} decimals={2} isChange className="text-17 font-semibold" />
        <span className="block truncate text-12 text-fg-3">
          <CopiesText wins={card.followersWins} trades={card.followersTrades} />
        </span>
      </button>
      {follow?.isActive && (
        <>
          <Button look="danger" size="small" onClick={() => setIsStopping(true)}>
            {t('copy.stopFollowing')}
          </Button>
          <StopFollowing follow={follow} isOpen={isStopping} onClose={() => setIsStopping(false)} />
        </>
      )}
    </div>
  );
}
