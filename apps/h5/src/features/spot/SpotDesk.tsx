import { lazy, useCallback, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Params } from '#client/navigation.ts';
import { socket } from '#client/read.ts';
import { useBook, useMe, useTicker } from '#hooks/use-live.ts';
import { useOnline } from '#hooks/use-online.ts';
import { openTrade } from '#features/market/open-pair.ts';
import { NotOffered } from '#ui/NotOffered.tsx';
import { BookPane } from './book/BookPane.tsx';
import { OrderFormPane } from './form/OrderFormPane.tsx';
import { orderFormActions } from './form/order-form.ts';
import { OrdersBelow } from './orders/OrdersBelow.tsx';
import { PairRow } from './PairRow.tsx';
import { DeskChart } from '#features/desk/DeskChart.tsx';
import { deskColumns } from '#features/desk/desk-columns.ts';
import { useDeskRoom } from '#features/desk/use-desk-room.ts';
import type { FormDraftState } from '#features/desk/use-form-per-market.ts';
import type { OrderForm } from './form/order-form.ts';
import { useDeskForm } from './use-desk-form.ts';
import type { SpotPair } from './use-spot-pair.ts';

const SpotDeskChart = lazy(() => import('./chart/SpotDeskChart.tsx').then((m) => ({ default: m.SpotDeskChart })));

interface SpotDeskProps extends FormDraftState<OrderForm> {
  readonly pair: SpotPair;
  /** Of the address. */
  readonly params: Params;
}

/** One pair to trade: its name and price change, the order form beside the live book, the user's orders below. */
export function SpotDesk({ pair, params, ...draft }: SpotDeskProps) {
  const { row, terms, pairs } = pair;
  const ticker = useTicker(row.pairId) ?? row;
  const book = useBook(row.pairId);
  const { orders } = useMe();
  const hasChart = useDeskRoom();
  const isOnline = useOnline();
  const isLost = useStore(socket.connection, ({ state }) => state === 'lost') || !isOnline;
  // The book is drawn in its own frame; the form's figures follow when the page has time.
  const calmBook = useDeferredValue(book);
  const [form, setForm] = useDeskForm(draft, pair, params);
  const takePrice = useCallback(
    (price: string) => setForm((before) => orderFormActions.takePrice(before, price)),
    [setForm],
  );
  return (
    <>
      <PairRow
        row={row}
        ticker={ticker}
        pairs={pairs}
        onChoose={(chosen) => openTrade(chosen, form.side)}
        terms={terms}
      />
      {form.side === 'buy' && <NotOffered product="spot" className="mx-4 mb-3" />}
      <div className={deskColumns}>
        {hasChart && (
          <DeskChart>
            <SpotDeskChart pair={row} pairs={pairs} />
          </DeskChart>
        )}
        <OrderFormPane
          form={form}
          onChange={setForm}
          onSide={(next) => openTrade(row, next)}
          onPlaced={() => setForm(orderFormActions.afterPlacing)}
          terms={terms}
          ticker={ticker}
          book={calmBook}
        />
        <BookPane terms={terms} ticker={ticker} book={book} orders={orders} isLost={isLost} onPrice={takePrice} />
      </div>
      <OrdersBelow terms={terms} pairs={pairs} />
    </>
  );
}
