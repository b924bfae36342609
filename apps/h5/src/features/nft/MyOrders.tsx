import { listNftOrders, type NftOrderRow, readNftOrder } from '@candor/api';
import { Empty, SkeletonCards, Tag } from '@candor/kit/view';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useLast } from '#hooks/use-last.ts';
import { useNow } from '#hooks/use-now.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NewMark } from '#ui/NewMark.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Thumb } from './Thumb.tsx';
import { useWaitText } from './use-wait-text.ts';

const PaySheet = lazyDialog(() => import('./act-screens.ts').then((m) => m.PaySheet));

/** Payments that are due after auctions, the most urgent first; then those that were made or missed. */
export function MyOrders() {
  const t = useMessages();
  const orders = usePages(listNftOrders, {});
  const [paying, setPaying] = useState<NftOrderRow>();
  const shown = useLast(paying);
  return (
    <Loaded from={orders} skeleton={<SkeletonCards cards={2} />}>
      {(paged) => (
        <>
          <InfiniteList
            paged={paged}
            rowHeight={150}
            keyOf={({ orderId }) => orderId}
            renderRow={(order) => (
              <div className="pb-3">
                <OrderCard order={order} onPay={() => setPaying(order)} />
              </div>
            )}
            empty={<Empty icon={<Receipt />} title={t('nft.mine.none.due')} text={t('nft.mine.noneText.due')} />}
          />
          {shown !== undefined && (
            <PaySheet
              key={shown.orderId}
              isOpen={paying !== undefined}
              onClose={() => setPaying(undefined)}
              order={shown}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const looks = { due: 'warn', paid: 'good', expired: 'plain' } as const;

function OrderCard({ order, onPay }: { readonly order: NftOrderRow; readonly onPay: () => void }) {
  const t = useMessages();
  const waitText = useWaitText();
  const nowMs = useNow(1_000);
  const reading = useCommand(readNftOrder, { invalidates: [listNftOrders], onFailed: () => true });
  const { orderId, code, kind, state, name, thumb, rest, price, currency, deadlineMs, isRead } = order;
  const isDue = state === 'due';
  const open = () => {
    if (!isRead) void reading.run({ orderId });
    navigateTo('/pages/nft/artworkDetail', { id: code });
  };
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <button type="button" onClick={open} className="press flex items-center gap-3 text-left">
        <Thumb hash={thumb} className="size-14 rounded-tile" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-15 font-medium">
            {name}
            {!isRead && <NewMark text={t('nft.orders.unread')} />}
          </span>
          <span className="block truncate text-12 text-fg-3">{t(`nft.orders.kinds.${kind}`)}</span>
        </span>
        <Tag look={looks[state]}>{t(`nft.orders.states.${state}`)}</Tag>
      </button>
      {isDue ? (
        <div className="flex items-end justify-between gap-3">
          <span>
            <span className="block text-12 text-fg-3">
              {t('nft.orders.payWithin')}{' '}
              <span role="timer" className="font-medium whitespace-nowrap text-fg tabular-nums">
                {waitText(deadlineMs - nowMs)}
              </span>
            </span>
            <AmountText value={rest} unit={currency} className="text-18 font-semibold" />
          </span>
          <Button size="medium" onClick={onPay}>
            {t('nft.orders.pay')}
          </Button>
        </div>
      ) : (
        <p className="text-12 text-fg-2">
          {t(`nft.orders.told.${state}`)} <AmountText value={price} unit={currency} />
        </p>
      )}
    </Card>
  );
}
