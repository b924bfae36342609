import { textOfLots } from '@candor/api';
import { quantityOf } from '@candor/exchange/rules';
import { Empty, SkeletonCard, Tag } from '@candor/kit/view';
import { atomsToText, priceToText } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { Figure } from '#ui/Figure.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import type { LivePicture } from '#features/position-model/live-picture.ts';
import { nettedBySymbol, type NettedSymbol } from '#features/position-model/netted.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';
import { Unrealised } from './Unrealised.tsx';

interface NettedListProps {
  /** Of this market only; absent: of all. */
  readonly pairId: number | undefined;
}

/** The open positions by symbol, each symbol as one: to be read, while closing and securing go by position. */
export function NettedList({ pairId }: NettedListProps) {
  const t = useMessages();
  const picture = useLivePicture();
  if (picture === undefined) {
    return (
      <div className="px-4">
        <SkeletonCard className="h-40" />
      </div>
    );
  }
  const open = picture.open.filter(({ ticket }) => pairId === undefined || ticket.pairId === pairId);
  if (open.length === 0) {
    return <Empty title={t('contract.lists.noPositions')} text={t('contract.lists.noPositionsText')} />;
  }
  return (
    <div className="grid gap-2.5 px-4 pb-6 min-[64rem]:grid-cols-[repeat(auto-fill,minmax(23rem,1fr))]">
      {nettedBySymbol(open).map((net) => (
        <NettedCard key={net.symbol} net={net} account={picture.account} />
      ))}
    </div>
  );
}

interface NettedCardProps {
  readonly net: NettedSymbol;
  readonly account: LivePicture['account'];
}

function NettedCard({ net, account }: NettedCardProps) {
  const t = useMessages();
  const format = useFormat();
  const { sample, direction } = net;
  const { rules, mark } = sample;
  const [baseCode = ''] = net.symbol.split('/');
  const decimals = rules.priceDecimals;
  const lots = (size: NettedSymbol['lots']) => format.amount(textOfLots(size));
  return (
    <Card className="px-4 pt-3.5 pb-4">
      <article aria-label={t('contract.net.of', { pair: net.symbol })}>
        <div className="flex items-center justify-between gap-2">
          <div className="flex min-w-0 flex-wrap items-center gap-1.5">
            {direction === undefined ? (
              <Tag>{t('contract.net.flat')}</Tag>
            ) : (
              <Tag look={direction === 'long' ? 'up' : 'down'}>{t(`contract.directions.${direction}`)}</Tag>
            )}
            <span className="text-16 font-semibold">{net.symbol}</span>
          </div>
          <span className="shrink-0 text-12 text-fg-3">{t('contract.closeAll.count', { count: net.count })}</span>
        </div>
        <div className="pt-2">
          <Unrealised value={atomsToText(net.unrealised, account.scale)} code={account.code} isStale={mark.isStale} />
        </div>
        <dl className="grid grid-cols-3 gap-x-2 gap-y-2.5 pt-2.5">
          <Figure label={t('contract.net.lots')}>{lots(net.lots)}</Figure>
          <Figure label={t('contract.net.entry')}>
            <AmountText value={net.entry && priceToText(net.entry)} decimals={decimals} />
          </Figure>
          <Figure isLast label={t('contract.card.mark')}>
            <PriceText value={priceToText(mark.price)} decimals={decimals} isStale={mark.isStale} />
          </Figure>
          <Figure label={t('contract.card.size')}>
            <AmountText
              value={atomsToText(quantityOf(rules.grid, net.lots), rules.grid.baseScale)}
              unit={baseCode}
              isPrivate
              className="[&>span]:text-fg"
            />
          </Figure>
          <Figure label={t('contract.net.sides')}>
            {lots(net.longLots)} / {lots(net.shortLots)}
          </Figure>
          <Figure isLast label={t('contract.card.margin')}>
            <AmountText value={atomsToText(net.margin, account.scale)} decimals={2} isPrivate />
          </Figure>
        </dl>
      </article>
    </Card>
  );
}
