import { listAlerts, type QuotationRow } from '@candor/api';
import { useMemo } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { useAlertsStream } from './use-alerts-stream.ts';

/** The prices of a pair that the user's live alerts wait for, to be drawn on its chart. */
export function useAlertLines(pair: QuotationRow): readonly { readonly price: string; readonly title: string }[] {
  const t = useMessages();
  useAlertsStream();
  const alerts = useCall(listAlerts, {});
  return useMemo(() => {
    const own = (alerts.data ?? []).filter(({ pairId, state }) => pairId === pair.pairId && state === 'live');
    return own.flatMap(({ price }) => (price === undefined ? [] : { price, title: t('chart.alertLine') }));
  }, [alerts.data, pair.pairId, t]);
}
