import { selfTradeModes } from '@candor/exchange/rules';
import type { ReactNode } from 'react';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import type { PairTerms } from '../pair-terms.ts';
import { mayHave, type OrderForm, orderFormActions } from './order-form.ts';

interface AdvancedSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly form: OrderForm;
  readonly onChange: (form: OrderForm) => void;
  readonly terms: PairTerms;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The times that an order may be good for, in hours. */
const hours = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 } as const;
const lifetimes = ['always', 'hour', 'day', 'week', 'month'] as const;

/** The conditions that the order's kind leaves room for: its time, its visible part, and its own orders in the way. */
export function AdvancedSheet({ isOpen, onClose, ...rest }: AdvancedSheetProps) {
  const t = useMessages();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('trade.advanced')}
      footer={
        <Button isWide onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      <TextPart part="conditions" skeleton={<></>}>
        <Conditions {...rest} />
      </TextPart>
    </Sheet>
  );
}

function Conditions({ form, onChange, terms }: Omit<AdvancedSheetProps, 'isOpen' | 'onClose'>) {
  const t = useMessages();
  const set = (conditions: Parameters<typeof orderFormActions.setConditions>[1]) =>
    onChange(orderFormActions.setConditions(form, conditions));
  return (
    <div className="flex flex-col gap-4">
      {mayHave.isWhole(form) && (
        <div className="flex items-center justify-between gap-3">
          <Words title={t('conditions.allOrNothing')}>{t('conditions.allOrNothingHint')}</Words>
          <Switch label={t('conditions.allOrNothing')} isOn={form.isWhole} onChange={(isWhole) => set({ isWhole })} />
        </div>
      )}
      {mayHave.goodTill(form) && (
        <div>
          <Words title={t('conditions.goodFor')}>
            {form.goodTillMs === undefined ? (
              t('conditions.goodAlways')
            ) : (
              <>
                {t('conditions.goodTill')} <TimeText atMs={form.goodTillMs} look="moment" />
              </>
            )}
          </Words>
          <div className="-mx-4">
            <Chips
              label={t('conditions.goodFor')}
              items={lifetimes.map((id) => ({ id, label: t(`conditions.goodTimes.${id}`) }))}
              value={form.goodTillMs === undefined ? 'always' : undefined}
              onChange={(id) => set({ goodTillMs: id === 'always' ? undefined : minuteAfter(hours[id] * hourMs) })}
            />
          </div>
        </div>
      )}
      {mayHave.visibleAmount(form) && (
        <AmountField
          label={t('conditions.visibleAmount')}
          unit={terms.baseCode}
          decimals={terms.amountDecimals}
          hint={t('conditions.visibleAmountHint')}
          placeholder={form.amount === '' ? '0' : form.amount}
          value={form.visibleAmount}
          onChange={(amount, problem) =>
            onChange(orderFormActions.setField(form, 'visibleAmount', amount, problem === undefined))
          }
        />
      )}
      {mayHave.selfTrade(form) && (
        <div>
          <Words title={t('conditions.selfTrade')}>{t(`conditions.selfTradeHints.${form.selfTrade}`)}</Words>
          <div className="-mx-4">
            <Chips
              label={t('conditions.selfTrade')}
              items={selfTradeModes.map((id) => ({ id, label: t(`conditions.selfTradeModes.${id}`) }))}
              value={form.selfTrade}
              onChange={(selfTrade) => set({ selfTrade })}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="text-15 font-medium">{title}</p>
      <p className="text-13 text-fg-2">{children}</p>
    </div>
  );
}

/** The first whole minute that is so far ahead or further. */
function minuteAfter(ms: number): number {
  return Math.ceil((Date.now() + ms) / minuteMs) * minuteMs;
}
