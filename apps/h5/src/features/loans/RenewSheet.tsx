import { getLoanReport, listLoanHistory, listLoanProducts, listLoans, type LoanRow, renewLoan } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { atomsFromText, percentOfPpm, zero } from '@candor/money';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { interestFigures } from './loan-figures.ts';

interface RenewSheetProps {
  readonly loan: LoanRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A fixed interest for a term that begins with the next hour. */
export function RenewSheet({ loan, isOpen, onClose }: RenewSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const products = useCall(listLoanProducts, {}, { isEnabled: isOpen });
  const [chosen, setChosen] = useState<number>();
  const command = useCommand(renewLoan, {
    invalidates: [listLoans, listLoanHistory, getLoanReport],
    onFailed: () => true,
    onDone: () => {
      toast('success', t('loans.renew.done'));
      onClose();
    },
  });
  const product = products.data?.find(({ productId }) => productId === loan.productId);
  const fixed = product?.fixed.find(({ days }) => days === chosen) ?? product?.fixed[0];
  const principal = atomsFromText(loan.principal, loan.scale) ?? zero;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('loans.renew.title')}
      footer={
        <Button
          isWide
          isBusy={command.isBusy}
          isDisabled={fixed === undefined}
          onClick={() =>
            fixed !== undefined &&
            product !== undefined &&
            void command.run({
              loanId: loan.loanId,
              days: fixed.days,
              termsHash: product.termsHash,
              interest: fixed.interest,
            })
          }
        >
          {t('loans.renew.submit')}
        </Button>
      }
    >
      <Loaded from={products} skeleton={<Skeleton className="gap-3" blocks={['h-8 w-full', 'h-20 w-full']} />}>
        {() =>
          product === undefined || fixed === undefined ? (
            <p className="text-13 text-fg-2">{t('loans.renew.none')}</p>
          ) : (
            <div className="flex flex-col gap-3">
              <div className="-mx-4">
                <Chips
                  label={t('loans.form.term')}
                  items={product.fixed.map(({ days, interest }) => ({
                    id: String(days),
                    label: t('loans.form.fixed', { count: days, percent: format.amount(percentOfPpm(interest)) }),
                  }))}
                  value={String(fixed.days)}
                  onChange={(id) => setChosen(Number(id))}
                />
              </div>
              <Facts>
                <Fact label={t('loans.renew.now')}>{format.percent(percentOfPpm(loan.interestNow))}</Fact>
                <Fact label={t('loans.facts.yearly')}>{format.percent(percentOfPpm(fixed.interest))}</Fact>
                <Fact label={t('loans.facts.total', { count: fixed.days })}>
                  <AmountText
                    value={interestFigures(principal, fixed.interest, loan.scale, fixed.days).total}
                    unit={loan.code}
                    isPrivate
                  />
                </Fact>
              </Facts>
              <p className="text-12 text-fg-3">{t('loans.renew.text')}</p>
              <CommandError error={command.error} />
            </div>
          )
        }
      </Loaded>
    </Sheet>
  );
}
