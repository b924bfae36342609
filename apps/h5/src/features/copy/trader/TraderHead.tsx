import { percentOfPpm } from '@candor/money';
import type { TraderCard } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CopiesText } from '../parts/SampleTexts.tsx';
import { TraderAvatar } from '../parts/TraderAvatar.tsx';

/** The trader's identity, and above all the followers' result. */
export function TraderHead({ card, isOwn }: { readonly card: TraderCard; readonly isOwn: boolean }) {
  const t = useMessages();
  const { name, status, followers, followersMax } = card;
  return (
    <section>
      <div className="flex items-center gap-3">
        <TraderAvatar of={card} size={52} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-18 font-bold">{name}</h2>
          <div className="mt-1 flex flex-wrap items-center gap-1.5">
            <Tag>{t('copy.followersOf', { count: String(followers), most: String(followersMax) })}</Tag>
            <Tag>{t('copy.shareTag', { percent: percentOfPpm(card.share) })}</Tag>
            {isOwn && <Tag look="accent">{t('copy.own')}</Tag>}
            {status !== 'followable' && <Tag look="warn">{t(`copy.statuses.${status}`)}</Tag>}
          </div>
        </div>
      </div>
      {status === 'suspended' && (
        <p className="mt-3 rounded-tile bg-warn-soft p-3 text-13 text-warn">{t('copy.suspendedText')}</p>
      )}
      <p className="mt-4 text-13 text-fg-2">{t('copy.followersResult')}</p>
      <p className="text-28 leading-9 font-semibold">
        <AmountText value={card.followersResult} decimals={2} isChange />
      </p>
      <p className="text-12 text-fg-3">
        <CopiesText wins={card.followersWins} trades={card.followersTrades} />
      </p>
    </section>
  );
}
