import { listOtcAds, type OtcAdRow } from '@candor/api';
import { Empty, SkeletonCards, Tag } from '@candor/kit/view';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { type AdFilter, AdFilters } from './AdFilters.tsx';
import { Person } from './Person.tsx';
import { usePriceText } from './use-price-text.ts';

interface AdListProps {
  readonly side: 'buy' | 'sell';
  readonly onChoose: (ad: OtcAdRow) => void;
}

/** Ads to buy from or to sell to, the best price first. */
export function AdList({ side, onChoose }: AdListProps) {
  const t = useMessages();
  const [filter, setFilter] = useState<AdFilter>({});
  const ads = usePages(listOtcAds, { side, ...filter });
  return (
    <>
      <NotOffered product="otc" className="mb-3" />
      <AdFilters value={filter} onChange={setFilter} />
      <Loaded from={ads} skeleton={<SkeletonCards cards={3} />}>
        {(paged) => (
          <InfiniteList
            paged={paged}
            rowHeight={174}
            keyOf={({ adId }) => adId}
            renderRow={(ad) => (
              <div className="pb-3">
                <AdCard ad={ad} side={side} onChoose={() => onChoose(ad)} />
              </div>
            )}
            empty={<Empty icon={<Handshake />} title={t('otc.none')} text={t('otc.noneText')} />}
          />
        )}
      </Loaded>
    </>
  );
}

function AdCard({
  ad,
  side,
  onChoose,
}: { readonly ad: OtcAdRow; readonly onChoose: () => void } & Pick<AdListProps, 'side'>) {
  const t = useMessages();
  const format = useFormat();
  const priceText = usePriceText();
  const { code, fiatCode, fiatScale, priceNow, orderMin, orderMax, quantity, methods, isMine } = ad;
  return (
    <Card className="p-4">
      <div className="flex flex-col gap-2.5">
        <div className="flex items-center justify-between gap-3">
          <Person person={ad.maker} />
          <span className="shrink-0 text-right">
            <span className="text-18 font-semibold tabular-nums">{priceText(priceNow, fiatScale)}</span>{' '}
            <span className="text-12 text-fg-3">{fiatCode}</span>
          </span>
        </div>
        <p className="text-12 text-fg-2">
          {t('otc.limits', {
            min: format.amount(orderMin, fiatScale),
            max: format.amount(orderMax, fiatScale),
            fiat: fiatCode,
          })}{' '}
          · {t('otc.left', { amount: format.amount(quantity), code })}
        </p>
        <div className="flex items-end justify-between gap-3">
          <span className="flex flex-wrap gap-1">
            {methods.map((method) => (
              <Tag key={method}>{t(`otc.methods.${method}`)}</Tag>
            ))}
          </span>
          <Button size="small" look={side} isDisabled={isMine} onClick={onChoose}>
            {t(side === 'buy' ? 'otc.buyFrom' : 'otc.sellTo')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
