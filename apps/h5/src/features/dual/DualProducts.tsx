import { percentOfPpm } from '@candor/money';
import { listDualProducts, type DualProductRow } from '@candor/api';
import { Empty, SkeletonCards, Tag } from '@candor/kit/view';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useComingTime } from '#hooks/use-coming-time.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useQuotations, useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { distanceOf, isDemonstration, shortPrice } from './dual-figures.ts';

type Direction = DualProductRow['direction'];
const directions: readonly Direction[] = ['call', 'put'];
const renewEveryMs = 15_000;

/** The products on sale, by direction and coin; at first of one direction. */
export function DualProducts({ first }: { readonly first?: string | undefined }) {
  const t = useMessages();
  const [direction, setDirection] = useState(directions.find((one) => one === first) ?? 'call');
  const [chosen, setChosen] = useState<string>();
  useQuotations();
  const products = useCall(listDualProducts, { direction }, { everyMs: renewEveryMs, keepsPrevious: true });
  return (
    <>
      <SegmentedControl<Direction>
        label={t('dual.directionsLabel')}
        items={directions.map((id) => ({ id, label: t(`dual.directions.${id}`) }))}
        value={direction}
        onChange={setDirection}
      />
      <Loaded
        from={products}
        skeleton={<SkeletonCards cards={4} />}
        empty={<Empty icon={<Split />} title={t('dual.none')} text={t('dual.noneText')} />}
      >
        {(rows) => {
          const coins = [...new Set(rows.map(({ baseCode }) => baseCode))];
          const coin = coins.find((code) => code === chosen) ?? coins[0];
          const shown = rows.filter(({ baseCode }) => baseCode === coin);
          return (
            <>
              <div className="-mx-4">
                <Chips
                  label={t('dual.coinsLabel')}
                  items={coins.map((code) => ({ id: code, label: code }))}
                  value={coin}
                  onChange={setChosen}
                />
              </div>
              <ul className="flex flex-col gap-3">
                {[...shown].sort(demonstrationsFirst).map((product) => (
                  <li key={product.productId}>
                    <ProductCard product={product} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** Products that can be tried to their end in minutes come first. */
function demonstrationsFirst(a: DualProductRow, b: DualProductRow): number {
  return Number(isDemonstration(b)) - Number(isDemonstration(a));
}

/** One product: its price and its distance, what it pays, for how long, and what is left of it. */
function ProductCard({ product }: { readonly product: DualProductRow }) {
  const t = useMessages();
  const format = useFormat();
  const index = useTicker(product.pairId)?.indexPrice;
  const matures = useComingTime(product.maturesAtMs);
  const isOffered = useIsOffered('dual');
  const distance = distanceOf(product.linkedPrice, index);
  const { productId, baseCode, stakeCode, share, interestDays, left, isOnSale } = product;
  return (
    <Card className="p-4">
      <div className="flex items-start gap-3">
        <CoinMark code={baseCode} size={36} />
        <div className="min-w-0 flex-1">
          <p className="text-12 text-fg-3">{t('dual.linked')}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-17 font-semibold tabular-nums">
            {format.amount(shortPrice(product.linkedPrice))}
            {isDemonstration(product) && <Tag look="accent">{t('dual.demonstration')}</Tag>}
          </p>
          <p className="text-12 text-fg-3 tabular-nums">
            {distance !== undefined && t('dual.distance', { percent: distance })}
          </p>
        </div>
        <p className="shrink-0 text-right">
          <span className="block text-17 font-semibold text-up tabular-nums">
            {format.percent(percentOfPpm(product.interest))}
          </span>
          <span className="block text-12 text-fg-3">{t('dual.apr')}</span>
        </p>
      </div>
      <div className="mt-3 flex items-end justify-between gap-3">
        <p className="min-w-0 text-13 text-fg-2">
          {t('dual.days', { count: interestDays })}
          {matures !== undefined && ` · ${t('dual.matures', { time: matures })}`}
          <span className="block text-12 text-fg-3">
            {t('dual.share', { amount: format.amount(share), code: stakeCode })}
            {' · '}
            {t('dual.left', { count: format.amount(String(left)) })}
          </span>
        </p>
        <Button
          size="small"
          isDisabled={!isOnSale || !isOffered}
          onClick={() => navigateTo('/pages/invest/purchase', { id: productId })}
          aria-label={`${t('dual.buy')}: ${t(`dual.directions.${product.direction}`)} ${baseCode} ${product.linkedPrice}`}
        >
          {isOnSale ? t('dual.buy') : t('dual.soldOut')}
        </Button>
      </div>
    </Card>
  );
}
