import { listLoanHistory, listLoans, listWallets, getLoanReport, type LoanRow, repayLoan } from '@candor/api';
import { loanLtvOf, loanPaymentOf, loanProceedsOf, loanQuantityFor, loanSalePrice } from '@candor/exchange/rules';
import { atomsFromText, atomsToText, minus, percentOfPpm, type Ppm, priceToText, smaller, zero } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { AvailableText } from '#ui/AvailableText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { debtSoon, priceAbove, pricedRow, shownPrice } from './loan-figures.ts';
import { useIndexOf } from './use-index-of.ts';
import { useSpotBalances } from './use-spot-balances.ts';

interface RepaySheetProps {
  readonly loan: LoanRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The fall of the index between the tap and the sale that the user puts up with: more of it, and nothing is sold. */
const tolerance = 2_000 as Ppm;

/** A payment from the spot account, or with one of the collateral's assets at the price that is shown. */
export function RepaySheet({ loan, isOpen, onClose }: RepaySheetProps) {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  const indexOf = useIndexOf();
  const availableOf = useSpotBalances();
  const [way, setWay] = useState<number>();
  const [typed, setTyped] = useState<{ readonly amount: string; readonly unreadable: AmountProblem | undefined }>({
    amount: '',
    unreadable: undefined,
  });
  const command = useCommand(repayLoan, {
    invalidates: [listLoans, listLoanHistory, getLoanReport, listWallets],
    onFailed: () => true,
    onDone: ({ debtLeft }) => {
      toast(
        'success',
        debtLeft === '0'
          ? t('loans.repay.paid')
          : t('loans.repay.done', { amount: own.amount(debtLeft), code: loan.code }),
      );
      setTyped({ amount: '', unreadable: undefined });
      onClose();
    },
  });
  const { loanId, code, scale } = loan;
  const debt = atomsFromText(loan.debt, scale) ?? zero;
  const owed = {
    principal: atomsFromText(loan.principal, scale) ?? zero,
    interest: atomsFromText(loan.interest, scale) ?? zero,
  };
  const priced = pricedRow(loan, indexOf);
  const sold = loan.collateral.find(({ assetId }) => assetId === way);
  const pricedSold = priced?.collateral.find(({ assetId }) => assetId === way);
  const unit = sold ?? { code, scale };
  const amount = atomsFromText(typed.amount, unit.scale) ?? zero;
  const available =
    sold === undefined
      ? (atomsFromText(availableOf?.(loan.assetId) ?? '0', scale) ?? zero)
      : (atomsFromText(sold.amount, sold.scale) ?? zero);
  const whole =
    sold === undefined || priced === undefined || pricedSold === undefined
      ? debt
      : loanQuantityFor(priced.debt, pricedSold);
  const most = smaller(available, whole);
  const paid =
    sold === undefined
      ? smaller(amount, debt)
      : priced === undefined || pricedSold === undefined
        ? zero
        : loanProceedsOf(priced.debt, { ...pricedSold, amount });
  const parts = loanPaymentOf(owed, paid);
  const left = minus(debt, paid);
  const leftLtv =
    priced === undefined
      ? undefined
      : loanLtvOf({
          ...priced,
          debt: { ...priced.debt, amount: left },
          collateral: priced.collateral.map((held) =>
            held.assetId === way ? { ...held, amount: minus(held.amount, smaller(amount, held.amount)) } : held,
          ),
        });
  const salePrice = pricedSold && loanSalePrice(pricedSold.price, pricedSold.spread);
  const leastPrice = salePrice && loanSalePrice(salePrice, tolerance);
  const problem =
    typed.unreadable !== undefined
      ? t('funds.amountNotRead')
      : amount <= 0n
        ? t('funds.amountMissing')
        : amount > available
          ? t('funds.amountInsufficient', { amount: own.amount(atomsToText(available, unit.scale)), asset: unit.code })
          : sold !== undefined && salePrice === undefined
            ? t('loans.form.noPrice')
            : undefined;
  const send = () => {
    const ofLoan = { loanId, amount: typed.amount };
    if (sold === undefined) {
      const isWhole = amount === debt;
      void command.run(
        isWhole ? { ...ofLoan, amount: atomsToText(smaller(available, debtSoon(loan)), scale) } : ofLoan,
      );
    } else if (priced !== undefined && leastPrice !== undefined) {
      const debtPrice = priceToText(priceAbove(priced.debt.price, tolerance));
      void command.run({ ...ofLoan, assetId: sold.assetId, price: priceToText(leastPrice), debtPrice });
    }
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('loans.repay.title')}
      footer={
        <Button isWide isBusy={command.isBusy} isDisabled={problem !== undefined} reason={problem} onClick={send}>
          {left === 0n && amount > 0n ? t('loans.repay.submitAll') : t('loans.repay.submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="-mx-4">
          <Chips
            label={t('loans.repay.way')}
            items={[
              { id: '', label: t('loans.repay.fromSpot', { code }) },
              ...loan.collateral.map((held) => ({
                id: String(held.assetId),
                label: t('loans.repay.withCollateral', { code: held.code }),
              })),
            ]}
            value={way === undefined ? '' : String(way)}
            onChange={(id) => {
              setWay(id === '' ? undefined : Number(id));
              setTyped({ amount: '', unreadable: undefined });
            }}
          />
        </div>
        <AmountField
          label={t('common.amount')}
          labelEnd={<AvailableText value={atomsToText(available, unit.scale)} code={unit.code} />}
          unit={unit.code}
          decimals={unit.scale}
          value={typed.amount}
          onChange={(next, unreadable) => {
            command.clearError();
            setTyped({ amount: next, unreadable });
          }}
          end={
            <Button
              look="ghost"
              size="mini"
              className="-mr-2"
              onClick={() => setTyped({ amount: atomsToText(most, unit.scale), unreadable: undefined })}
            >
              {t('loans.repay.all')}
            </Button>
          }
        />
        <Facts>
          {salePrice !== undefined && leastPrice !== undefined && sold !== undefined && (
            <Fact
              label={
                <>
                  {t('loans.repay.price')}
                  <span className="block text-12 text-fg-3">
                    {t('loans.repay.least', { price: format.amount(shownPrice(leastPrice)) })}
                  </span>
                </>
              }
            >
              {format.amount(shownPrice(salePrice))}{' '}
              <span className="text-fg-3">(−{format.percent(percentOfPpm(sold.spread))})</span>
            </Fact>
          )}
          <Fact label={t('loans.facts.interest')}>
            <AmountText value={atomsToText(parts.interest, scale)} unit={code} isPrivate />
          </Fact>
          <Fact label={t('loans.facts.principal')}>
            <AmountText value={atomsToText(parts.principal, scale)} unit={code} isPrivate />
          </Fact>
          <Fact label={t('loans.repay.left')}>
            <AmountText value={atomsToText(left, scale)} unit={code} isPrivate />
          </Fact>
          <Fact label={t('loans.repay.leftLtv')}>
            {leftLtv === undefined ? '–' : format.percent(percentOfPpm(Math.ceil(leftLtv / 100) * 100))}
          </Fact>
        </Facts>
        <p className="text-12 text-fg-3">{t('loans.repay.text')}</p>
        <CommandError error={command.error} />
      </div>
    </Sheet>
  );
}
