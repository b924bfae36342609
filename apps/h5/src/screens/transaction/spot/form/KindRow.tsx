import { useState } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { useSetting } from '../../../../hooks/use-settings.ts';
import { formatAmount } from '../../../../lib/format.ts';
import { SelectSheet } from '../../../../ui/SelectSheet.tsx';
import { isMarketKind, lifetimesOf, type OrderForm, orderFormActions, orderKinds } from './order-form.ts';
import { SelectBox } from '../../desk/SelectBox.tsx';
import { SlippageSheet } from './SlippageSheet.tsx';
import type { PairTerms } from '../pair-terms.ts';

export interface KindRowProps {
  readonly form: OrderForm;
  readonly onChange: (form: OrderForm) => void;
  readonly terms: PairTerms;
}

/** The order's kind, and beside it how long it stays or, for market kinds, how far the price may slip. */
export function KindRow({ form, onChange, terms }: KindRowProps) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const [open, setOpen] = useState<'kind' | 'lifetime' | 'slippage'>();
  const close = () => setOpen(undefined);
  const lifetimes = lifetimesOf(form.kind);
  return (
    <div className="flex gap-2">
      <SelectBox
        size="wide"
        label={t('trade.orderType')}
        value={t(`words.orderTypes.${form.kind}`)}
        onPress={() => setOpen('kind')}
      />
      {lifetimes.length > 0 && (
        <SelectBox
          size="narrow"
          label={t('trade.timeInForce')}
          value={t(`trade.lifetimes.${form.lifetime}`)}
          shown={t(`trade.lifetimesShort.${form.lifetime}`)}
          onPress={() => setOpen('lifetime')}
        />
      )}
      {isMarketKind(form.kind) && (
        <SelectBox
          size="narrow"
          label={t('trade.slippage')}
          value={`${form.slippage}%`}
          shown={`±${formatAmount(form.slippage, { format })}%`}
          onPress={() => setOpen('slippage')}
        />
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
