import type { TraderCard } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { openFollowing } from '../parts/trader-address.ts';

/** Leads to following, or to changing it; a trader without a free place is marked. It lies over the card's own link. */
export function FollowPill({ card }: { readonly card: TraderCard }) {
  const t = useMessages();
  const { name, isFollowed, followers, followersMax } = card;
  const isFull = !isFollowed && followers >= followersMax;
  return (
    <Button
      look={isFollowed ? 'soft' : 'ink'}
      size="small"
      className="relative z-1"
      aria-label={isFollowed || isFull ? undefined : t('copy.followName', { name })}
      isDisabled={isFull}
      onClick={() => requireSignIn() && openFollowing(card.traderId)}
    >
      {isFull ? t('copy.full') : t(isFollowed ? 'copy.following' : 'copy.follow')}
    </Button>
  );
}
