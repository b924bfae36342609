import {
  borrow,
  listCoupons,
  listLoanHistory,
  listLoanProducts,
  listLoans,
  listWallets,
  type LoanProductRow,
} from '@candor/api';
import { Note } from '@candor/kit/view';
import { atomsToText, percentOfPpm } from '@candor/money';
import { type ReactNode, useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import { CouponField } from '#features/coupons/CouponField.tsx';
import { useCouponChoice } from '#features/coupons/use-coupon-choice.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { MaxButton } from '#ui/MaxButton.tsx';
import { Page } from '#ui/Page.tsx';
import { toast } from '#ui/Toast.tsx';
import {
  type BorrowForm,
  borrowFigures,
  borrowProblem,
  collateralOf,
  couponPlanOf,
  interestOf,
} from './borrow-form.ts';
import { BorrowFacts } from './BorrowFacts.tsx';
import { CollateralFields } from './CollateralFields.tsx';
import { CollateralTerms } from './CollateralTerms.tsx';
import { LevelPlaces } from './LevelPlaces.tsx';
import { LtvGauge } from './LtvGauge.tsx';
import { useBorrowProblemText } from './use-borrow-problem-text.ts';
import { useIndexOf } from './use-index-of.ts';
import { useSpotBalances } from './use-spot-balances.ts';

interface BorrowFormPaneProps {
  readonly head: ReactNode;
  /** The words and the choice above the form. */
  readonly choice: ReactNode;
  readonly product: LoanProductRow;
  readonly onBorrowed: () => void;
}

/** Collateral, amount and term; every figure of the loan while they are typed; and the one button. */
export function BorrowFormPane({ head, choice, product, onBorrowed }: BorrowFormPaneProps) {
  const t = useMessages();
  const format = useFormat();
  const indexOf = useIndexOf();
  const availableOf = useSpotBalances();
  const isOffered = useIsOffered('loans');
  const first = product.collateral[0]?.assetId ?? 0;
  const [form, setForm] = useState<BorrowForm>({
    amount: '',
    unreadable: undefined,
    collateral: [{ assetId: first, amount: '', unreadable: undefined }],
    days: undefined,
  });
  const command = useCommand(borrow, {
    invalidates: [listCoupons, listLoans, listLoanProducts, listLoanHistory, listWallets],
    onFailed: () => true,
  });
  const { productId, code, scale, termsHash } = product;
  const figures = borrowFigures(product, form, indexOf);
  const interest = interestOf(product, form.days);
  const problem = borrowProblem(form, { product, isOffered, figures, availableOf });
  const problemText = useBorrowProblemText(problem, product);
  const coupons = useCouponChoice(problem === undefined ? couponPlanOf(product, form) : undefined);
  const change = (changes: Partial<BorrowForm>) => {
    command.clearError();
    setForm({ ...form, ...changes });
  };
  const isOfAmount = ['too_small', 'too_large', 'not_available', 'ltv_too_high'].includes(problem?.code ?? '');
  async function send(): Promise<void> {
    if (!requireSignIn()) return;
    const collateral = collateralOf(product, form).map(({ assetId, amount }) => [String(assetId), amount]);
    const days = form.days === undefined ? {} : { days: form.days };
    const borrowed = { productId, amount: form.amount, ...days, collateral, termsHash, interest };
    const made = await command.run(borrowed, coupons.picked);
    if (made === undefined) return;
    toast('success', t('loans.done', { amount: format.amount(form.amount), code }));
    onBorrowed();
  }
  const footer = (
    <Button
      isWide
      isBusy={command.isBusy}
      isDisabled={problem !== undefined}
      reason={isOfAmount ? undefined : problemText}
      onClick={() => void send()}
    >
      {problem === undefined
        ? t('loans.form.submit', { amount: format.amount(form.amount), code })
        : t('loans.tabs.borrow')}
    </Button>
  );
  return (
    <Page header={head} footer={footer}>
      <div className="flex flex-col gap-4 px-4 pt-3 pb-6">
        {choice}
        {product.isDemonstration && <Note title={t('loans.demonstration')}>{t('loans.demonstrationText')}</Note>}
        {product.fixed.length > 0 && (
          <div className="-mx-4">
            <Chips
              label={t('loans.form.term')}
              items={[
                { id: '', label: t('loans.form.flexible', { percent: format.amount(percentOfPpm(product.interest)) }) },
                ...product.fixed.map((fixed) => ({
                  id: String(fixed.days),
                  label: t('loans.form.fixed', {
                    count: fixed.days,
                    percent: format.amount(percentOfPpm(fixed.interest)),
                  }),
                })),
              ]}
              value={form.days === undefined ? '' : String(form.days)}
              onChange={(id) => change({ days: id === '' ? undefined : Number(id) })}
            />
          </div>
        )}
        <CollateralFields
          product={product}
          parts={form.collateral}
          availableOf={availableOf}
          shortAssetId={problem?.code === 'insufficient' ? problem.assetId : undefined}
          onChange={(collateral) => change({ collateral })}
        />
        <AmountField
          label={t('loans.form.amount')}
          unit={code}
          decimals={scale}
          value={form.amount}
          placeholder={format.amount(product.amountMin)}
          hint={t('loans.form.limits', {
            min: format.amount(product.amountMin),
            max: format.amount(product.accountMax),
            code,
          })}
          onChange={(amount, unreadable) => change({ amount, unreadable })}
          error={isOfAmount ? problemText : undefined}
          end={
            <MaxButton
              isDisabled={figures === undefined}
              onClick={() =>
                figures !== undefined && change({ amount: atomsToText(figures.most, scale), unreadable: undefined })
              }
            />
          }
        />
        <Card className="p-4">
          <LtvGauge ltv={figures?.ltv} levels={product} />
          {figures !== undefined && figures.ltv > 0 && (
            <div className="mt-2 border-t border-line pt-2">
              <LevelPlaces
                places={figures.places}
                assets={[product, ...product.collateral]}
                target={product.ltvTarget}
              />
            </div>
          )}
        </Card>
        <BorrowFacts product={product} form={form} figures={figures} />
        <CouponField choice={coupons} />
        <CollateralTerms accepted={product.collateral} />
        <CommandError error={command.error} />
      </div>
    </Page>
  );
}
