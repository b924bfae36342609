import type { TraderCard } from '@candor/api';
import { missing } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Figure } from '#ui/Figure.tsx';
import { Sparkline } from '#ui/Sparkline.tsx';
import { fallText } from '../parts/percent.ts';
import { AccuracyText, CopiesText } from '../parts/SampleTexts.tsx';
import { openTrader } from '../parts/trader-address.ts';
import { TraderAvatar } from '../parts/TraderAvatar.tsx';
import { FollowPill } from './FollowPill.tsx';

interface TraderCardViewProps {
  readonly card: TraderCard;
  /** The period of the trader's own figures. */
  readonly days: string;
}

/** A trader in the list: the followers' result first and large, then the trader's own record with its sample. */
export function TraderCardView({ card, days }: TraderCardViewProps) {
  const t = useMessages();
  const format = useFormat();
  const { name, followers, followersMax } = card;
  const first = card.navs[0]?.nav;
  const last = card.navs.at(-1)?.nav;
  const direction = first === undefined || last === undefined || first === last ? 'flat' : last > first ? 'up' : 'down';
  return (
    <article className="relative rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <TraderAvatar of={card} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-15 font-semibold">
            <button
              type="button"
              aria-label={t('copy.openTrader', { name })}
              onClick={() => openTrader(card.traderId)}
              className="max-w-full truncate outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {name}
            </button>
          </h3>
          <p className="text-12 text-fg-3 tabular-nums">
            {t('copy.followersOf', { count: String(followers), most: String(followersMax) })}
          </p>
        </div>
        <FollowPill card={card} />
      </div>
      <div className="mt-3 flex items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="text-12 text-fg-3">{t('copy.followersResult')}</p>
          <p className="text-22 font-semibold">
            <AmountText value={card.followersResult} decimals={2} isChange />
          </p>
          <p className="text-12 text-fg-3">
            <CopiesText wins={card.followersWins} trades={card.followersTrades} />
          </p>
        </div>
        {card.navs.length > 1 && (
          <div className="flex shrink-0 flex-col items-end gap-1">
            <Sparkline
              values={card.navs.map(({ nav }) => String(nav))}
              width={96}
              height={36}
              direction={direction}
              isFilled
            />
            <span className="text-11 text-fg-3">{t('copy.navLine')}</span>
          </div>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-[1.15fr_1.35fr_1fr_auto] gap-x-3 border-t border-line pt-3">
        <Figure label={t('copy.profitOf', { days })}>
          <AmountText value={card.profit} decimals={2} isChange />
        </Figure>
        <Figure label={t('copy.accuracy')}>
          <AccuracyText wins={card.wins} trades={card.trades} />
        </Figure>
        <Figure label={t('copy.drawdown')}>{fallText(card.drawdownPercent, format) ?? missing}</Figure>
        <Figure label={t('copy.daysLed')}>{card.days}</Figure>
      </dl>
    </article>
  );
}
