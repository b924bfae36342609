import type { QuotationRow } from '@candor/api';
import { useState } from 'react';
import { Virtualizer } from 'virtua';
import { useSessions } from '#hooks/use-sessions.ts';
import { requireSignIn } from '#app/navigation.ts';
import { AlertSheet } from '#features/alerts/AlertSheet.tsx';
import { usePageScroll } from '#ui/Page.tsx';
import { openChart, openContractChart } from './open-pair.ts';
import { isStock } from './pair-lists.ts';
import { PairRow } from './PairRow.tsx';
import { PairSheet } from './PairSheet.tsx';
import { SwipeRow } from './SwipeRow.tsx';
import { quoteUsdtPairOf } from './use-usdt-price.ts';
import type { ContractMarkets } from './use-contract-markets.ts';
import type { Watchlist } from './use-watchlist.ts';

const rowHeightPx = 60;
/** Drawn with the page, in pieces: what the list adds when it has been measured is drawn in one. */
const firstRows = 10;

interface PairListProps {
  readonly rows: readonly QuotationRow[];
  /** All pairs, to price quote assets in USDT. */
  readonly all: readonly QuotationRow[];
  /** Of a list of contracts: their markets. A row without one leads to the chart of its spot pair. */
  readonly markets: ContractMarkets;
  readonly watchlist: Watchlist;
}

/** The page's pairs; only those in view are in the document and listen to their price. */
export function PairList({ rows, all, markets, watchlist }: PairListProps) {
  const scroll = usePageScroll();
  const [held, setHeld] = useState<QuotationRow>();
  const [isOpen, setIsOpen] = useState(false);
  const [isAlerting, setIsAlerting] = useState(false);
  const sessions = useSessions(rows.some(isStock));
  return (
    <>
      <Virtualizer {...(scroll !== undefined && { scrollRef: scroll })} itemSize={rowHeightPx} ssrCount={firstRows}>
        {rows.map((row) => (
          <SwipeRow
            key={row.pairId}
            isStarred={watchlist.has(row.pairId)}
            onStar={() => watchlist.toggle(row)}
            onHold={() => {
              setHeld(row);
              setIsOpen(true);
            }}
          >
            <PairRow
              row={row}
              quoteUsdtPairId={quoteUsdtPairOf(row, all)}
              market={markets.get(row.pairId)}
              session={sessions.get(row.pairId)}
              onPress={markets.has(row.pairId) ? openContractChart : openChart}
            />
          </SwipeRow>
        ))}
      </Virtualizer>
      <PairSheet
        row={held}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        watchlist={watchlist}
        onAlert={() => requireSignIn() && setIsAlerting(true)}
        // Stocks are traded as contracts alone; of coins only a list of contracts has them.
        hasContract={held !== undefined && (isStock(held) || markets.has(held.pairId))}
      />
      <AlertSheet isOpen={isAlerting} onClose={() => setIsAlerting(false)} pair={held} />
    </>
  );
}
