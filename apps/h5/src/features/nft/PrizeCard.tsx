import type { ArtworkRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useEffect, useRef } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { navigateTo } from '#app/navigation.ts';
import { rarityFrames, rarityLooks } from './rarity-looks.ts';
import { Thumb } from './Thumb.tsx';

interface PrizeCardProps {
  readonly prize: ArtworkRow;
  /** Its place among several, which come one after the other. */
  readonly place: number;
  /** It has just come out of its box. */
  readonly isNew: boolean;
}

const stepMs = 90;

/** A work that was in a box, framed by its rarity. */
export function PrizeCard({ prize, place, isNew }: PrizeCardProps) {
  const t = useMessages();
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNew) return;
    const isCalm = prefersReducedMotion();
    const frames = isCalm
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [
          { opacity: 0, transform: 'scale(0.7) translateY(24px)' },
          { opacity: 1, transform: 'none' },
        ];
    const running = card.current?.animate(frames, {
      delay: isCalm ? 0 : place * stepMs,
      duration: isCalm ? 200 : 420,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      fill: 'backwards',
    });
    return () => running?.cancel();
  }, [isNew, place]);
  const { code, name, thumb, rarity = 'common', edition, editions } = prize;
  return (
    <button
      ref={card}
      type="button"
      onClick={() => navigateTo('/pages/nft/myNft', { id: code })}
      className={cx(
        'press flex w-full min-w-0 flex-col overflow-hidden rounded-card border-2 bg-surface text-left',
        rarityFrames[rarity],
      )}
    >
      <Thumb hash={thumb} className="aspect-square w-full" />
      <span className="block w-full px-3.5 pt-3 pb-3.5">
        <Tag look={rarityLooks[rarity]}>{t(`nft.rarities.${rarity}`)}</Tag>
        <span className="mt-1.5 line-clamp-2 text-15 font-semibold">{name}</span>
        <span className="block truncate text-12 text-fg-3">
          {prize.creator.name}
          {edition !== undefined &&
            editions !== undefined &&
            ` · ${t('nft.edition', { edition: String(edition), editions: String(editions) })}`}
        </span>
      </span>
    </button>
  );
}
