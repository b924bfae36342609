import { priceToText } from '@candor/money';
import { CirclePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAvailable } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import type { PairTerms } from '../pair-terms.ts';
import { textsOfSummary } from './figure-texts.ts';
import { isMarketKind, type OrderForm } from './order-form.ts';
import type { OrderSummary } from './order-summary.ts';

interface FormFiguresProps {
  readonly form: OrderForm;
  readonly terms: PairTerms;
  readonly summary: OrderSummary | undefined;
}

/** Total in its box, then the free amount, the exact fee, and the worst price. */
export function FormFigures({ form, terms, summary }: FormFiguresProps) {
  const t = useMessages();
  const texts = summary && textsOfSummary(summary, form, terms);
  const isBuy = form.side === 'buy';
  const received = isBuy ? terms.baseCode : terms.quoteCode;
  // A resting order pays the maker's rate; where a part takes at once, the taker's is shown.
  const rate =
    summary !== undefined && summary.filled === 0n && !isMarketKind(form.kind)
      ? terms.makerFeeText
      : terms.takerFeeText;
  return (
    <>
      <div className="flex h-[2.625rem] items-center justify-between gap-2 rounded-control bg-inset px-3">
        <span className="text-13 text-fg-2">{t('common.total')}</span>
        <AmountText
          value={texts?.total}
          unit={terms.quoteCode}
          className="min-w-0 truncate text-14 font-semibold [&>span]:text-13 [&>span]:font-normal"
        />
      </div>
      <div>
        <Line label={t('common.available')}>
          <Available terms={terms} isBuy={isBuy} />
        </Line>
        <Line
          label={
            <>
              {t('common.fee')} <AmountText value={rate} />%
            </>
          }
        >
          <AmountText value={texts?.fee} unit={received} className="text-fg-2" />
        </Line>
        {form.kind === 'market' && (
          <Line label={t('trade.worstPrice')}>
            <AmountText
              value={summary?.slippagePrice === undefined ? undefined : priceToText(summary.slippagePrice)}
              decimals={terms.priceDecimals}
            />
          </Line>
        )}
      </div>
    </>
  );
}

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-6 items-center justify-between gap-2 text-12">
      <span className="shrink-0 text-fg-3">{label}</span>
      <span className="flex min-w-0 items-center gap-1 text-right">{children}</span>
    </div>
  );
}

function Available({ terms, isBuy }: { readonly terms: PairTerms; readonly isBuy: boolean }) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const assetId = isBuy ? terms.quoteAssetId : terms.baseAssetId;
  const free = useAvailable('spot', assetId);
  return (
    <>
      <AmountText
        value={isSignedIn ? free : undefined}
        decimals={isBuy ? 2 : terms.amountDecimals}
        unit={isBuy ? terms.quoteCode : terms.baseCode}
        isPrivate
        className="truncate [&>span]:text-fg"
      />
      <button
        type="button"
        aria-label={t('trade.addFunds')}
        onClick={() => navigateTo('/pages/fund/transfer', { currency: assetId, to: 'spot' })}
        className="press tap shrink-0 text-accent"
      >
        <CirclePlus aria-hidden className="size-[0.9375rem]" />
      </button>
    </>
  );
}
