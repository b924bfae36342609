import { type CouponRow, listCoupons, listWallets, payCashCoupon } from '@candor/api';
import { cx } from '@candor/kit';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { toast } from '#ui/Toast.tsx';
import { useConditionText } from './use-condition-text.ts';

/** A coupon as a ticket with a notch: its worth, its condition, and what became of it. */
export function CouponCard({ coupon }: { readonly coupon: CouponRow }) {
  const t = useMessages();
  const conditionText = useConditionText();
  const { kind, worth, paid, code, status, expiresAtMs, endedAtMs } = coupon;
  const isLive = status === 'issued' || status === 'active';
  return (
    <article
      className={cx(
        'flex overflow-hidden huge:flex-col rounded-card border border-line bg-surface',
        !isLive && 'text-fg-3',
      )}
    >
      <div className="relative flex w-24 shrink-0 huge:w-full flex-col items-center justify-center gap-0.5 border-r border-dashed border-line px-2 py-4">
        <span
          aria-hidden
          className="absolute -top-2 -right-2 size-4 huge:hidden rounded-full border border-line bg-bg"
        />
        <span
          aria-hidden
          className="absolute -right-2 -bottom-2 size-4 huge:hidden rounded-full border border-line bg-bg"
        />
        <AmountText value={worth} decimals={0} className="text-24 font-semibold [&>span]:text-fg" />
        <span className="text-12 text-fg-3">{code}</span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-3 pr-4 pl-5">
        <h2 className="text-14 font-semibold">{t(`coupons.kinds.${kind}`)}</h2>
        <p className="text-12 text-fg-2">{conditionText(coupon)}</p>
        <p className="text-12 text-fg-3">
          {isLive ? (
            <>
              {t('coupons.until')} <TimeText atMs={expiresAtMs} look="moment" />
            </>
          ) : (
            <>
              {t(`coupons.states.${status}`)} {endedAtMs !== undefined && <TimeText atMs={endedAtMs} look="moment" />}
            </>
          )}
        </p>
        {paid !== '0' && (
          <p className="text-12">
            {t('coupons.paid')} <AmountText value={paid} unit={code} isPrivate />
          </p>
        )}
        {status === 'active' && <p className="text-12 text-fg-2">{t('coupons.bound')}</p>}
        {status === 'issued' && kind === 'cash' && <CashOut coupon={coupon} />}
      </div>
    </article>
  );
}

function CashOut({ coupon }: { readonly coupon: CouponRow }) {
  const t = useMessages();
  const format = useFormat();
  const { couponId, worth, code } = coupon;
  const command = useCommand(payCashCoupon, {
    invalidates: [listCoupons, listWallets],
    onFailed: () => true,
    onDone: () => toast('success', t('coupons.cashed', { amount: format.amount(worth), code })),
  });
  return (
    <>
      <Button
        size="small"
        className="mt-1 self-start"
        isBusy={command.isBusy}
        onClick={() => void command.run({ couponId })}
      >
        {t('coupons.use')}
      </Button>
      <CommandError error={command.error} />
    </>
  );
}
