import { useMessages } from '#i18n/use-messages.ts';
import { ChoiceBox } from '#features/desk/ChoiceBox.tsx';
import type { PairTerms } from '../pair-terms.ts';
import { SlippageBox } from './SlippageBox.tsx';
import {
  lifetimesOf,
  mayHaveExits,
  type OrderForm,
  orderFormActions,
  orderKinds,
  slippageUseOf,
} from './order-form.ts';

interface KindRowProps {
  readonly form: OrderForm;
  readonly onChange: (form: OrderForm) => void;
  readonly terms: PairTerms;
}

/**
 * The order's kind, and beside it its lifetime or, for market kinds, its slippage. An OCO has the slippage while its
 * stop leg has no limit price.
 */
export function KindRow({ form, onChange, terms }: KindRowProps) {
  const t = useMessages();
  const lifetimes = lifetimesOf(form.kind);
  const slippageUse = slippageUseOf(form);
  return (
    <div className="flex gap-2">
      <ChoiceBox
        size="wide"
        label={t('trade.orderType')}
        options={orderKinds.map((id) => ({ id, label: t(`words.orderTypes.${id}`), text: t(`trade.kindHints.${id}`) }))}
        value={form.kind}
        onChange={(kind) => onChange(orderFormActions.setKind(form, kind))}
      />
      {lifetimes.length > 0 && (
        <ChoiceBox
          size="narrow"
          label={t('trade.timeInForce')}
          shown={t(`trade.lifetimesShort.${form.lifetime}`)}
          options={lifetimes.map((id) => ({
            id,
            label: t(`trade.lifetimes.${id}`),
            text: id === 'post_only' ? t('trade.postOnlyHint') : t(`words.timeInForceHints.${id}`),
          }))}
          value={form.lifetime}
          onChange={(lifetime) => onChange(orderFormActions.setLifetime(form, lifetime))}
        />
      )}
      {(slippageUse === 'now' || slippageUse === 'trigger') && (
        <SlippageBox
          uses={form.hasExits && mayHaveExits(form) ? [slippageUse, 'stop_loss'] : [slippageUse]}
          value={form.slippage}
          usual={terms.slippageText}
          onChange={(percent) => onChange(orderFormActions.setField(form, 'slippage', percent))}
        />
      )}
    </div>
  );
}
