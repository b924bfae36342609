import { percentOfPpm } from '@candor/money';
import type { TraderCard } from '@candor/api';
import { missing } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { wonPercent } from '../parts/percent.ts';

/** The followers' result, and the reason that it differs from the trader's. */
export function FollowersPart({ card }: { readonly card: TraderCard }) {
  const t = useMessages();
  const percent = wonPercent(card.followersWins, card.followersTrades);
  return (
    <div className="py-3">
      <Facts>
        <Fact label={t('copy.followersResult')}>
          <AmountText value={card.followersResult} decimals={2} isChange />
        </Fact>
        <Fact label={t('copy.followersPart.copies')}>{card.followersTrades}</Fact>
        <Fact label={t('copy.followersPart.won')}>
          {percent === undefined ? missing : `${percent}% (${card.followersWins})`}
        </Fact>
        <Fact label={t('copy.followersPart.followers')}>
          {card.followers} / {card.followersMax}
        </Fact>
        <Fact label={t('copy.followersPart.share')}>{percentOfPpm(card.share)}%</Fact>
      </Facts>
      <p className="mt-3 text-13 leading-5 text-fg-2">{t('copy.followersPart.text')}</p>
    </div>
  );
}
