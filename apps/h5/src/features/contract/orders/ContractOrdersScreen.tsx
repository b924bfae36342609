import { listContractMarkets } from '@candor/api';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { ListHead } from '#features/order-lists/ListHead.tsx';
import { noFilter, tabFrom } from '#features/order-lists/list-filter.ts';
import { EndedList } from '../history/EndedList.tsx';
import { PendingList } from '../pending/PendingList.tsx';
import { CloseAll } from '../positions/CloseAll.tsx';
import { PositionList } from '../positions/PositionList.tsx';
import { useContractNotices } from '../use-contract-notices.ts';
import { accepts, type ContractFilter } from './contract-filter.ts';

/** pages/transaction/contract_order: all of the user's contracts, full screen. `status` chooses the tab. */
export function ContractOrdersScreen({ params }: ScreenProps) {
  const t = useMessages();
  const markets = useCall(listContractMarkets, {});
  // Marks come with the prices of all pairs.
  useQuotations();
  useContractNotices();
  const [tab, setTab] = useState(() => tabFrom(params.status));
  const [filter, setFilter] = useState<ContractFilter>({ ...noFilter, symbol: params.symbol });
  const rows = markets.data ?? [];
  const pairId = rows.find(({ symbol }) => symbol === filter.symbol)?.pairId;
  // Closing goes by pair or by all; a list narrowed by direction or days is closed one by one.
  const isAllInView = filter.side === undefined && filter.range === undefined;
  const isAccepted = accepts(filter);
  return (
    <Page
      title={t('common.titles.contractOrders')}
      actions={tab === 'progress' && isAllInView && <CloseAll pairId={pairId} symbol={filter.symbol} />}
    >
      <ListHead
        label={t('contract.lists.label')}
        tab={tab}
        onTab={setTab}
        filter={filter}
        onChange={setFilter}
        symbols={rows.map(({ symbol }) => symbol)}
        sides={{
          title: t('contract.orders.direction'),
          both: t('contract.orders.bothDirections'),
          options: (['long', 'short'] as const).map((id) => ({ id, label: t(`contract.directions.${id}`) })),
        }}
      />
      {tab === 'pending' && <PendingList pairId={undefined} accepts={isAccepted} />}
      {tab === 'progress' && (
        <div className="pt-1">
          <PositionList pairId={undefined} accepts={({ ticket }) => isAccepted(ticket)} />
        </div>
      )}
      {tab === 'complete' && <EndedList filter={filter} />}
    </Page>
  );
}
