import type { Direction } from '@candor/exchange/rules';
import { listContractTickets, listCoupons, openContract, textOfLots } from '@candor/api';
import { cx } from '@candor/kit';
import { Checkbox } from '@candor/kit/view';
import { useState } from 'react';
import { loginHref } from '#client/navigation.ts';
import type { PickedCoupon } from '#client/command-keeper.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { currentHref, navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { PercentSlider } from '#ui/PercentSlider.tsx';
import { lazyDialog, lazyPart } from '#ui/lazy-part.tsx';
import { useCommandTrouble } from '#hooks/use-command-trouble.ts';
import { FormCoupons } from '#features/coupons/FormCoupons.tsx';
import { useTradePreferences } from '#features/desk/trade-preferences.ts';
import type { ContractPair } from '../use-contract-market.ts';
import { ContractFields } from './ContractFields.tsx';
import { lotsOf } from '../lots.ts';
import { type ContractForm, contractFormActions, kindOf } from './contract-form.ts';
import {
  type ContractFacts,
  figuresOf,
  isMistake,
  lotsForPercent,
  percentHeld,
  problemOf,
} from './contract-problems.ts';
import { couponPlanOf, inputFrom } from './contract-request.ts';
import { amountOf, sized } from './contract-size.ts';
import type { AskedOrder } from './ConfirmOpenFacts.tsx';
import { ModeRow } from './ModeRow.tsx';
import { OpenButton } from './OpenButton.tsx';
import { orderExits } from './order-exits.ts';
import { PreviewLines } from './PreviewLines.tsx';
import { useContractPreview } from './use-contract-preview.ts';
import { useContractProblem } from './use-contract-problem.ts';
import { type Command, useCommand } from '#hooks/use-command.ts';
import { toast } from '#ui/Toast.tsx';

const ConfirmOpenSheet = lazyPart(
  () => import('./ConfirmOpenSheet.tsx').then((m) => m.ConfirmOpenSheet),
  ({ asked }) => asked !== undefined,
);

const FormExits = lazyPart(
  () => import('./FormExits.tsx').then((m) => m.FormExits),
  ({ form }) => form.hasExits && !form.trails,
);
const FundButton = lazyPart(
  () => import('./FundButton.tsx').then((m) => m.FundButton),
  ({ isWanted }) => isWanted,
);

const CostSheet = lazyDialog(() => import('./CostSheet.tsx').then((m) => m.CostSheet));

interface ContractFormPaneProps {
  readonly form: ContractForm;
  readonly onChange: (form: ContractForm) => void;
  /** The order was taken, under this number. */
  readonly onOpened: (ticketId: number) => void;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
}

const directions = ['long', 'short'] as const;

