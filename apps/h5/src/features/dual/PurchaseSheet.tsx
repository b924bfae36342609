import { type DualPurchaseRow, getDualTape, listDualPurchases, setDualReinvest } from '@candor/api';
import { dualResultOf, dualSettlementOf } from '@candor/exchange/rules';
import { type Ppm, price, priceFromText, priceToText } from '@candor/money';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { percentOfPpm } from '#features/position-model/percent-text.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Note } from '#ui/Note.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { shortPrice } from './dual-figures.ts';

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
      <Fact label={t('dual.form.below', { price: linked })}>
        <AmountText value={purchase.baseOut} unit={baseCode} isPrivate />
      </Fact>
      <Fact label={t('dual.form.above', { price: linked })}>
        <AmountText value={purchase.quoteOut} unit={quoteCode} isPrivate />
      </Fact>
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

/** The ticks of its window, from which the device decides it once more with the core's own rule. */
function Evidence({ purchase }: { readonly purchase: DualPurchaseRow }) {
  const t = useMessages();
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const tape = useCall(getDualTape, { purchaseId: purchase.purchaseId }, { isEnabled: isAsked, staleMs: Infinity });
  const skeleton = (
    <SkeletonFrame>
      <SkeletonBlock className="h-12 w-full" />
    </SkeletonFrame>
  );
  return (
    <section className="mt-3 border-t border-line pt-3">
      <h3 className="mb-2 text-14 font-semibold">{t('dual.orders.evidence')}</h3>
      {!isAsked ? (
        <Button look="soft" isWide onClick={() => setIsAsked(true)}>
          {t('dual.orders.recompute')}
        </Button>
      ) : (
        <Loaded from={tape} skeleton={skeleton}>
          {({ samples }) => {
            const ticks = samples.map((tick) => ({
              gridIndex: tick.gridIndex,
              price: priceFromText(tick.price) ?? price(1),
            }));
            const settlement = ticks.length === 0 ? undefined : dualSettlementOf(ticks, purchase);
            const result = dualResultOf(settlement, priceFromText(purchase.linkedPrice) ?? price(1));
            const isEqual = result === (purchase.outcome ?? 'void');
            const count = format.amount(String(ticks.length));
            return (
              <Note tone={isEqual ? 'info' : 'danger'} title={t(isEqual ? 'dual.orders.equal' : 'dual.orders.differs')}>
                {settlement === undefined
                  ? t('dual.orders.tooFew', { count })
                  : t('dual.orders.samples', { count, price: format.amount(priceToText(settlement)) })}
              </Note>
            );
          }}
        </Loaded>
      )}
    </section>
  );
}
