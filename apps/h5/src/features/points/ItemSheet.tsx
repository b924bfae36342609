import { exchangePoints, listCoupons, listPoints, listPointsHistory, type PointsItemRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { Note } from '@candor/kit/view';
import { CheckCircle2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Gift } from './Gift.tsx';
import { useItemText, useItemTitle } from './use-item-text.ts';
import { usePointsText } from './use-points-text.ts';

interface ItemSheetProps {
  readonly item: PointsItemRow | undefined;
  /** The user's points; absent for a visitor. */
  readonly available: number | undefined;
  readonly onClose: () => void;
}

/** All about one item before the exchange, which is final; afterwards, where to find it. */
export function ItemSheet({ item, available, onClose }: ItemSheetProps) {
  const t = useMessages();
  const title = useItemTitle();
  const [isDone, setIsDone] = useState(false);
  const command = useCommand(exchangePoints, {
    invalidates: [listPoints, listPointsHistory, listCoupons],
    onFailed: () => true,
    onDone: () => setIsDone(true),
  });
  const exchange = () => {
    if (item === undefined || !requireSignIn()) return;
    void command.run({ itemId: item.itemId, cost: item.cost });
  };
  return (
    <Sheet
      isOpen={item !== undefined}
      onClose={onClose}
      title={item === undefined ? '' : title(item)}
      footer={
        item !== undefined &&
        (isDone ? (
          <Found item={item} onClose={onClose} />
        ) : (
          <ExchangeButton item={item} available={available} isBusy={command.isBusy} onExchange={exchange} />
        ))
      }
    >
      {item !== undefined && (
        <div className="flex flex-col gap-3">
          <Gift item={item} />
          {isDone ? (
            <p role="status" className="flex items-start gap-2 text-15 font-semibold text-accent">
              <CheckCircle2 aria-hidden className="mt-0.5 size-5 shrink-0" />
              {t(`points.found.${item.gives}`)}
            </p>
          ) : (
            <Details item={item} available={available} />
          )}
          <CommandError error={command.error} />
        </div>
      )}
    </Sheet>
  );
}

function Details({ item, available }: { readonly item: PointsItemRow; readonly available: number | undefined }) {
  const t = useMessages();
  const text = usePointsText();
  const itemText = useItemText();
  const { cost, left, taken, accountMax, coupon } = item;
  return (
    <>
      <p className="text-14 text-fg-2">{itemText(item)}</p>
      <Facts>
        <Fact label={t('points.cost')}>{t('points.points', { points: text(cost) })}</Fact>
        {available !== undefined && (
          <Fact label={t('points.leftAfter')}>
            {available < cost ? '–' : t('points.points', { points: text(available - cost) })}
          </Fact>
        )}
        <Fact label={t('points.inStock')}>{text(left)}</Fact>
        <Fact label={t('points.own')}>{t('points.ownOf', { taken: String(taken), most: String(accountMax) })}</Fact>
        {coupon !== undefined && (
          <Fact label={t('points.validFor')}>{t('points.days', { count: Math.floor(coupon.lifeMs / dayMs) })}</Fact>
        )}
      </Facts>
      <Note>{t('points.rules.final')}</Note>
    </>
  );
}

function ExchangeButton({
  item,
  available,
  isBusy,
  onExchange,
}: {
  readonly item: PointsItemRow;
  readonly available: number | undefined;
  readonly isBusy: boolean;
  readonly onExchange: () => void;
}) {
  const t = useMessages();
  const text = usePointsText();
  const { cost, refusal } = item;
  const missing = available === undefined ? 0 : cost - available;
  const reason =
    refusal !== undefined
      ? t(`points.refusals.${refusal}`)
      : missing > 0
        ? t('points.missing', { points: text(missing) })
        : undefined;
  return (
    <Button isWide isBusy={isBusy} isDisabled={reason !== undefined} reason={reason} onClick={onExchange}>
      {t('points.exchangeFor', { points: text(cost) })}
    </Button>
  );
}

const places = { coupon: '/pages/setting/coupon', spins: '/pages/game/game', emblem: '/pages/game/game' } as const;

function Found({ item, onClose }: { readonly item: PointsItemRow; readonly onClose: () => void }) {
  const t = useMessages();
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button look="soft" onClick={onClose}>
        {t('points.goOn')}
      </Button>
      <Button
        onClick={() => {
          onClose();
          navigateTo(places[item.gives]);
        }}
      >
        {t(`points.see.${item.gives}`)}
      </Button>
    </div>
  );
}
