import type { RailRow } from '@candor/api';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The usual time of a rail in words, by a chain or by people. Needs the part `wallet`. */
export function useRailPace(): Record<
  'deposit' | 'withdraw',
  (rail: Pick<RailRow, 'kind' | 'confirmations' | 'minutes'>) => string
> {
  const t = useMessages();
  const isPractice = useSite()?.mode === 'practice';
  const minutes = (count: number) => t('deposit.aboutMinutes', { count: String(count) });
  return {
    deposit({ kind, confirmations, minutes: usual }) {
      if (kind !== 'chain') return `${t('deposit.byHand')} · ${isPractice ? minutes(1) : t('deposit.withinDay')}`;
      const blocks = t('deposit.confirmationsShort', { count: String(confirmations) });
      return usual === undefined ? blocks : `${blocks} · ${minutes(usual)}`;
    },
    withdraw({ kind, minutes: usual }) {
      if (kind !== 'chain' && isPractice) return t('withdraw.paceSimulated');
      if (kind !== 'chain') return t(kind === 'bank' ? 'withdraw.paceByBank' : 'withdraw.paceByHand');
      return usual === undefined ? '' : minutes(usual);
    },
  };
}
