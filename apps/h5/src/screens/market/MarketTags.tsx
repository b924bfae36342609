import type { ContractMarketRow } from '@candor/contract';
import { useMessages } from '../../i18n/use-messages.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Of a contract's market: the highest multiple; of one with sessions also whether it is open. */
export function MarketTags({ market }: { readonly market: ContractMarketRow }) {
  const t = useMessages();
  const { multiples, session, assetClass } = market;
  const most = multiples.at(-1);
  const isOpen = session?.isOpen ?? true;
  return (
    <>
      {most !== undefined && <Tag size="small">{`${most}x`}</Tag>}
      {assetClass === 'stock' && (
        <Tag size="small" look={isOpen ? 'up' : 'warn'}>
          {t(isOpen ? 'market.sessionOpen' : 'market.sessionClosed')}
        </Tag>
      )}
    </>
  );
}
