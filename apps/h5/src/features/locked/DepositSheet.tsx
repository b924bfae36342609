import {
  getLockedSummary,
  listLockedDeposits,
  listLockedDividends,
  listWallets,
  type LockedDepositRow,
  redeemLockedDeposit,
  setLockedRenewal,
} from '@candor/api';
import { lockedYieldOf } from '@candor/exchange/rules';
import { Note } from '@candor/kit/view';
import { atomsToText, percentOfPpm } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Ring } from '#ui/Ring.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { toast } from '#ui/Toast.tsx';
import { DividendCalendar } from './DividendCalendar.tsx';
import { exitFigures } from './exit-figures.ts';
import { atomsIn } from './product-figures.ts';
import { useTermText } from './use-term-text.ts';

interface DepositSheetProps {
  readonly deposit: LockedDepositRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const changed = [listLockedDeposits, listLockedDividends, getLockedSummary, listWallets];

/** One deposit in full: its figures, its calendar, whether it is renewed, and the way out. */
export function DepositSheet({ deposit, isOpen, onClose }: DepositSheetProps) {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { depositId, status } = deposit;
  const isRunning = status === 'running';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('locked.orders.number', { number: String(depositId) })}
      footer={
        isRunning ? (
          <Button look="soft" isWide onClick={() => setIsAsking(true)}>
            {t('locked.exit.open')}
          </Button>
        ) : undefined
      }
    >
      <DaysRing deposit={deposit} />
      <DepositFacts deposit={deposit} />
      {isRunning && <Renewal deposit={deposit} />}
      {deposit.renewalRefusal !== undefined && (
        <Note className="mt-2" title={t('locked.orders.notRenewed')}>
          {t(`locked.orders.notRenewedWhy.${deposit.renewalRefusal}`)}
        </Note>
      )}
      <h3 className="mt-4 mb-2 text-14 font-semibold">{t('locked.orders.calendar')}</h3>
      <DividendCalendar deposit={deposit} />
      {isRunning && isAsking && <ExitDialog deposit={deposit} onClose={() => setIsAsking(false)} />}
    </Sheet>
  );
}

/** The days that are paid of all, and what they have brought. */
function DaysRing({ deposit: { days, daysPaid, status, earned, code } }: { readonly deposit: LockedDepositRow }) {
  const t = useMessages();
  const colour = status === 'running' ? 'var(--up)' : 'var(--line-strong)';
  return (
    <div className="flex items-center gap-4 pt-1 pb-3">
      <Ring share={daysPaid / days} size={72} stroke={6} colour={colour}>
        <span aria-hidden className="text-15 font-semibold tabular-nums">
          {daysPaid}/{days}
        </span>
      </Ring>
      <div>
        <p className="text-12 text-fg-3">
          {t('locked.orders.earned')}
          <span className="sr-only">
            {' '}
            {t('locked.orders.progress', { paid: String(daysPaid), days: String(days) })}
          </span>
        </p>
        <AmountText value={earned} unit={code} isChange isPrivate className="text-18 font-semibold" />
      </div>
    </div>
  );
}

function DepositFacts({ deposit }: { readonly deposit: LockedDepositRow }) {
  const t = useMessages();
  const format = useFormat();
  const { perText } = useTermText();
  const { code, scale, days, daysPaid, refund, penalty, renewalOf } = deposit;
  const toCome = lockedYieldOf(atomsIn(deposit.dividend, deposit), days - daysPaid);
  return (
    <Facts>
      <Fact label={t('locked.orders.locked')}>
        <AmountText value={deposit.principal} unit={code} isPrivate />
      </Fact>
      <Fact label={t('locked.orders.rate')}>
        {format.percent(percentOfPpm(deposit.rate))} {perText(deposit.dayMs)}
      </Fact>
      <Fact label={t('locked.orders.dividend')}>
        <AmountText value={deposit.dividend} unit={code} isPrivate />
      </Fact>
      {deposit.status === 'running' && (
        <Fact label={t('locked.orders.toCome')}>
          <AmountText value={atomsToText(toCome, scale)} unit={code} isPrivate />
        </Fact>
      )}
      {refund !== undefined && (
        <Fact label={t('locked.orders.refund')}>
          <AmountText value={refund} unit={code} isPrivate />
        </Fact>
      )}
      {penalty !== undefined && deposit.status === 'redeemed' && (
        <Fact label={t('locked.orders.penalty')}>
          <AmountText value={penalty} unit={code} isPrivate />
        </Fact>
      )}
      <Fact label={t('locked.orders.madeAt')}>
        <TimeText atMs={deposit.madeAtMs} look="date" /> <TimeText atMs={deposit.madeAtMs} look="clock" />
      </Fact>
      <Fact label={deposit.endedAtMs === undefined ? t('locked.orders.endsAt') : t('locked.orders.endedAt')}>
        <TimeText atMs={deposit.endedAtMs ?? deposit.endsAtMs} look="date" />{' '}
        <TimeText atMs={deposit.endedAtMs ?? deposit.endsAtMs} look="clock" />
      </Fact>
      {renewalOf !== undefined && <Fact label={t('locked.orders.continues', { number: String(renewalOf) })}>✓</Fact>}
    </Facts>
  );
}

function Renewal({ deposit: { depositId, isRenewed } }: { readonly deposit: LockedDepositRow }) {
  const t = useMessages();
  const command = useCommand(setLockedRenewal, { invalidates: [listLockedDeposits] });
  return (
    <div className="mt-2 flex items-start justify-between gap-4 border-t border-line pt-3">
      <div>
        <p className="text-14 font-medium">{t('locked.form.renew')}</p>
        <p className="mt-0.5 text-12 text-fg-3">{t('locked.form.renewText')}</p>
      </div>
      <Switch
        label={t('locked.form.renew')}
        isOn={isRenewed}
        onChange={(next) => void command.run({ depositId, isRenewed: next })}
      />
    </div>
  );
}

interface ExitDialogProps {
  readonly deposit: LockedDepositRow;
  readonly onClose: () => void;
}

/** The preview is the execution: a penalty higher than the one shown is refused. */
function ExitDialog({ deposit, onClose }: ExitDialogProps) {
  const t = useMessages();
  const own = useOwnFormat();
  const format = useFormat();
  const nowMs = useNow(1_000);
  const { depositId, code, penaltyRatio } = deposit;
  const { daysLeft, penalty, refund, forgone } = exitFigures(deposit, nowMs);
  const command = useCommand(redeemLockedDeposit, {
    invalidates: changed,
    onDone: (done) => toast('success', t('locked.exit.done', { refund: own.amount(done.refund), code })),
  });
  async function redeem(): Promise<void> {
    await command.run({ depositId, penaltyMax: penalty });
    onClose();
  }
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={t('locked.exit.title')}
      confirmText={t('locked.exit.confirm', { refund: own.amount(refund), code })}
      dismissText={t('locked.exit.keep')}
      isBusy={command.isBusy}
      onConfirm={() => void redeem()}
    >
      {t('locked.exit.text', {
        refund: own.amount(refund),
        penalty: own.amount(penalty),
        forgone: own.amount(forgone),
        percent: format.amount(percentOfPpm(penaltyRatio)),
        count: daysLeft,
        code,
      })}
    </AlertDialog>
  );
}
