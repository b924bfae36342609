import type { placeSpotOrder } from '@candor/api';
import { Checkbox, Tag } from '@candor/kit/view';
import { useState } from 'react';
import type { Command } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { CouponField } from '#features/coupons/CouponField.tsx';
import { type CouponChoice, useCouponChoice } from '#features/coupons/use-coupon-choice.ts';
import { ConfirmButtons } from '#features/desk/ConfirmButtons.tsx';
import { ConfirmFacts } from './ConfirmFacts.tsx';
import { type OrderForm, unitOf } from './order-form.ts';
import { inputFrom } from './order-request.ts';
import { couponPlanOf, type OrderFacts } from './order-summary.ts';
import { throughMarket } from './through-market.ts';
import { useCheckedFigures } from './use-checked-figures.ts';

interface ConfirmSheetProps {
  /** The order as it was when the user asked for it; absent: closed. */
  readonly form: OrderForm | undefined;
  readonly facts: OrderFacts;
  readonly place: Command<typeof placeSpotOrder>;
  readonly onClose: () => void;
}

/** Every figure before the tap, checked with the server while it is open. */
export function ConfirmSheet({ form, facts, place, onClose }: ConfirmSheetProps) {
  const t = useMessages();
  const shown = useLast(form);
  const { terms } = facts;
  const coupons = useCouponChoice(shown && form !== undefined ? couponPlanOf(shown, facts) : undefined);
  return (
    <Sheet
      isOpen={form !== undefined}
      onClose={onClose}
      title={t('trade.confirmTitle')}
      footer={
        shown && (
          <SpotButtons
            form={shown}
            isOpen={form !== undefined}
            facts={facts}
            place={place}
            coupons={coupons}
            onClose={onClose}
          />
        )
      }
    >
      {shown && (
        <>
          <div className="flex items-center justify-between gap-3 pb-1">
            <p className="text-18 font-bold">
              {t(`words.sides.${shown.side}`)}{' '}
              <AmountText
                value={shown.amount}
                unit={unitOf(shown) === 'base' ? terms.baseCode : terms.quoteCode}
                className="[&>span]:text-fg"
              />
            </p>
            <Tag look={shown.side === 'buy' ? 'up' : 'down'}>{t(`words.orderTypes.${shown.kind}`)}</Tag>
          </div>
          <ConfirmFacts form={shown} facts={facts} isOpen={form !== undefined} />
          <CouponField choice={coupons} />
        </>
      )}
    </Sheet>
  );
}

interface SpotButtonsProps {
  readonly form: OrderForm;
  readonly isOpen: boolean;
  readonly facts: OrderFacts;
  readonly place: Command<typeof placeSpotOrder>;
  readonly coupons: CouponChoice;
  readonly onClose: () => void;
}

function SpotButtons({ form, isOpen, facts, place, coupons, onClose }: SpotButtonsProps) {
  const t = useMessages();
  const { refusal } = useCheckedFigures(form, facts, isOpen);
  const through = throughMarket(form, facts);
  const [agreed, setAgreed] = useState<OrderForm>();
  const price = `${useFormat().amount(form.price)} ${facts.terms.quoteCode}`;
  return (
    <>
      {through !== undefined && (
        <div
          role="alert"
          className="mb-2.5 flex flex-col gap-1.5 rounded-control bg-warn-soft px-3 py-2.5 text-13 text-warn"
        >
          {t(form.side === 'buy' ? 'trade.throughBuy' : 'trade.throughSell', { percent: String(through.percent) })}
          {through.mustAgree && (
            <Checkbox isChecked={agreed === form} onChange={(isOn) => setAgreed(isOn ? form : undefined)}>
              {t('trade.throughAgree', { price })}
            </Checkbox>
          )}
        </div>
      )}
      <ConfirmButtons
        isHeld={through?.mustAgree === true && agreed !== form}
        look={form.side}
        label={t(`trade.${form.side}`, { asset: facts.terms.baseCode })}
        isBusy={place.isBusy}
        refusal={refusal}
        error={place.error}
        onSend={async () => {
          const placed = await place.run(inputFrom(form, facts.terms), coupons.picked);
          return placed !== undefined;
        }}
        onCancel={onClose}
      />
    </>
  );
}
