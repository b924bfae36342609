import { percentOfPpm } from '@candor/money';
import type { AlertFiringRow, AlertRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** Says what an alert waits for: "Rises to 61,000.00". */
export function useAlertText(): (alert: AlertRow, decimals: number | undefined) => string {
  const t = useMessages();
  const format = useFormat();
  return ({ kind, price, share, seconds }, decimals) => {
    const percent = share === undefined ? '' : format.percent(percentOfPpm(share));
    if (kind === 'liquidation') return t('alerts.waits.liquidation', { percent });
    if (kind === 'move') return t('alerts.waits.move', { percent, window: t(`alerts.windows.w${windowOf(seconds)}`) });
    return t(`alerts.waits.${kind}`, { price: format.amount(price, decimals) });
  };
}

/** Says what an alert has told. */
export function useFiringText(): (firing: AlertFiringRow, decimals: number | undefined) => string {
  const t = useMessages();
  const format = useFormat();
  return ({ kind, threshold, share, seconds, moved, direction, liquidationPrice }, decimals) => {
    if (kind === 'liquidation') {
      const percent = share === undefined ? '' : format.percent(percentOfPpm(share));
      return t('alerts.told.liquidation', { percent, price: format.amount(liquidationPrice, decimals) });
    }
    if (kind === 'move') {
      const percent = moved === undefined ? '' : format.percent(percentOfPpm(moved), 2);
      const window = t(`alerts.windows.w${windowOf(seconds)}`);
      return t(direction === 'up' ? 'alerts.told.rise' : 'alerts.told.fall', { percent, window });
    }
    return t(`alerts.told.${kind}`, { price: format.amount(threshold, decimals) });
  };
}

type Window = 60 | 300 | 900 | 3600 | 14400 | 86400;

/** The windows are those of the API. */
function windowOf(seconds: number | undefined): Window {
  return (seconds ?? 3_600) as Window;
}
