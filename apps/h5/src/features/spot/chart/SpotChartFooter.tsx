import type { QuotationRow } from '@candor/api';
import { ClipboardList } from 'lucide-react';
import { useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { openContract, openTrade } from '#features/market/open-pair.ts';

/** The user's orders, buy, sell; of a stock the way to its contract. */
export function SpotChartFooter({ pair }: { readonly pair: QuotationRow }) {
  const t = useMessages();
  const { status } = useTicker(pair.pairId) ?? pair;
  if (!pair.hasBook) {
    return (
      <Button isWide onClick={() => openContract(pair)}>
        {t('market.tradeContract')}
      </Button>
    );
  }
  const isHalted = status !== 'trading';
  return (
    <div>
      {isHalted && <p className="pb-2 text-center text-12 text-fg-3">{t('chart.notTrading')}</p>}
      <div className="grid grid-cols-[3rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2 huge:grid-cols-2">
        <button
          type="button"
          onClick={() => navigateTo('/pages/transaction/currency_order')}
          className="press flex h-11 flex-col items-center huge:col-span-2 huge:h-auto justify-center gap-0.5 text-11 text-fg-2"
        >
          <ClipboardList aria-hidden className="size-5" strokeWidth={1.75} />
          {t('chart.orders')}
        </button>
        <Button look="buy" size="medium" isDisabled={isHalted} onClick={() => openTrade(pair, 'buy')}>
          {t('chart.buy')}
        </Button>
        <Button look="sell" size="medium" isDisabled={isHalted} onClick={() => openTrade(pair, 'sell')}>
          {t('chart.sell')}
        </Button>
      </div>
    </div>
  );
}
