import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import type { CouponChoice } from './use-coupon-choice.ts';
import { useConditionText } from './use-condition-text.ts';

/** The coupon that goes with an act, with what it pays; nothing where the user has none for it. */
export function CouponField({ choice }: { readonly choice: CouponChoice }) {
  if (choice.usable.length === 0) return null;
  return (
    <TextPart part="account" skeleton={null}>
      <Field choice={choice} />
    </TextPart>
  );
}

function Field({ choice }: { readonly choice: CouponChoice }) {
  const t = useMessages();
  const format = useFormat();
  const conditionText = useConditionText();
  const [isOpen, setIsOpen] = useState(false);
  const { chosen, saving, usable, savingOf, choose } = choice;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className="press @container block w-full text-left">
        {/* Beside a book the form is half as wide. */}
        <span className="flex min-h-11 items-center justify-between gap-2">
          <span className="shrink-0 text-13 text-fg-2 @max-3xs:text-12">{t('coupons.field')}</span>
          <span className="flex items-center gap-1 text-right text-14 font-medium text-pretty @max-3xs:text-12">
            {chosen === undefined
              ? t('coupons.noneChosen')
              : t('coupons.saves', { amount: format.amount(saving), code: chosen.code })}
            <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
          </span>
        </span>
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('coupons.field')}
        options={[
          ...usable.map((coupon) => ({
            id: String(coupon.couponId),
            label: t('coupons.saves', { amount: format.amount(savingOf(coupon)), code: coupon.code }),
            text: conditionText(coupon),
          })),
          { id: 'none', label: t('coupons.noneChosen') },
        ]}
        value={chosen === undefined ? 'none' : String(chosen.couponId)}
        onChange={(id) => choose(id === 'none' ? 'none' : Number(id))}
      />
    </>
  );
}
