import { atomsToText, priceToText } from '@candor/money';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { ConditionFacts, TrailText } from './ConditionFacts.tsx';
import {
  hasLimitPrice,
  hasStopPrice,
  hasStopLoss,
  isMarketKind,
  mayHaveExits,
  type OrderForm,
  slippageUseOf,
} from './order-form.ts';
import type { OrderFacts } from './order-summary.ts';
import { useCheckedFigures } from './use-checked-figures.ts';
import { useFateText } from './use-fate-text.ts';

interface ConfirmFactsProps {
  readonly form: OrderForm;
  readonly facts: OrderFacts;
  readonly isOpen: boolean;
}

/** The lines of the confirm sheet, and the fate of the unfilled part. */
export function ConfirmFacts({ form, facts, isOpen }: ConfirmFactsProps) {
  const t = useMessages();
  const { terms } = facts;
  const { figures, summary, source } = useCheckedFigures(form, facts, isOpen);
  const fateText = useFateText(terms);
  const isBuy = form.side === 'buy';
  const [paid, received] = isBuy ? [terms.quoteCode, terms.baseCode] : [terms.baseCode, terms.quoteCode];
  const isMarket = isMarketKind(form.kind);
  const price = (text: string) => <AmountText value={text} decimals={terms.priceDecimals} unit={terms.quoteCode} />;
  const percent = (text: string) => (
    <>
      ±<AmountText value={text} />%
    </>
  );
  const slippagePrice = summary?.slippagePrice === undefined ? undefined : priceToText(summary.slippagePrice);
  const rate = figures?.filled === '0' && !isMarket ? terms.makerFeeText : terms.takerFeeText;
  return (
    <>
      <Facts>
        {hasLimitPrice(form.kind) && <Fact label={t('common.price')}>{price(form.price)}</Fact>}
        {hasStopPrice(form.kind) && <Fact label={t('orders.trigger')}>{price(form.stopPrice)}</Fact>}
        {form.kind === 'oco' && (
          <Fact label={t('trade.afterTrigger')}>
            {form.stopLimitPrice === '' ? t('words.orderTypes.market') : price(form.stopLimitPrice)}
          </Fact>
        )}
        {slippageUseOf(form) === 'trigger' && <Fact label={t('trade.slippage')}>{percent(form.slippage)}</Fact>}
        {figures?.averagePrice !== undefined && figures.filled !== '0' && (
          <Fact label={t('trade.averagePrice')}>{price(figures.averagePrice)}</Fact>
        )}
        {/* Of the form's own book only: beside an average of the server's it would be of another moment. */}
        {hasLimitPrice(form.kind) && source !== 'server' && summary?.worstPrice !== undefined && (
          <Fact label={t('trade.worstFill')}>{price(priceToText(summary.worstPrice))}</Fact>
        )}
        {form.kind === 'market' && slippagePrice !== undefined && (
          <Fact label={t('trade.worstPrice')}>{price(slippagePrice)}</Fact>
        )}
        {figures !== undefined && figures.filled !== '0' && (
          <Fact label={t('trade.fillsNow')}>
            <AmountText value={figures.filled} unit={terms.baseCode} />
          </Fact>
        )}
        <Fact label={t('common.total')}>
          <AmountText value={figures?.total} unit={terms.quoteCode} />
        </Fact>
        <Fact
          label={
            <>
              {t('common.fee')} (<AmountText value={rate} />
              %)
            </>
          }
        >
          <AmountText value={figures?.fee} unit={received} />
        </Fact>
        <Fact label={t('trade.youReceive')}>
          <AmountText value={figures?.receives} unit={received} className="font-semibold" />
        </Fact>
        {summary?.stopLeg && (
          <Fact label={t('trade.youReceiveStop')}>
            <AmountText
              value={atomsToText(summary.stopLeg.receives, isBuy ? terms.baseScale : terms.quoteScale)}
              unit={received}
            />
          </Fact>
        )}
        <Fact label={t('orders.held')}>
          <AmountText value={figures?.hold} unit={paid} />
        </Fact>
        <TextPart part="conditions" skeleton={<></>}>
          <ConditionFacts form={form} terms={terms} />
        </TextPart>
        {form.hasExits && mayHaveExits(form) && form.takeProfitPrice !== '' && (
          <Fact label={t(isBuy ? 'trade.takeProfit' : 'trade.buyBackLow')}>{price(form.takeProfitPrice)}</Fact>
        )}
        {!isBuy && form.hasExits && mayHaveExits(form) && form.stopLossPrice !== '' && (
          <Fact label={t('trade.buyBackHigh')}>{price(form.stopLossPrice)}</Fact>
        )}
        {hasStopLoss(form) && (
          <>
            <Fact label={t('trade.stopLoss')}>{price(form.stopLossPrice)}</Fact>
            <Fact label={t('trade.stopLossSlippage')}>{percent(form.slippage)}</Fact>
          </>
        )}
      </Facts>
      {form.kind === 'trailing_stop' && (
        <TextPart part="conditions" skeleton={<></>}>
          <TrailText form={form} terms={terms} />
        </TextPart>
      )}
      <p className="pt-2 text-13 text-fg-2">{fateText(form, slippagePrice)}</p>
      {figures?.reason !== undefined && figures.reason !== 'filled' && (
        <p className="pt-1 text-13 text-warn">{t(`words.endReasons.${figures.reason}`)}</p>
      )}
      <p role="status" className="flex min-h-8 items-center gap-1.5 text-12 text-fg-3">
        {source === 'agreed' && <CircleCheck aria-hidden className="size-3.5 shrink-0" />}
        {source === 'server' && <RefreshCw aria-hidden className="size-3.5 shrink-0" />}
        {source === 'own' ? '' : t(`trade.checked.${source}`)}
      </p>
    </>
  );
}
