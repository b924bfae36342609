import { getTrader } from '@candor/api';
import { hourMs } from '@candor/kernel';
import { Tag } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';

/** The trader whom a copied position follows, and the way to their page. */
export function CopiedFrom({ traderId }: { readonly traderId: number }) {
  const t = useMessages();
  const trader = useCall(getTrader, { traderId }, { staleMs: hourMs });
  const name = trader.data?.card.name;
  const words = name === undefined ? t('contract.card.copied') : t('contract.card.copiedFrom', { name });
  return (
    <button
      type="button"
      aria-label={words}
      onClick={() => navigateTo('/pages/copytrade/trader', { id: traderId })}
      className="press tap min-w-0"
    >
      <Tag look="accent">
        <span className="max-w-36 truncate">{words}</span>
      </Tag>
    </button>
  );
}
