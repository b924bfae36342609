import {
  type AlertKind,
  type AlertRow,
  alertDays,
  alertKinds,
  alertNoteMax,
  alertWindows,
  editAlert,
  listAlerts,
  type QuotationRow,
  setAlert,
} from '@candor/api';
import { TextField } from '@candor/kit/view';
import { type ReactNode, useState } from 'react';
import { navigateTo } from '#app/navigation.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { toast } from '#ui/Toast.tsx';
import {
  type AlertForm,
  asKind,
  formOf,
  newForm,
  percentChoices,
  priceAway,
  priceSteps,
  problemOf,
  termsOf,
} from './alert-form.ts';
import { IndexLine } from './IndexLine.tsx';
import { useProblemText } from './use-problem-text.ts';

interface AlertFormPaneProps {
  readonly pair: QuotationRow | undefined;
  readonly alert: AlertRow | undefined;
  /** The alert is set. */
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly linksToList: boolean;
}

const timing = ['once', 'repeats'] as const;

/** Every choice of an alert, with the live distance to what it waits for. */
export function AlertFormPane({ pair, alert, onDone, onClose, linksToList }: AlertFormPaneProps) {
  const t = useMessages();
  const format = useFormat();
  const moving = useTicker(pair?.pairId ?? 0) ?? pair;
  const index = moving?.indexPrice;
  const [form, setForm] = useState<AlertForm>(() => (alert === undefined ? newForm(index) : formOf(alert, index)));
  const change = (changes: Partial<AlertForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    adding.clearError();
    editing.clearError();
  };
  const options = {
    invalidates: [listAlerts],
    onFailed: () => true,
    onDone: () => {
      toast('success', t(alert === undefined ? 'alerts.form.done' : 'alerts.form.saved'));
      onDone();
    },
  };
  const adding = useCommand(setAlert, options);
  const editing = useCommand(editAlert, options);
  const { kind } = form;
  const decimals = pair?.priceDecimals ?? 0;
  const problem = useProblemText(problemOf(form, index), decimals);
  const terms = termsOf(form, pair?.pairId);
  const send = () => void (alert === undefined ? adding.run(terms) : editing.run({ alertId: alert.alertId, ...terms }));
  const kinds = alertKinds.filter((one) => index !== undefined || one === 'liquidation');
  const choosePrice = (percent: string) =>
    index !== undefined && change({ price: priceAway(index, percent, decimals) });
  const percents = kind === 'liquidation' ? percentChoices.liquidation : percentChoices.move;
  return (
    <div className="flex flex-col gap-3.5">
      {pair !== undefined && kind !== 'liquidation' && (
        <IndexLine pair={pair} price={kind === 'move' ? undefined : form.price} />
      )}
      {kinds.length > 1 && (
        <Row>
          <Chips<AlertKind>
            label={t('alerts.form.kind')}
            items={kinds.map((id) => ({ id, label: t(`alerts.kinds.${id}`) }))}
            value={kind}
            onChange={(id) => change(asKind(form, id, index, decimals))}
          />
        </Row>
      )}
      {(kind === 'above' || kind === 'below') && pair !== undefined && (
        <div className="flex flex-col gap-1">
          <StepperField
            label={t('alerts.form.price', { asset: pair.quoteCode })}
            step={pair.tick}
            decimals={decimals}
            value={form.price}
            onChange={(price) => change({ price })}
          />
          <Row>
            <Chips
              label={t('alerts.form.away')}
              items={priceSteps[kind].map((id) => ({ id, label: format.change(id).replace(/[.,]00/, '') }))}
              onChange={choosePrice}
            />
          </Row>
        </div>
      )}
      {(kind === 'move' || kind === 'liquidation') && (
        <div className="flex flex-col gap-1">
          <AmountField
            label={t(`alerts.form.${kind}`)}
            unit="%"
            decimals={2}
            value={form.percent}
            onChange={(percent) => change({ percent })}
          />
          <Row>
            <Chips
              label={t(`alerts.form.${kind}`)}
              items={percents.map((id) => ({ id, label: format.percent(id) }))}
              value={form.percent}
              onChange={(percent) => change({ percent })}
            />
          </Row>
          {kind === 'move' && (
            <>
              <span className="text-13 text-fg-2">{t('alerts.form.window')}</span>
              <Row>
                <Chips
                  label={t('alerts.form.window')}
                  items={alertWindows.map((seconds) => ({
                    id: String(seconds),
                    label: t(`alerts.windows.w${seconds}`),
                  }))}
                  value={String(form.seconds)}
                  onChange={(id) => change({ seconds: Number(id) })}
                />
              </Row>
            </>
          )}
          <p className="text-12 text-fg-3">{t(`alerts.form.${kind}Text`)}</p>
        </div>
      )}
      <div className="flex flex-col gap-1.5">
        <SegmentedControl
          label={t('alerts.form.timing')}
          items={timing.map((id) => ({ id, label: t(`alerts.form.${id}`) }))}
          value={form.repeats ? 'repeats' : 'once'}
          onChange={(id) => change({ repeats: id === 'repeats' })}
        />
        <p className="text-12 text-fg-3">{t(form.repeats ? 'alerts.form.repeatsText' : 'alerts.form.onceText')}</p>
      </div>
      <div>
        <span className="text-13 text-fg-2">{t('alerts.form.days')}</span>
        <Row>
          <Chips
            label={t('alerts.form.days')}
            items={alertDays.map((days) => ({ id: String(days), label: t('alerts.days', { days }) }))}
            value={String(form.days)}
            onChange={(id) => change({ days: Number(id) })}
          />
        </Row>
      </div>
      <TextField
        label={t('alerts.form.note')}
        value={form.note}
        maxLength={alertNoteMax}
        placeholder={t('alerts.form.notePlaceholder')}
        onChange={(note) => change({ note })}
      />
      <CommandError error={adding.error ?? editing.error} />
      <Button
        isWide
        isBusy={adding.isBusy || editing.isBusy}
        isDisabled={problem !== undefined}
        reason={problem}
        onClick={send}
      >
        {t(alert === undefined ? 'alerts.form.submit' : 'alerts.form.save')}
      </Button>
      {linksToList && (
        <Button
          look="ghost"
          size="small"
          isWide
          onClick={() => {
            onClose();
            navigateTo('/pages/alert/alert');
          }}
        >
          {t('alerts.form.all')}
        </Button>
      )}
    </div>
  );
}

/** Chips reach the edges of a sheet. */
function Row({ children }: { readonly children: ReactNode }) {
  return <div className="-mx-4">{children}</div>;
}
