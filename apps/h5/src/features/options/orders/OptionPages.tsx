import { listOptionMarkets, listOptions, type OptionRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Timer } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { openOptions } from '../open-options.ts';
import { OptionItem } from './OptionItem.tsx';

interface OptionPagesProps {
  readonly status: OptionRow['status'];
  readonly symbol: string | undefined;
  readonly onOpen: (option: OptionRow) => void;
}

const rowHeight = 92;
/** The default of the call itself. */
const rowsPerPage = 5;

const empties = {
  open: 'options.orders.emptyOpen',
  closing: 'options.orders.emptyClosing',
  closed: 'options.orders.emptyClosed',
} as const;

/** Options in one state, newest first, loading on as they are scrolled through. */
export function OptionPages({ status, symbol, onOpen }: OptionPagesProps) {
  const t = useMessages();
  const markets = useCall(listOptionMarkets, {});
  const pairId = markets.data?.find((market) => market.symbol === symbol)?.pairId;
  // A pair from the address is found by its name only once the markets have loaded.
  const isEnabled = symbol === undefined || markets.state === 'ready';
  const pages = usePages(listOptions, { status, ...(pairId !== undefined && { pairId }) }, { isEnabled, rowsPerPage });
  return (
    <Loaded from={pages} skeleton={<SkeletonRows rows={5} className="px-4" />} failureClass="p-4">
      {(paged) => (
        <InfiniteList
          paged={paged}
          keyOf={(option) => option.optionId}
          rowHeight={rowHeight}
          renderRow={(option) => <OptionItem option={option} onOpen={() => onOpen(option)} />}
          empty={
            <Empty
              icon={<Timer />}
              title={t(empties[status])}
              text={t('options.orders.emptyText')}
              action={
                <Button size="small" onClick={() => openOptions(symbol)}>
                  {t('options.orders.trade')}
                </Button>
              }
            />
          }
        />
      )}
    </Loaded>
  );
}
