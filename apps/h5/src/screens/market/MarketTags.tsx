import type { ContractMarketRow } from '@candor/contract';
import { useMessages } from '../../i18n/use-messages.ts';
import { Tag } from '../../ui/Tag.tsx';

/** What a list says of a contract's market: its highest multiple; of a stock rather whether its session is open. */
export function MarketTags({ market }: { readonly market: ContractMarketRow }) {
  const t = useMessages();
  const { multiples, session, assetClass } = market;
  if (assetClass === 'stock') {
    const isOpen = session?.isOpen ?? true;
    return <Tag look={isOpen ? 'up' : 'warn'}>{t(isOpen ? 'market.sessionOpen' : 'market.sessionClosed')}</Tag>;
  }
  const most = multiples.at(-1);
  return most !== undefined && <Tag size="small">{t('market.times', { multiple: String(most) })}</Tag>;
}