/** The order form: binds the pure model to its fields, and sends in the direction that is pressed. */
export function ContractFormPane({ form, onChange, onOpened, pair, facts }: ContractFormPaneProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const { confirms } = useTradePreferences();
  const problemText = useContractProblem(pair.row.terms.tick);
  const troubleText = useCommandTrouble();
  // The order in question stays unchanged, whatever the market does behind the sheet.
  const [asked, setAsked] = useState<AskedOrder>();
  const [sending, setSending] = useState<Direction>();
  const [isCostOpen, setIsCostOpen] = useState(false);
  const open = useOpenContract(kindOf(form) === 'market', (ticketId) => {
    setAsked(undefined);
    onOpened(ticketId);
  });
  const previews = {
    long: useContractPreview(form, 'long', pair.row, isSignedIn).figures,
    short: useContractPreview(form, 'short', pair.row, isSignedIn).figures,
  };
  const found = { long: problemOf(form, facts, 'long'), short: problemOf(form, facts, 'short') };
  const figures = { long: figuresOf(form, facts, 'long'), short: figuresOf(form, facts, 'short') };
  // A problem of both directions is told once, one of a single direction with its name.
  const isShared = found.long !== undefined && found.short?.kind === found.long.kind && found.long.kind !== 'exit_side';
  // Coupons on the form are for the direction that can be opened.
  const previewed = found.long === undefined ? previews.long : found.short === undefined ? previews.short : undefined;
  const [coupon, setCoupon] = useState<PickedCoupon>({});
  const change = (next: ContractForm) => {
    open.clearError();
    onChange(sized(next, facts));
  };
  function setPercent(percent: number): void {
    const lots = lotsForPercent(form, facts, percent);
    if (lots === undefined) return;
    change(contractFormActions.setPercent(form, percent, textOfLots(lots), amountOf(form, facts, form.unit, lots)));
  }
  function press(direction: Direction): void {
    // An amount comes to as many lots as at the price of now.
    const wanted = sized(form, facts);
    const lots = lotsOf(wanted.lots);
    const filled = figuresOf(wanted, facts, direction);
    if (lots === undefined || filled === undefined || found[direction] !== undefined) return;
    const exits = orderExits(wanted, facts, { direction, lots, figures: filled });
    if (confirms) return setAsked({ form: wanted, direction, exits });
    setSending(direction);
    void open.run(inputFrom(wanted, direction, lots, pair.row, exits), coupon);
  }
  const error = open.error === undefined || asked !== undefined ? undefined : troubleText(open.error);
  const isUnfunded = facts.spendable === 0n;
  const told = directions.flatMap((direction) => {
    const problem = found[direction];
    if (problem === undefined || !isSignedIn || isUnfunded || (isShared && direction === 'short')) return [];
    const reason = problemText(problem);
    if (isShared) return [reason];
    return [t('contract.form.inDirection', { direction: t(`contract.directions.${direction}`), reason })];
  });
  const reason = error ?? told.join(' ');
  const isWrong = error !== undefined || directions.some((one) => found[one] !== undefined && isMistake(found[one]));
  return (
    <form
      aria-label={t('contract.form.label')}
      className="flex min-w-0 flex-col gap-1.5"
      onSubmit={(event) => event.preventDefault()}
    >
      <ModeRow form={form} onChange={change} pair={pair} facts={facts} />
      <ContractFields form={form} onChange={change} pair={pair} facts={facts} />
      <PercentSlider
        label={t('common.percentOfAvailable')}
        value={percentHeld(form, facts)}
        onChange={setPercent}
        isDisabled={!isSignedIn || facts.index === undefined}
      />
      {!form.trails && (
        <Checkbox isChecked={form.hasExits} onChange={(isOn) => change(contractFormActions.setExits(form, isOn))}>
          {t('trade.exits')}
        </Checkbox>
      )}
      <FormExits form={form} onChange={change} pair={pair} facts={facts} />
      <PreviewLines pair={pair} facts={facts} figures={figures.long} onDetails={() => setIsCostOpen(true)} />
      <p role="status" className={cx('flex min-h-4 items-end text-12', isWrong ? 'text-danger' : 'text-fg-3')}>
        {reason}
      </p>
      {isSignedIn && !confirms && <FormCoupons plan={previewed && couponPlanOf(previewed, pair)} onPick={setCoupon} />}
      <FundButton isWanted={isUnfunded} row={pair.row} />
      {isUnfunded ? null : isSignedIn ? (
        <div className="flex gap-2">
          {directions.map((direction) => (
            <OpenButton
              key={direction}
              direction={direction}
              figures={figures[direction]}
              preview={previews[direction]}
              isIsolated={form.marginMode === 'isolated'}
              decimals={pair.rules.priceDecimals}
              isDisabled={found[direction] !== undefined || open.isBusy}
              isBusy={open.isBusy && asked === undefined && sending === direction}
              onPress={() => press(direction)}
            />
          ))}
        </div>
      ) : (
        <Button isWide size="medium" onClick={() => navigateTo(loginHref(currentHref()))}>
          {t('common.logIn')}
        </Button>
      )}
      <CostSheet
        isOpen={isCostOpen}
        onClose={() => setIsCostOpen(false)}
        pair={pair}
        isIsolated={form.marginMode === 'isolated'}
        long={{ figures: figures.long, preview: previews.long }}
        short={{ figures: figures.short, preview: previews.short }}
      />
      <ConfirmOpenSheet
        asked={asked}
        pair={pair}
        facts={facts}
        open={open}
        onClose={() => {
          open.clearError();
          setAsked(undefined);
        }}
      />
    </form>
  );
}

/** Sends an order once, announces that it waits or fills at the next tick, and leaves refusals to be shown in place. */
function useOpenContract(isMarket: boolean, onOpened: (ticketId: number) => void): Command<typeof openContract> {
  const t = useMessages();
  return useCommand(openContract, {
    invalidates: [listContractTickets, listCoupons],
    onFailed: () => true,
    onDone: ({ ticketId }) => {
      toast('success', isMarket ? t('contract.notices.sent') : t('notices.orderPlaced'), `ticket:${ticketId}`);
      onOpened(ticketId);
    },
  });
}
