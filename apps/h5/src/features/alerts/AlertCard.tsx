import { type AlertRow, listAlerts, pauseAlert, type QuotationRow, removeAlert, resumeAlert } from '@candor/api';
import { cx, dateText } from '@candor/kit';
import { IconButton, Tag, type TagLook } from '@candor/kit/view';
import { Pause, Pencil, Play, RotateCcw, ShieldAlert, Trash2 } from 'lucide-react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { toast } from '#ui/Toast.tsx';
import { distanceOf } from './alert-form.ts';
import { useAlertText } from './use-alert-text.ts';

const tagOf = { paused: 'plain', fired: 'accent', expired: 'warn' } as const satisfies Record<string, TagLook>;

interface AlertCardProps {
  readonly alert: AlertRow;
  readonly pairOf: (pairId: number | undefined) => QuotationRow | undefined;
  readonly onEdit: () => void;
}

/** One alert: what it waits for, how far away that is, and what can be done with it. */
export function AlertCard({ alert, pairOf, onEdit }: AlertCardProps) {
  const t = useMessages();
  const alertText = useAlertText();
  const { alertId, kind, pairId, symbol, state, repeats, note, expiresAtMs, fired, places } = alert;
  const pair = pairOf(pairId);
  const isOver = state === 'fired' || state === 'expired';
  const removing = useCommand(removeAlert, {
    invalidates: [listAlerts],
    onDone: () => toast('success', t('alerts.list.deleted')),
  });
  const pausing = useCommand(pauseAlert, { invalidates: [listAlerts] });
  const resuming = useCommand(resumeAlert, {
    invalidates: [listAlerts],
    onDone: () => toast('success', t('alerts.form.done')),
  });
  const name = symbol ?? t('alerts.list.positions');
  const isBusy = removing.isBusy || pausing.isBusy || resuming.isBusy;
  const ends =
    expiresAtMs === undefined ? t('alerts.list.endless') : t('alerts.list.until', { date: dateText(expiresAtMs) });
  const facts = [...(isOver ? [] : [ends]), ...(fired > 0 ? [t('alerts.list.fired', { count: fired })] : [])];
  return (
    <Card className="p-4">
      <div className={cx('flex items-center gap-3', isOver && 'text-fg-2')}>
        {pair === undefined ? (
          <ShieldAlert aria-hidden className="size-8 shrink-0 p-0.5 text-fg-2" strokeWidth={1.75} />
        ) : (
          <CoinMark code={pair.baseCode} size={32} isStock={pair.assetClass === 'stock'} />
        )}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-1.5">
            <span className="text-15 font-semibold">{name}</span>
            {repeats && <Tag>{t('alerts.list.repeats')}</Tag>}
            {state !== 'live' && <Tag look={tagOf[state]}>{t(`alerts.states.${state}`)}</Tag>}
          </span>
          <span className="block text-14">{alertText(alert, pair?.priceDecimals)}</span>
        </span>
      </div>
      {note !== '' && <p className="mt-2 text-13 [overflow-wrap:anywhere] text-fg-2">{note}</p>}
      {state === 'live' && pair !== undefined && <LiveDistance alert={alert} pair={pair} />}
      {kind === 'liquidation' && state === 'live' && <Places places={places} pairOf={pairOf} />}
      <div className="mt-3 flex items-center justify-between gap-3 border-t border-line pt-2.5">
        <span className="min-w-0 text-12 text-fg-3">{facts.join(' · ')}</span>
        <span className="flex shrink-0 items-center gap-5 text-fg-2">
          <IconButton
            label={t('alerts.list.edit', { name })}
            size={18}
            icon={<Pencil aria-hidden />}
            onClick={onEdit}
          />
          {state === 'live' ? (
            <IconButton
              label={t('alerts.list.pause', { name })}
              size={18}
              icon={<Pause aria-hidden />}
              disabled={isBusy}
              onClick={() => void pausing.run({ alertId })}
            />
          ) : (
            <IconButton
              label={t(isOver ? 'alerts.list.again' : 'alerts.list.resume', { name })}
              size={18}
              icon={isOver ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
              disabled={isBusy}
              onClick={() => void resuming.run({ alertId })}
            />
          )}
          <IconButton
            label={t('alerts.list.delete', { name })}
            size={18}
            icon={<Trash2 aria-hidden />}
            disabled={isBusy}
            onClick={() => void removing.run({ alertId })}
          />
        </span>
      </div>
    </Card>
  );
}

/** The index now, and how far the price that is waited for is from it. */
function LiveDistance({ alert, pair }: { readonly alert: AlertRow; readonly pair: QuotationRow }) {
  const t = useMessages();
  const format = useFormat();
  const { indexPrice } = useTicker(pair.pairId) ?? pair;
  const distance =
    indexPrice === undefined || alert.price === undefined ? undefined : distanceOf(indexPrice, alert.price);
  return (
    <p className="mt-2 flex items-baseline justify-between gap-3 text-13 text-fg-3">
      <span>
        {t('alerts.form.index')}{' '}
        <span className="text-fg tabular-nums">{format.amount(indexPrice, pair.priceDecimals)}</span>
      </span>
      {distance !== undefined && (
        <span className="tabular-nums">{t('alerts.form.distance', { percent: format.change(distance) })}</span>
      )}
    </p>
  );
}

/** The prices at which an alert of positions fires now. */
function Places({ places, pairOf }: Pick<AlertRow, 'places'> & Pick<AlertCardProps, 'pairOf'>) {
  const t = useMessages();
  const format = useFormat();
  if (places.length === 0) return <p className="mt-2 text-13 text-fg-3">{t('alerts.list.noPositions')}</p>;
  return (
    <ul className="mt-2 flex flex-col gap-1 text-13 text-fg-3">
      {places.map(({ pairId, symbol, price, direction, liquidationPrice }) => {
        const shown = (text: string) => ({ price: format.amount(text, pairOf(pairId)?.priceDecimals) });
        return (
          <li key={`${pairId} ${direction} ${price}`} className="flex items-baseline justify-between gap-3">
            <span>
              {symbol} {t(direction === 'up' ? 'alerts.list.fromUp' : 'alerts.list.fromDown', shown(price))}
            </span>
            <span className="tabular-nums">{t('alerts.list.liquidation', shown(liquidationPrice))}</span>
          </li>
        );
      })}
    </ul>
  );
}
