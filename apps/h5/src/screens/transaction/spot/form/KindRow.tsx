import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { useSetting } from '../../../../hooks/use-settings.ts';
import { formatAmount } from '../../../../lib/format.ts';
import { SelectSheet } from '../../../../ui/SelectSheet.tsx';
import { isMarketKind, lifetimesOf, type OrderForm, orderFormActions, orderKinds } from './order-form.ts';
import { SlippageSheet } from './SlippageSheet.tsx';
import type { PairTerms } from '../pair-terms.ts';

export interface KindRowProps {
  readonly form: OrderForm;
  readonly onChange: (form: OrderForm) => void;
  readonly terms: PairTerms;
}

const box = 'press flex h-[42px] items-center justify-between gap-1 rounded-control bg-inset';

/** The order's kind, and beside it how long it stays or, for market kinds, how far the price may slip. */
export function KindRow({ form, onChange, terms }: KindRowProps) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const [open, setOpen] = useState<'kind' | 'lifetime' | 'slippage'>();
  const close = () => setOpen(undefined);
  const lifetimes = lifetimesOf(form.kind);
  return (
    <div className="flex gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('trade.orderType')}: ${t(`words.orderTypes.${form.kind}`)}`}
        onClick={() => setOpen('kind')}
        className={`${box} min-w-0 flex-1 px-3 text-14`}
      >
        <span className="truncate">{t(`words.orderTypes.${form.kind}`)}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-fg-3" />
      </button>
      {lifetimes.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${t('trade.timeInForce')}: ${t(`trade.lifetimes.${form.lifetime}`)}`}
          onClick={() => setOpen('lifetime')}
          className={`${box} shrink-0 px-2 text-12 text-fg-2`}
        >
          {t(`trade.lifetimesShort.${form.lifetime}`)}
          <ChevronDown aria-hidden className="size-3 shrink-0 text-fg-3" />
        </button>
      )}
      {isMarketKind(form.kind) && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${t('trade.slippage')}: ${form.slippage}%`}
          onClick={() => setOpen('slippage')}
          className={`${box} shrink-0 px-2 text-12 text-fg-2`}
        >
          ±{formatAmount(form.slippage, { format })}%
          <ChevronDown aria-hidden className="size-3 shrink-0 text-fg-3" />
        </button>
      )}
      <SelectSheet
        isOpen={open === 'kind'}
        onClose={close}
        title={t('trade.orderType')}
        options={orderKinds.map((id) => ({ id, label: t(`words.orderTypes.${id}`), text: t(`trade.kindHints.${id}`) }))}
        value={form.kind}
        onChange={(kind) => onChange(orderFormActions.setKind(form, kind))}
      />
      <SelectSheet
        isOpen={open === 'lifetime'}
        onClose={close}
        title={t('trade.timeInForce')}
        options={lifetimes.map((id) => ({
          id,
          label: t(`trade.lifetimes.${id}`),
          text: id === 'post_only' ? t('trade.postOnlyHint') : t(`words.timeInForceHints.${id}`),
        }))}
        value={form.lifetime}
        onChange={(lifetime) => onChange(orderFormActions.setLifetime(form, lifetime))}
      />
      <SlippageSheet
        isOpen={open === 'slippage'}
        onClose={close}
        value={form.slippage}
        usual={terms.slippageText}
        onChange={(percent) => onChange(orderFormActions.setField(form, 'slippage', percent))}
      />
    </div>
  );
}
