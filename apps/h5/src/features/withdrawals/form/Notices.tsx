import type { RailRow, WithdrawalPreviewRow } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import type { Changes } from './changes.ts';
import type { Hold } from './holds.ts';

/** Shown before anything is sent: that nothing can leave now, for how long, and why. */
export function HoldNotice({ hold, nowMs }: { readonly hold: Hold; readonly nowMs: number }) {
  const t = useMessages();
  const { untilMs } = hold;
  const reason = t(`withdraw.holdReasons.${hold.reason}`);
  if (untilMs === undefined) {
    return (
      <Note tone="warn" title={t('withdraw.holdTitleOpen')}>
        {t('withdraw.holdTextOpen', { reason })}
      </Note>
    );
  }
  return (
    <Note tone="warn" title={t('withdraw.holdTitle', { time: timeLeftText(untilMs - nowMs) })}>
      {t('withdraw.holdText', { reason })}
    </Note>
  );
}

/** People do it, not a machine: stated plainly, and that nobody does in practice. */
export function ByHandNotice({ rail }: { readonly rail: RailRow }) {
  const t = useMessages();
  const isPractice = useSite()?.mode === 'practice';
  if (rail.kind === 'chain') return null;
  return (
    <Note>
      <p>{rail.kind === 'bank' ? t('withdraw.byBankText') : t('withdraw.byHandText', { network: rail.network })}</p>
      {isPractice && <p className="mt-1">{t('withdraw.simulatedText')}</p>}
    </Note>
  );
}

interface FiguresNoticesProps {
  readonly rail: RailRow;
  readonly changes: Changes;
  readonly preview: WithdrawalPreviewRow | undefined;
}

/** Changes during typing, and the server's answer about the amount. */
export function FiguresNotices({ rail, changes, preview }: FiguresNoticesProps) {
  const t = useMessages();
  const { amount } = useFormat();
  const own = useOwnFormat();
  const { code } = rail;
  return (
    <>
      {changes.available !== undefined && (
        <Note tone="warn">{t('withdraw.balanceChanged', { amount: own.amount(changes.available), code })}</Note>
      )}
      {changes.fee !== undefined && (
        <Note tone="warn">
          {t('withdraw.feeChanged', { before: amount(changes.fee.before), after: amount(changes.fee.after), code })}
        </Note>
      )}
      {preview?.needsReview && <Note>{t('withdraw.reviewAhead')}</Note>}
    </>
  );
}
