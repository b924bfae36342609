import { priceFromText } from '@candor/money';
import { type Dispatch, lazy, type SetStateAction, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { socket } from '#client/read.ts';
import { useTicker } from '#hooks/use-live.ts';
import { useOnline } from '#hooks/use-online.ts';
import { NotOffered } from '#ui/NotOffered.tsx';
import { type ContractForm, contractFormActions, initialContractForm } from '../form/contract-form.ts';
import type { ContractFacts } from '../form/contract-problems.ts';
import { ContractFormPane } from '../form/ContractFormPane.tsx';
import { PositionsBelow } from '../positions/PositionsBelow.tsx';
import { QuotesPane } from '../quotes/QuotesPane.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { useSpendable } from '../use-spendable.ts';
import { ContractPairRow } from './ContractPairRow.tsx';
import { SessionStrip } from './SessionStrip.tsx';
import { DeskChart } from '#features/desk/DeskChart.tsx';
import { deskColumns } from '#features/desk/desk-columns.ts';
import { useTradePreferences } from '#features/desk/trade-preferences.ts';
import { useDeskRoom } from '#features/desk/use-desk-room.ts';
import { type FormDraftState, useFormPerMarket } from '#features/desk/use-form-per-market.ts';

const ContractDeskChart = lazy(() =>
  import('../chart/ContractDeskChart.tsx').then((m) => ({ default: m.ContractDeskChart })),
);

interface ContractDeskProps extends FormDraftState<ContractForm> {
  readonly pair: ContractPair;
}

/** One market: its name, the order form beside the house's quotes, positions and orders below. */
export function ContractDesk({ pair, ...draft }: ContractDeskProps) {
  const { row, rules, quotation } = pair;
  const ticker = useTicker(row.pairId) ?? quotation;
  const spendable = useSpendable(rules.grid.quoteScale);
  const [form, setForm] = useDeskForm(draft, pair);
  const hasChart = useDeskRoom();
  const [openedId, setOpenedId] = useState<number>();
  const isOnline = useOnline();
  const isLost = useStore(socket.connection, ({ state }) => state === 'lost') || !isOnline;
  const isOpen = row.session?.isOpen ?? true;
  // A closed market is reckoned from its last price, which does not get stale.
  const index = isOpen ? (ticker.isStale ? undefined : ticker.indexPrice) : row.session?.closePrice;
  const facts = useMemo<ContractFacts>(
    () => ({
      rules,
      isTrading: ticker.status === 'trading',
      isOpen,
      index: index === undefined ? undefined : priceFromText(index),
      spendable,
      room: { long: row.longRoom, short: row.shortRoom },
    }),
    [rules, ticker.status, isOpen, index, spendable, row.longRoom, row.shortRoom],
  );
  return (
    <>
      <ContractPairRow pair={pair} ticker={ticker} />
      {row.assetClass === 'stock' && <SessionStrip row={row} name={quotation.baseName} />}
      <NotOffered product={row.assetClass === 'stock' ? 'stocks' : 'contract'} className="mx-4 mb-3" />
      <div className={deskColumns}>
        {hasChart && (
          <DeskChart>
            <ContractDeskChart pair={quotation} />
          </DeskChart>
        )}
        <ContractFormPane
          form={form}
          onChange={setForm}
          onOpened={(ticketId) => {
            setForm(contractFormActions.afterOpening);
            setOpenedId(ticketId);
          }}
          pair={pair}
          facts={facts}
        />
        <QuotesPane
          pair={pair}
          ticker={ticker}
          isOpen={isOpen}
          isLost={isLost}
          onPrice={(price) => setForm((before) => contractFormActions.takePrice(before, price))}
        />
      </div>
      <PositionsBelow pairId={row.pairId} pairs={pair.pairs} openedId={openedId} />
    </>
  );
}

/** The form of one market's desk: a new desk starts with the mode and multiple of the last one and its own price. */
function useDeskForm(
  draft: FormDraftState<ContractForm>,
  { row, rules, quotation }: ContractPair,
): readonly [ContractForm, Dispatch<SetStateAction<ContractForm>>] {
  const { sizeUnit } = useTradePreferences();
  return useFormPerMarket(draft, row.pairId, (left = { ...initialContractForm, unit: sizeUnit }) => {
    const start = contractFormActions.forMarket(left, rules.tiers[0]?.multipleMax ?? 1);
    return contractFormActions.suggestPrice(start, row.indexPrice ?? quotation.last, row.terms.tick);
  });
}
