import type { TickerRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Checkbox } from '@candor/kit/view';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { PickedCoupon } from '#client/command-keeper.ts';
import type { Book } from '#client/live/book.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { loginHref } from '#client/navigation.ts';
import { currentHref, navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { PercentSlider } from '#ui/PercentSlider.tsx';
import { lazyDialog, lazyPart } from '#ui/lazy-part.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { FormCoupons } from '#features/coupons/FormCoupons.tsx';
import { useTradePreferences } from '#features/desk/trade-preferences.ts';
import type { PairTerms } from '../pair-terms.ts';
import { FormFigures } from './FormFigures.tsx';
import { KindRow } from './KindRow.tsx';
import { ExitFields, OrderFields } from './OrderFields.tsx';
import { conditionCount, mayHaveExits, type OrderForm, orderFormActions } from './order-form.ts';
import { amountForPercent } from './order-percent.ts';
import { problems } from './order-problems.ts';
import { inputFrom } from './order-request.ts';
import { couponPlanOf, percentHeld, summarize } from './order-summary.ts';
import { useOrderFacts } from './use-order-facts.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useCommandTrouble } from '#hooks/use-command-trouble.ts';
import { throughMarket } from './through-market.ts';
import { useProblemText } from './use-problem-text.ts';

const ConfirmSheet = lazyPart(
  () => import('./ConfirmSheet.tsx').then((m) => m.ConfirmSheet),
  ({ form }) => form !== undefined,
);

const AdvancedSheet = lazyDialog(() => import('./AdvancedSheet.tsx').then((m) => m.AdvancedSheet));

interface OrderFormPaneProps {
  readonly form: OrderForm;
  readonly onChange: (form: OrderForm) => void;
  readonly onSide: (side: OrderForm['side']) => void;
  readonly onPlaced: () => void;
  readonly terms: PairTerms;
  readonly ticker: TickerRow;
  readonly book: Book | undefined;
}

/** The order form: binds the pure model to its fields, and sends. */
export function OrderFormPane({ form, onChange, onSide, onPlaced, terms, ticker, book }: OrderFormPaneProps) {
  const t = useMessages();
  const reasonId = useId();
  const isSignedIn = useIsSignedIn();
  const { confirms } = useTradePreferences();
  const facts = useOrderFacts(terms, ticker, book);
  const problemText = useProblemText(terms);
  const troubleText = useCommandTrouble();
  // The order in question stays unchanged, whatever the market does behind the sheet.
  const [asked, setAsked] = useState<OrderForm>();
  const [isAdvanced, setIsAdvanced] = useState(false);
  const place = usePlaceOrder(terms, form.side, () => {
    setAsked(undefined);
    onPlaced();
  });
  const outcome = summarize(form, facts);
  const summary = outcome?.ok ? outcome.value : undefined;
  const [problem] = problems(form, facts);
  const change = (next: OrderForm) => {
    place.clearError();
    onChange(next);
  };
  function setPercent(percent: number): void {
    const amount = amountForPercent(form, facts, percent);
    if (amount !== undefined) change(orderFormActions.setPercent(form, percent, amount));
  }
  const count = conditionCount(form);
  const isTrading = ticker.status === 'trading';
  const canSubmit = isSignedIn && problem === undefined && isTrading;
  const [coupon, setCoupon] = useState<PickedCoupon>({});
  function submit(): void {
    if (!canSubmit) return;
    // A price far through the market is confirmed also by those who are not asked otherwise.
    if (confirms || throughMarket(form, facts) !== undefined) setAsked(form);
    else void place.run(inputFrom(form, terms), coupon);
  }
  const reason =
    place.error !== undefined && asked === undefined
      ? troubleText(place.error)
      : !isTrading
        ? t('errors.pair_not_trading')
        : isSignedIn && problem !== undefined
          ? problemText(problem)
          : '';
  const isMistake = place.error !== undefined || problem?.kind === 'refused' || problem?.kind === 'unreadable';
  return (
    <form
      aria-label={t('trade.form')}
      className="flex min-w-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SegmentedControl
        label={t('trade.side')}
        items={[
          { id: 'buy', label: t('words.sides.buy'), tone: 'up' },
          { id: 'sell', label: t('words.sides.sell'), tone: 'down' },
        ]}
        value={form.side}
        onChange={onSide}
      />
      <KindRow form={form} onChange={change} terms={terms} />
      <OrderFields form={form} onChange={change} terms={terms} />
      <PercentSlider
        label={t('common.percentOfAvailable')}
        value={percentHeld(form, facts, summary?.hold)}
        onChange={setPercent}
        isDisabled={!isSignedIn}
      />
      <FormFigures form={form} terms={terms} summary={summary} />
      {mayHaveExits(form) && (
        <Checkbox isChecked={form.hasExits} onChange={(isOn) => change(orderFormActions.setExits(form, isOn))}>
          {t(form.side === 'buy' ? 'trade.exits' : 'trade.buyBack')}
        </Checkbox>
      )}
      {mayHaveExits(form) && form.hasExits && <ExitFields form={form} onChange={change} terms={terms} />}
      {form.kind !== 'oco' && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsAdvanced(true)}
          className="press tap flex items-center justify-between text-13 text-fg-2"
        >
          {t('trade.advanced')}
          <span className="flex items-center gap-1 text-fg-3">
            {count > 0 && <span className="tabular-nums text-accent">{count}</span>}
            <ChevronRight aria-hidden className="size-3.5" />
          </span>
        </button>
      )}
      {isSignedIn && !confirms && (
        <FormCoupons plan={canSubmit ? couponPlanOf(form, facts) : undefined} onPick={setCoupon} />
      )}
      <div className="mt-auto flex flex-col gap-1">
        <p
          id={reasonId}
          role="status"
          className={cx('flex min-h-8 items-end text-12', isMistake ? 'text-danger' : 'text-fg-3')}
        >
          {reason}
        </p>
        {isSignedIn ? (
          <Button
            type="submit"
            isWide
            size="medium"
            look={form.side}
            isBusy={place.isBusy && asked === undefined}
            isDisabled={!canSubmit}
            aria-describedby={reasonId}
          >
            {t(`trade.${form.side}`, { asset: terms.baseCode })}
          </Button>
        ) : (
          <Button isWide size="medium" onClick={() => navigateTo(loginHref(currentHref()))}>
            {t('common.logIn')}
          </Button>
        )}
      </div>
      <AdvancedSheet
        isOpen={isAdvanced}
        onClose={() => setIsAdvanced(false)}
        form={form}
        onChange={change}
        terms={terms}
      />
      <ConfirmSheet
        form={asked}
        facts={facts}
        place={place}
        onClose={() => {
          place.clearError();
          setAsked(undefined);
        }}
      />
    </form>
  );
}
