import { type AlertRow, listAlerts, type QuotationRow } from '@candor/api';
import { Empty, IconButton, SkeletonCards } from '@candor/kit/view';
import { BellPlus, BellRing, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { ScreenProps } from '#app/screen.ts';
import { together } from '#hooks/together.ts';
import { useCall } from '#hooks/use-call.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { AlertCard } from './AlertCard.tsx';
import { AlertSheet } from './AlertSheet.tsx';
import { Firings } from './Firings.tsx';
import { useAlertsStream } from './use-alerts-stream.ts';

const tabs = ['alerts', 'told'] as const;
type Tab = (typeof tabs)[number];
/** The choice of all positions in the list of pairs. */
const positions = 'positions';

interface Open {
  readonly pair: QuotationRow | undefined;
  readonly alert: AlertRow | undefined;
}

/** pages/alert/alert: the user's alerts, and every tick that fired one. `tab=told` opens the latter. */
export function AlertsScreen({ params }: ScreenProps) {
  const t = useMessages();
  useAlertsStream();
  const quotations = useQuotations();
  const alerts = useCall(listAlerts, {});
  const [tab, setTab] = useAskedTab(params.tab);
  const [isChoosing, setIsChoosing] = useState(false);
  const [opened, setOpened] = useState<Open>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (next: Open) => {
    setOpened(next);
    setIsOpen(true);
  };
  const pairs = quotations.data ?? [];
  const pairOf = (pairId: number | undefined) => pairs.find((pair) => pair.pairId === pairId);
  const options = [
    {
      id: positions,
      label: t('alerts.list.positions'),
      text: t('alerts.list.positionsText'),
      start: <ShieldAlert aria-hidden className="size-6 text-fg-2" />,
    },
    ...pairs.map((pair) => ({
      id: String(pair.pairId),
      label: pair.symbol,
      start: <CoinMark code={pair.baseCode} size={26} isStock={pair.assetClass === 'stock'} />,
    })),
  ];
  return (
    <Page
      title={t('common.titles.alerts')}
      actions={
        <IconButton
          label={t('alerts.list.add')}
          icon={<BellPlus aria-hidden strokeWidth={1.75} />}
          onClick={() => setIsChoosing(true)}
        />
      }
    >
      <div className="flex flex-col gap-3 px-4 pt-2 pb-6">
        <SegmentedControl
          label={t('alerts.list.label')}
          items={tabs.map((id) => ({ id, label: t(`alerts.list.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
        {tab === 'told' ? (
          <Firings pairOf={pairOf} />
        ) : (
          <Loaded from={together({ alerts, quotations })} skeleton={<SkeletonCards cards={3} />}>
            {({ alerts: rows }) =>
              rows.length === 0 ? (
                <Empty
                  icon={<BellRing />}
                  title={t('alerts.list.none')}
                  text={t('alerts.list.noneText')}
                  action={
                    <Button size="medium" onClick={() => setIsChoosing(true)}>
                      {t('alerts.list.add')}
                    </Button>
                  }
                />
              ) : (
                <ul className="flex flex-col gap-3">
                  {rows.map((alert) => (
                    <li key={alert.alertId}>
                      <AlertCard
                        alert={alert}
                        pairOf={pairOf}
                        onEdit={() => open({ pair: pairOf(alert.pairId), alert })}
                      />
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        )}
      </div>
      <SelectSheet
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={t('alerts.list.choose')}
        options={options}
        value={undefined}
        onChange={(id) => open({ pair: id === positions ? undefined : pairOf(Number(id)), alert: undefined })}
      />
      <AlertSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        pair={opened?.pair}
        alert={opened?.alert}
        linksToList={false}
      />
    </Page>
  );
}

/** The tab from the address; afterwards the user's own choice. */
function useAskedTab(asked: string | undefined): [Tab, (tab: Tab) => void] {
  const known = asked === 'told' ? 'told' : 'alerts';
  const [state, setState] = useState<{ asked: string | undefined; tab: Tab }>({ asked, tab: known });
  if (state.asked !== asked) setState({ asked, tab: known });
  return [state.tab, (tab) => setState({ asked, tab })];
}
