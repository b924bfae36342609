import { type ArtworkRow, getArtwork, likeArtwork, listArtworks, listLikedArtworks } from '@candor/api';
import { cx } from '@candor/kit';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';

/** The user's favour, and everybody's. */
export function LikeButton({ row }: { readonly row: Pick<ArtworkRow, 'code' | 'isLiked' | 'likes'> }) {
  const t = useMessages();
  const format = useFormat();
  const [answered, setAnswered] = useState<{ readonly isLiked: boolean; readonly likes: number }>();
  const { isLiked, likes } = answered ?? row;
  const command = useCommand(likeArtwork, {
    invalidates: [listLikedArtworks, listArtworks, getArtwork],
    onDone: setAnswered,
  });
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t('nft.like', { count: likes })}
      onClick={() => {
        if (requireSignIn()) void command.run({ code: row.code });
      }}
      className="press tap flex shrink-0 flex-col items-center text-fg-3"
    >
      <Heart
        aria-hidden
        strokeWidth={1.75}
        className={cx('size-[22px]', isLiked ? 'fill-current text-danger' : 'text-fg')}
      />
      <span className="text-11 tabular-nums">{format.amount(String(likes), 0)}</span>
    </button>
  );
}
