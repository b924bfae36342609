import {
  getLockedSummary,
  listCoupons,
  listLockedDeposits,
  listLockedProducts,
  listWallets,
  type LockedProductRow,
  makeLockedDeposit,
} from '@candor/api';
import { liveDepositsMax } from '@candor/exchange/rules';
import { dayMs } from '@candor/kernel';
import { Note } from '@candor/kit/view';
import { atomsToText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import { CouponField } from '#features/coupons/CouponField.tsx';
import { useCouponChoice } from '#features/coupons/use-coupon-choice.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AvailableText } from '#ui/AvailableText.tsx';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { MaxButton } from '#ui/MaxButton.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { Switch } from '#ui/Switch.tsx';
import { LockDone, type LockedNow } from './LockDone.tsx';
import { LockFigures } from './LockFigures.tsx';
import {
  accountRoomOf,
  couponPlanOf,
  initialLockForm,
  type LockFacts,
  type LockForm,
  lockFigures,
  lockProblem,
  type LockProblem,
  mostOf,
  quotaRoomOf,
} from './lock-form.ts';
import { atomsIn } from './product-figures.ts';
import { useTermText } from './use-term-text.ts';

/** The amount, every figure of it while it is typed, and the one button. */
export function LockPage({ facts }: { readonly facts: LockFacts }) {
  const t = useMessages();
  const format = useFormat();
  const { timeText } = useTermText();
  const [form, setForm] = useState<LockForm>(initialLockForm);
  const [done, setDone] = useState<LockedNow>();
  const { product, available } = facts;
  const { productId, code, scale, termsHash } = product;
  const roomText = useRoomText(product);
  const command = useCommand(makeLockedDeposit, {
    invalidates: [listCoupons, listLockedDeposits, listLockedProducts, getLockedSummary, listWallets],
    onFailed: () => true,
  });
  const figures = lockFigures(form, facts);
  const problem = lockProblem(form, facts);
  const coupons = useCouponChoice(problem === undefined ? couponPlanOf(form, product) : undefined);
  const problemText = useProblemText(problem, facts);
  const isAtButton = ['not_offered', 'amount_missing', 'amount_unreadable'].includes(problem ?? '');
  const change = (changes: Partial<LockForm>) => {
    command.clearError();
    setForm({ ...form, ...changes });
  };
  async function send(): Promise<void> {
    if (!requireSignIn()) return;
    const { amount, isRenewed } = form;
    const made = await command.run({ productId, amount, termsHash, isRenewed }, coupons.picked);
    if (made !== undefined) setDone({ product, amount, made });
  }
  if (done !== undefined) {
    return (
      <LockDone
        {...done}
        onAgain={() => {
          setForm(initialLockForm);
          setDone(undefined);
        }}
      />
    );
  }
  const footer = (
    <Button
      isWide
      isBusy={command.isBusy}
      isDisabled={problem !== undefined}
      reason={isAtButton ? problemText : undefined}
      onClick={() => void send()}
    >
      {problem === undefined
        ? t('locked.form.submit', { amount: format.amount(form.amount), code })
        : t('locked.form.title', { code })}
    </Button>
  );
  return (
    <Page title={t('locked.form.title', { code })} footer={footer}>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        {product.dayMs < dayMs && (
          <Note title={t('locked.demonstration')}>
            {t('locked.demonstrationText', { day: timeText(product.dayMs) })}
          </Note>
        )}
        <NotOffered product="locked" />
        <AmountField
          label={t('common.amount')}
          labelEnd={available !== undefined && <AvailableText value={available} code={code} />}
          unit={code}
          decimals={scale}
          value={form.amount}
          placeholder={format.amount(product.amountMin)}
          hint={roomText}
          onChange={(amount, unreadable) => change({ amount, unreadable })}
          error={isAtButton ? undefined : problemText}
          end={<MaxButton onClick={() => change({ amount: mostOf(facts), unreadable: undefined })} />}
        />
        <LockFigures product={product} figures={figures} />
        <CouponField choice={coupons} />
        <div className="flex items-start justify-between gap-4 rounded-card border border-line bg-surface p-4">
          <div>
            <p className="text-14 font-medium">{t('locked.form.renew')}</p>
            <p className="mt-0.5 text-12 text-fg-3">{t('locked.form.renewText')}</p>
          </div>
          <Switch
            label={t('locked.form.renew')}
            isOn={form.isRenewed}
            onChange={(isRenewed) => change({ isRenewed })}
          />
        </div>
        <p className="text-12 text-fg-3">{t('locked.form.noExit')}</p>
      </div>
      <CommandError error={command.error} className="mx-4 mb-4" />
    </Page>
  );
}

/** The bounds of an amount in words: with what the user has locked already, and with a quota that has less room than that. */
function useRoomText(product: LockedProductRow): string {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  const { code, scale, amountMin, accountMax, ownLocked } = product;
  const [min, max] = [format.amount(amountMin), format.amount(accountMax)];
  const quotaRoom = quotaRoomOf(product);
  if (quotaRoom < accountRoomOf(product)) {
    return t('locked.form.limitsLeft', { min, max, left: format.amount(atomsToText(quotaRoom, scale)), code });
  }
  if (ownLocked === undefined || atomsIn(ownLocked, product) === 0n) return t('locked.form.limits', { min, max, code });
  const room = own.amount(atomsToText(accountRoomOf(product), scale));
  return t('locked.form.limitsOwn', { min, max, own: own.amount(ownLocked), room, code });
}

/** A problem of the form in words. */
function useProblemText(problem: LockProblem | undefined, facts: LockFacts): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  if (problem === undefined) return undefined;
  const { product, available } = facts;
  const { code, scale, accountMax } = product;
  const ownLocked = own.amount(product.ownLocked ?? '0');
  const hasOwn = atomsIn(product.ownLocked ?? '0', product) > 0n;
  return {
    not_offered: () => t('common.notOffered'),
    too_many: () => t('locked.form.tooMany', { max: String(liveDepositsMax) }),
    nothing_left: () =>
      accountRoomOf(product) < quotaRoomOf(product)
        ? t('locked.form.allOwn', { own: ownLocked, max: format.amount(accountMax), code })
        : t('locked.form.soldOut'),
    amount_unreadable: () => t('funds.amountNotRead'),
    amount_missing: () => t('funds.amountMissing'),
    too_small: () => t('locked.form.tooSmall', { amount: format.amount(product.amountMin), code }),
    too_large: () =>
      hasOwn
        ? t('locked.form.tooLargeWithOwn', {
            room: own.amount(atomsToText(accountRoomOf(product), scale)),
            own: ownLocked,
            max: format.amount(accountMax),
            code,
          })
        : t('locked.form.tooLarge', { amount: format.amount(accountMax), code }),
    insufficient: () => t('funds.amountInsufficient', { amount: own.amount(available), asset: code }),
    quota_full: () =>
      t('locked.form.quotaFull', { amount: format.amount(atomsToText(quotaRoomOf(product), scale)), code }),
    rewards_short: () => t('locked.form.rewardsShort'),
  }[problem]();
}
