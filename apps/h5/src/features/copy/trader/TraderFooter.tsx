import type { FollowRow, TraderCard } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { FollowSheet } from '../follow/FollowSheet.tsx';
import { StopFollowing } from '../follow/StopFollowing.tsx';

interface TraderFooterProps {
  readonly card: TraderCard;
  /** The reader's follow of this trader, where it is known. */
  readonly follow: FollowRow | undefined;
  /** The reader is a trader or has applied as one, and so cannot follow. */
  readonly isLeader: boolean;
}

/** Follow; or change how, and stop. */
export function TraderFooter({ card, follow, isLeader }: TraderFooterProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const isFollowing = follow?.isActive ?? card.isFollowed;
  const isClosed = card.status !== 'followable';
  const isFull = card.followers >= card.followersMax;
  const open = () => requireSignIn() && setIsOpen(true);
  return (
    <>
      {isFollowing ? (
        <div className="grid grid-cols-2 gap-2.5">
          <Button look="soft" onClick={() => setIsStopping(true)} isDisabled={follow === undefined}>
            {t('copy.stopFollowing')}
          </Button>
          <Button onClick={open} isDisabled={isClosed}>
            {t('copy.editFollow')}
          </Button>
        </div>
      ) : (
        <Button
          isWide
          onClick={open}
          isDisabled={isClosed || isFull || isLeader}
          reason={isClosed ? t(`copy.statuses.${card.status}`) : t(isFull ? 'copy.fullText' : 'copy.leaderText')}
        >
          {t('copy.follow')}
        </Button>
      )}
      <FollowSheet card={card} follow={follow} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      {follow !== undefined && (
        <StopFollowing follow={follow} isOpen={isStopping} onClose={() => setIsStopping(false)} />
      )}
    </>
  );
}
