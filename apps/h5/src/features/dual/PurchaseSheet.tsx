import { type DualPurchaseRow, listDualPurchases, setDualReinvest } from '@candor/api';
import { Note } from '@candor/kit/view';
import { percentOfPpm, type Ppm, priceFromText } from '@candor/money';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { figuresOfPurchase, shortPrice } from './dual-figures.ts';
import { Outcomes } from './Outcomes.tsx';
import { PayoffDiagram } from './PayoffDiagram.tsx';
import { Evidence } from './result/Evidence.tsx';

interface PurchaseSheetProps {
  readonly purchase: DualPurchaseRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One purchase in full: its figures, both payouts, what decided it, and whether it is reinvested. */
export function PurchaseSheet({ purchase, isOpen, onClose }: PurchaseSheetProps) {
  const t = useMessages();
  const { purchaseId, status, reinvestRefusal } = purchase;
  const isSettled = status === 'success' || status === 'fail';
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('dual.orders.number', { number: String(purchaseId) })}>
      {!isSettled && <Possible purchase={purchase} />}
      <PurchaseFacts purchase={purchase} />
      {reinvestRefusal !== undefined && (
        <Note className="mt-2" title={t('dual.orders.notReinvested')}>
          {t(`dual.orders.notReinvestedWhy.${reinvestRefusal}`)}
        </Note>
      )}
      {isSettled ? <Evidence purchase={purchase} /> : <Reinvestment purchase={purchase} />}
    </Sheet>
  );
}

/** Results that a running purchase can still have: the picture with today's price, and both beside just holding. */
function Possible({ purchase }: { readonly purchase: DualPurchaseRow }) {
  const text = useTicker(purchase.pairId)?.indexPrice;
  const index = text === undefined ? undefined : priceFromText(text);
  const figures = figuresOfPurchase(purchase);
  return (
    <div className="mb-3 flex flex-col gap-3">
      <PayoffDiagram figures={figures} index={index} />
      <Outcomes of={purchase} figures={figures} index={index} isOwn />
    </div>
  );
}

function PurchaseFacts({ purchase }: { readonly purchase: DualPurchaseRow }) {
  const t = useMessages();
  const format = useFormat();
  const { baseCode, quoteCode, stakeCode, settlementPrice, paid, paidCode, settledAtMs } = purchase;
  const linked = format.amount(shortPrice(purchase.linkedPrice));
  return (
    <Facts>
      <Fact label={t('dual.form.stake')}>
        <AmountText value={purchase.stake} unit={stakeCode} isPrivate />
      </Fact>
      <Fact label={t('dual.form.interest')}>
        {t('dual.form.interestText', {
          percent: format.amount(percentOfPpm(purchase.interest)),
          count: purchase.interestDays,
        })}
      </Fact>
      {settledAtMs !== undefined && (
        <>
          <Fact label={t('dual.form.below', { price: linked })}>
            <AmountText value={purchase.baseOut} unit={baseCode} isPrivate />
          </Fact>
          <Fact label={t('dual.form.above', { price: linked })}>
            <AmountText value={purchase.quoteOut} unit={quoteCode} isPrivate />
          </Fact>
        </>
      )}
      <Fact label={t('dual.orders.boughtAt')}>
        <TimeText atMs={purchase.boughtAtMs} look="date" /> <TimeText atMs={purchase.boughtAtMs} look="clock" />
      </Fact>
      <Fact label={t('dual.form.maturesAt')}>
        <TimeText atMs={purchase.maturesAtMs} look="date" /> <TimeText atMs={purchase.maturesAtMs} look="clock" />
      </Fact>
      {settledAtMs !== undefined && (
        <>
          <Fact label={t('dual.orders.settlement')}>{format.amount(settlementPrice)}</Fact>
          <Fact label={t('dual.orders.paid')}>
            <AmountText value={paid} unit={paidCode} isPrivate />
          </Fact>
        </>
      )}
    </Facts>
  );
}

function Reinvestment({ purchase: { purchaseId, interest, reinvestMin } }: { readonly purchase: DualPurchaseRow }) {
  const t = useMessages();
  const format = useFormat();
  const command = useCommand(setDualReinvest, { invalidates: [listDualPurchases] });
  const percent = format.amount(percentOfPpm(reinvestMin ?? interest));
  const set = (isOn: boolean) => {
    const wanted: { readonly reinvestMin?: Ppm } = isOn ? { reinvestMin: interest } : {};
    void command.run({ purchaseId, ...wanted });
  };
  return (
    <div className="mt-2 flex items-start justify-between gap-4 border-t border-line pt-3">
      <div>
        <p className="text-14 font-medium">{t('dual.form.reinvest')}</p>
        <p className="mt-0.5 text-12 text-fg-3">{t('dual.form.reinvestText', { percent })}</p>
      </div>
      <Switch label={t('dual.form.reinvest')} isOn={reinvestMin !== undefined} onChange={set} />
    </div>
  );
}
