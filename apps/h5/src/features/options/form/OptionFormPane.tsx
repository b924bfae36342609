import type { OptionLimitsRow, OptionMarketRow } from '@candor/api';
import { cx } from '@candor/kit';
import { atomsFromText } from '@candor/money';
import { useId } from 'react';
import { loginHref } from '#client/navigation.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { currentHref, navigateTo } from '#app/navigation.ts';
import { CouponField } from '#features/coupons/CouponField.tsx';
import { useCouponChoice } from '#features/coupons/use-coupon-choice.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { DurationCards } from './DurationCards.tsx';
import { BreakEvenWarning, ExpectedValue } from './Odds.tsx';
import {
  couponPlanOf,
  durationOf,
  mostStake,
  type OptionForm,
  optionFormActions,
  presetsFor,
  problems,
  summarize,
} from './option-form.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { StakeRow } from './StakeRow.tsx';
import { useBuyOption } from './use-buy-option.ts';
import { useProblemText } from './use-problem-text.ts';

interface OptionFormPaneProps {
  readonly form: OptionForm;
  readonly onChange: (form: OptionForm) => void;
  readonly market: OptionMarketRow;
  readonly limits: OptionLimitsRow | undefined;
  /** The reason that nobody can buy now. */
  readonly barrier: string | undefined;
  readonly refetchTerms: () => void;
}

/** Duration, stake, expectation, up or down: binds the pure model and buys. */
export function OptionFormPane({ form, onChange, market, limits, barrier, refetchTerms }: OptionFormPaneProps) {
  const t = useMessages();
  const reasonId = useId();
  const isSignedIn = useIsSignedIn();
  const problemText = useProblemText(market);
  const shownAvailable = useAvailable('options', market.assetId);
  const available = shownAvailable === undefined ? undefined : atomsFromText(shownAvailable, market.scale);
  const facts = { market, available: isSignedIn ? available : undefined, limits };
  const [problem] = problems(form, facts);
  const coupons = useCouponChoice(isSignedIn && problem === undefined ? couponPlanOf(form, market) : undefined);
  const buying = useBuyOption(form, market, { coupon: coupons.picked, refetchTerms });
  const change = (next: OptionForm) => {
    buying.clearError();
    onChange(next);
  };
  const duration = durationOf(form, market);
  const isMistake = problem !== undefined && problem.kind !== 'missing';
  const before = form.repeats && t('options.repeats', { direction: t(`options.directions.${form.repeats}`) });
  const reason = barrier ?? (isSignedIn && problem !== undefined ? problemText(problem) : before);
  return (
    <section aria-label={t('trade.form')} className="flex flex-col gap-3 px-4">
      <DurationCards
        durations={market.terms.durations}
        value={duration?.seconds}
        onChange={(seconds) => change(optionFormActions.setSeconds(form, seconds))}
      />
      <StakeRow
        code={market.code}
        value={form.stake}
        decimals={market.scale}
        onChange={(stake, trouble) => change(optionFormActions.setStake(form, stake, trouble === undefined))}
        presets={presetsFor(market)}
        most={isSignedIn ? mostStake(form, facts) : undefined}
        isWrong={isMistake && problem.kind !== 'unreadable'}
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-13">
        <span className="text-fg-2">
          {t('common.available')}{' '}
          <AmountText
            value={isSignedIn ? shownAvailable : undefined}
            decimals={2}
            unit={market.code}
            isPrivate
            className="font-medium text-fg [&>span]:text-fg"
          />
        </span>
        {duration !== undefined && <ExpectedValue payout={duration.payout} />}
      </p>
      {duration !== undefined && <BreakEvenWarning payout={duration.payout} />}
      <div className="sticky bottom-0 z-(--z-sticky) -mx-4 flex flex-col gap-2 bg-bg px-4 pt-1 pb-3">
        <CouponField choice={coupons} />
        {buying.error === undefined ? (
          <p
            id={reasonId}
            role="status"
            className={cx(
              'text-12',
              coupons.usable.length === 0 ? 'min-h-4' : 'empty:hidden',
              isMistake || barrier ? 'text-danger' : 'text-fg-3',
            )}
          >
            {reason}
          </p>
        ) : (
          <RefusalNote buying={buying} market={market} />
        )}
        {isSignedIn ? (
          <BuyButtons
            buying={buying}
            repeats={form.repeats}
            back={summarize(form, facts)?.back}
            market={market}
            isDisabled={barrier !== undefined || problem !== undefined}
            reasonId={reasonId}
          />
        ) : (
          <Button isWide onClick={() => navigateTo(loginHref(currentHref()))}>
            {t('common.logIn')}
          </Button>
        )}
      </div>
    </section>
  );
}
