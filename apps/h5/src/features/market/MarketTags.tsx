import type { ContractMarketRow, QuotationRow, SessionRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { isClosed } from '#lib/sessions.ts';
import { ClosedTag } from './ClosedMarket.tsx';
import { isStock } from './pair-lists.ts';

interface MarketTagsProps {
  readonly row: QuotationRow;
  /** In a list of contracts: its market. */
  readonly market: ContractMarketRow | undefined;
  readonly session: SessionRow | undefined;
}

/**
 * The tags of a pair in a list: of a contract its highest multiple, of a stock that it is one unless all are, and in every list
 * that it is closed. An open market is the rule, and says nothing.
 */
export function MarketTags({ row, market, session }: MarketTagsProps) {
  const t = useMessages();
  if (isClosed(session)) return <ClosedTag size="small" />;
  if (isStock(row)) {
    return market === undefined && <Tag>{t('market.stockTag')}</Tag>;
  }
  const most = market?.multiples.at(-1);
  return most !== undefined && <Tag size="small">{t('market.times', { multiple: String(most) })}</Tag>;
}
