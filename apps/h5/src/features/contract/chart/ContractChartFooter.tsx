import { listContractMarkets, type QuotationRow } from '@candor/api';
import { ClipboardList } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { openContract } from '#features/market/open-pair.ts';

/** The user's positions, long, short. Where no contract is offered, a note. */
export function ContractChartFooter({ pair }: { readonly pair: QuotationRow }) {
  const t = useMessages();
  const markets = useCall(listContractMarkets, {});
  const isOffered = markets.state !== 'ready' || markets.data.some(({ pairId }) => pairId === pair.pairId);
  return (
    <div>
      {!isOffered && <p className="pb-2 text-center text-12 text-fg-3">{t('contract.problems.notOffered')}</p>}
      <div className="grid grid-cols-[3rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2 huge:grid-cols-2">
        <button
          type="button"
          onClick={() => navigateTo('/pages/transaction/contract_order', { symbol: pair.symbol })}
          className="press flex h-11 flex-col items-center huge:col-span-2 huge:h-auto justify-center gap-0.5 text-11 text-fg-2"
        >
          <ClipboardList aria-hidden className="size-5" strokeWidth={1.75} />
          {t('contract.chart.orders')}
        </button>
        <Button look="buy" size="medium" isDisabled={!isOffered} onClick={() => openContract(pair)}>
          {t('contract.form.openLong')}
        </Button>
        <Button look="sell" size="medium" isDisabled={!isOffered} onClick={() => openContract(pair)}>
          {t('contract.form.openShort')}
        </Button>
      </div>
    </div>
  );
}
