import { type FollowRow, textOfLots } from '@candor/api';
import { dayText } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import type { LivePicture } from '#features/position-model/live-picture.ts';
import { StopFollowing } from '../follow/StopFollowing.tsx';
import { lotsValues } from '../parts/lots-values.ts';
import { openFollowing, openTrader } from '../parts/trader-address.ts';
import { TraderAvatar } from '../parts/TraderAvatar.tsx';
import { LimitsLine } from './LimitsLine.tsx';
import { OpenCopies } from './OpenCopies.tsx';
import { SharePart } from './SharePart.tsx';
import { StoppedNote } from './StoppedNote.tsx';

interface FollowCardProps {
  readonly follow: FollowRow;
  /** The user's own positions at the present marks; undefined while they are unknown. */
  readonly picture: LivePicture | undefined;
}

/** One trader of the user's: result, share, open copies, and the ways to change or end it. */
export function FollowCard({ follow, picture }: FollowCardProps) {
  const t = useMessages();
  const [isStopping, setIsStopping] = useState(false);
  const { name, traderId, isActive, mode, size } = follow;
  const times = { lots: textOfLots(size) };
  const how = {
    multiple: t('copy.mine.times', times),
    lots: t('copy.mine.fixed', lotsValues(size)),
    proportional: t('copy.mine.inProportion', times),
  }[mode];
  return (
    <article className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <TraderAvatar of={follow} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-15 font-semibold">
            <button
              type="button"
              aria-label={t('copy.openTrader', { name })}
              onClick={() => openTrader(traderId)}
              className="press tap block max-w-full truncate"
            >
              {name}
            </button>
          </h2>
          <p className="truncate text-12 text-fg-3 tabular-nums">{how}</p>
        </div>
        {isActive ? (
          <span className="text-12 text-fg-3">{t('copy.mine.since', { time: dayText(follow.followedAtMs) })}</span>
        ) : (
          <Tag look="warn">{t(follow.stopped === undefined ? 'copy.mine.ended' : 'copy.mine.stopped')}</Tag>
        )}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <div>
          <p className="text-12 text-fg-3">{t('copy.mine.realised')}</p>
          <AmountText value={follow.realised} decimals={2} isChange isPrivate className="text-18 font-semibold" />
        </div>
        <div className="text-right">
          <p className="text-12 text-fg-3">{t('copy.mine.open')}</p>
          <AmountText value={follow.unrealised} decimals={2} isChange isPrivate className="text-18 font-semibold" />
        </div>
      </div>
      <StoppedNote follow={follow} />
      <LimitsLine follow={follow} />
      <SharePart follow={follow} />
      <OpenCopies follow={follow} picture={picture} />
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2.5">
        <Button look="soft" size="small" onClick={() => openFollowing(traderId)}>
          {t(isActive ? 'copy.editFollow' : 'copy.follow')}
        </Button>
        {isActive && (
          <Button look="soft" size="small" onClick={() => setIsStopping(true)}>
            {t('copy.stopFollowing')}
          </Button>
        )}
      </div>
      <StopFollowing follow={follow} isOpen={isStopping} onClose={() => setIsStopping(false)} />
    </article>
  );
}
