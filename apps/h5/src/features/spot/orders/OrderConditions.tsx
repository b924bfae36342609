import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { FigurePair } from './FigurePair.tsx';
import type { OrderConditionsProps } from './order-kind.ts';

/** The conditions on an order's card, in a line. */
export function OrderConditionPairs(props: OrderConditionsProps) {
  return (
    <TextPart part="conditions" skeleton={<div className="h-5" />}>
      <Pairs {...props} />
    </TextPart>
  );
}

/** The conditions of an order, a line each. */
export function OrderConditionFacts(props: OrderConditionsProps) {
  return (
    <TextPart part="conditions" skeleton={<></>}>
      <Lines {...props} />
    </TextPart>
  );
}

function Pairs({ order, pair }: OrderConditionsProps) {
  const t = useMessages();
  const price = (text: string) => <AmountText value={text} decimals={pair?.priceDecimals} className="text-fg" />;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 pt-1.5 text-12 text-fg-3">
      {order.trailPercent !== undefined && (
        <FigurePair label={t('conditions.trails')}>
          <span className="text-fg">{order.trailPercent}%</span>
        </FigurePair>
      )}
      {order.trailDistance !== undefined && (
        <FigurePair label={t('conditions.trails')}>{price(order.trailDistance)}</FigurePair>
      )}
      {order.activationPrice !== undefined && (
        <FigurePair label={t('conditions.activation')}>{price(order.activationPrice)}</FigurePair>
      )}
      {order.visibleQuantity !== undefined && (
        <FigurePair label={t('conditions.visibleAmount')}>
          <AmountText value={order.visibleQuantity} decimals={pair?.amountDecimals} className="text-fg" />
        </FigurePair>
      )}
      {order.expiresAtMs !== undefined && (
        <FigurePair label={t('conditions.goodTill')}>
          <TimeText atMs={order.expiresAtMs} look="moment" className="text-fg" />
        </FigurePair>
      )}
      {order.followSide !== undefined && (
        <FigurePair label={t(`conditions.follows.${order.followSide}`)}>
          {price(order.followLimitPrice ?? order.followStopPrice ?? '0')}
        </FigurePair>
      )}
    </dl>
  );
}

function Lines({ order, pair }: OrderConditionsProps) {
  const t = useMessages();
  const [base, quote] = order.symbol.split('/') as [string, string];
  const price = (text: string) => <AmountText value={text} decimals={pair?.priceDecimals} unit={quote} />;
  return (
    <>
      {order.trailPercent !== undefined && <Fact label={t('conditions.trailPercent')}>{order.trailPercent}</Fact>}
      {order.trailDistance !== undefined && (
        <Fact label={t('conditions.trailDistance')}>{price(order.trailDistance)}</Fact>
      )}
      {order.activationPrice !== undefined && (
        <Fact label={t('conditions.activation')}>{price(order.activationPrice)}</Fact>
      )}
      {order.visibleQuantity !== undefined && (
        <Fact label={t('conditions.visibleAmount')}>
          <AmountText value={order.visibleQuantity} unit={base} />
        </Fact>
      )}
      {order.expiresAtMs !== undefined && (
        <Fact label={t('conditions.goodTill')}>
          <TimeText atMs={order.expiresAtMs} look="moment" />
        </Fact>
      )}
      {order.selfTrade !== undefined && (
        <Fact label={t('conditions.selfTrade')}>{t(`conditions.selfTradeModes.${order.selfTrade}`)}</Fact>
      )}
      {order.followSide !== undefined && (
        <Fact label={t(`conditions.follows.${order.followSide}`)}>
          <AmountText value={order.followQuantity} unit={base} />
        </Fact>
      )}
      {order.followLimitPrice !== undefined && (
        <Fact label={t('conditions.followLimit')}>{price(order.followLimitPrice)}</Fact>
      )}
      {order.followStopPrice !== undefined && (
        <Fact label={t('conditions.followStop')}>{price(order.followStopPrice)}</Fact>
      )}
    </>
  );
}
