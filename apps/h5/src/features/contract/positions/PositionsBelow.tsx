import type { QuotationRow } from '@candor/api';
import { Checkbox } from '@candor/kit/view';
import { useState } from 'react';
import { usePositions } from '#hooks/use-positions.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SignedOut } from '#ui/SignedOut.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { changeTradePreferences, useTradePreferences } from '#features/desk/trade-preferences.ts';
import { AccountStrip } from '../account/AccountStrip.tsx';
import { CloseAll } from './CloseAll.tsx';
import { PositionList } from './PositionList.tsx';

/** These come with the tap on their tab. */
const PendingList = lazyPart(
  () => import('../pending/PendingList.tsx').then((m) => m.PendingList),
  () => true,
);
const NettedList = lazyPart(
  () => import('./NettedList.tsx').then((m) => m.NettedList),
  () => true,
);
const RecentEnded = lazyPart(
  () => import('../history/RecentEnded.tsx').then((m) => m.RecentEnded),
  () => true,
);

const tabs = ['positions', 'pending', 'history'] as const;
type ListTab = (typeof tabs)[number];

interface PositionsBelowProps {
  readonly pairId: number;
  readonly pairs: readonly QuotationRow[];
  /** The ticket that the desk has just ordered: its card comes into view and is marked. */
  readonly openedId: number | undefined;
}

/** Below the desk: open positions, waiting orders and ended tickets; of this market or of all. */
export function PositionsBelow({ pairId, pairs, openedId }: PositionsBelowProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const { thisPairOnly, netsPositions } = useTradePreferences();
  const [tab, setTab] = useState<ListTab>('positions');
  const { tickets } = usePositions();
  const openedStatus = tickets.find(({ ticketId }) => ticketId === openedId)?.status;
  const followed = openedStatus === undefined ? undefined : `${openedId}:${openedStatus}`;
  const [seen, setSeen] = useState(followed);
  // An order that waits is in the list of those, and moves to the positions when it fills.
  if (seen !== followed) {
    setSeen(followed);
    if (openedStatus === 'open') setTab('positions');
    if (openedStatus === 'pending') setTab('pending');
  }
  const shownId = thisPairOnly ? pairId : undefined;
  const inView = tickets.filter((ticket) => shownId === undefined || ticket.pairId === shownId);
  const pendingCount = inView.filter(({ status }) => status === 'pending').length;
  const openCount = inView.length - pendingCount;
  const labels = {
    positions:
      openCount === 0
        ? t('contract.lists.positions')
        : t('contract.lists.positionsCount', { count: String(openCount) }),
    pending:
      pendingCount === 0
        ? t('contract.lists.pending')
        : t('contract.lists.pendingCount', { count: String(pendingCount) }),
    history: t('contract.lists.history'),
  };
  const symbol = pairs.find((pair) => pair.pairId === shownId)?.symbol;
  return (
    <section className="border-t border-line">
      <div className="sticky top-0 z-(--z-sticky) flex items-center bg-bg pr-4 huge:flex-wrap">
        <div className="min-w-0 flex-1 huge:basis-full">
          <TextTabs
            label={t('contract.lists.label')}
            items={tabs.map((id) => ({ id, label: labels[id] }))}
            value={tab}
            onChange={setTab}
          />
        </div>
        {tab === 'positions' && openCount > 0 && <CloseAll pairId={shownId} symbol={symbol} />}
      </div>
      {!isSignedIn ? (
        <SignedOut text={t('contract.lists.signedOut')} />
      ) : (
        <>
          <div className="flex items-center justify-between gap-x-3 px-4 pb-2 huge:flex-wrap">
            <div className="flex min-w-0 flex-wrap items-center gap-x-4">
              <Checkbox isChecked={thisPairOnly} onChange={(isOn) => changeTradePreferences({ thisPairOnly: isOn })}>
                {t('orders.thisPairOnly')}
              </Checkbox>
              {tab === 'positions' && openCount > 1 && (
                <Checkbox
                  isChecked={netsPositions}
                  onChange={(isOn) => changeTradePreferences({ netsPositions: isOn })}
                >
                  {t('contract.net.switch')}
                </Checkbox>
              )}
            </div>
            <AccountStrip />
          </div>
          {tab === 'positions' &&
            (netsPositions && openCount > 1 ? (
              <NettedList pairId={shownId} />
            ) : (
              <PositionList pairId={shownId} markedId={openedId} />
            ))}
          {tab === 'pending' && <PendingList pairId={shownId} />}
          {tab === 'history' && <RecentEnded symbol={symbol} />}
        </>
      )}
    </section>
  );
}
