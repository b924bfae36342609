import { atomsToText, priceToText } from '@candor/money';
import { type Direction, directions, type Lots } from '@candor/exchange/rules';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { profitAtExit } from '#features/position-model/ticket-figures.ts';
import { type ExitDraft, exitDraftsProblem, priceOf } from '../exits/exit-drafts.ts';
import { ExitSections } from '../exits/ExitSections.tsx';
import { useExitNames } from '../exits/use-exit-names.ts';
import { lotsOf } from '../lots.ts';
import type { ContractPair } from '../use-contract-market.ts';
import type { ContractForm } from './contract-form.ts';
import { type ContractFacts, figuresOf } from './contract-problems.ts';
import { basisOf, type FilledOrder, inLots, orderExitsProblem, wholeShare } from './order-exits.ts';

interface OrderExitsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly form: ContractForm;
  readonly onChange: (exits: readonly ExitDraft[]) => void;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
}

/** Exits of an order in levels: of each kind up to five, by price or by return, with the result of each in either direction. */
export function OrderExitsSheet({ isOpen, onClose, ...fields }: OrderExitsSheetProps) {
  const t = useMessages();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('contract.exitsSheet.title')}
      footer={
        <Button isWide onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      {isOpen && <OrderExits {...fields} />}
    </Sheet>
  );
}

function OrderExits({ form, onChange, pair, facts }: Omit<OrderExitsSheetProps, 'isOpen' | 'onClose'>) {
  const t = useMessages();
  const { problemText } = useExitNames();
  const { row, rules } = pair;
  // Before a size is typed a return is reckoned on the smallest order; only what it brings is not known.
  const lots = lotsOf(form.lots);
  const sized: ContractForm = lots === undefined ? { ...form, lots: atLeast(rules.lotsMin) } : form;
  const orders = directions.flatMap((direction) => {
    const figures = figuresOf(sized, facts, direction);
    return figures === undefined ? [] : [{ direction, lots: lots ?? rules.lotsMin, figures }];
  });
  const problems = orders.map((order) => ({
    direction: order.direction,
    problem: lots === undefined ? undefined : orderExitsProblem(form, facts, order),
  }));
  // Levels that are wrong one way only are right the other way.
  const isWrong = problems.length > 0 && problems.every(({ problem }) => problem !== undefined);
  const [first, second] = problems;
  const isSame = first?.problem?.kind === second?.problem?.kind && first?.problem?.kind !== 'exit_side';
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-fg-2">{t('contract.form.exitStepsText')}</p>
      <ExitSections
        drafts={form.exits}
        onChange={onChange}
        whole={wholeShare}
        sizing="share"
        tick={row.terms.tick}
        priceDecimals={rules.priceDecimals}
        quoteCode={row.quoteCode}
        renderNote={(draft) => (
          <ExitResults
            draft={draft}
            orders={orders}
            isSized={lots !== undefined}
            form={form}
            pair={pair}
            facts={facts}
          />
        )}
      />
      <p role="status" className="min-h-4 text-12 text-danger">
        {isWrong &&
          problems
            .slice(0, isSame ? 1 : undefined)
            .map(({ direction, problem }) => {
              const reason = problem === undefined ? '' : problemText(problem, row.terms.tick);
              if (isSame) return reason;
              return t('contract.form.inDirection', { direction: t(`contract.directions.${direction}`), reason });
            })
            .join(' ')}
      </p>
    </div>
  );
}

function atLeast(lots: Lots): string {
  return String(lots / 100);
}

interface ExitResultsProps extends Pick<OrderExitsSheetProps, 'form' | 'pair' | 'facts'> {
  readonly draft: ExitDraft;
  readonly orders: readonly FilledOrder[];
  /** False while the order has no size. */
  readonly isSized: boolean;
}

/** The result of a level in each direction in which it lies on its side of the price. */
function ExitResults({ draft, orders, isSized, form, pair, facts }: ExitResultsProps) {
  const { rules } = pair;
  return (
    <span className="flex flex-col items-end">
      {orders.map((order) => {
        const basis = basisOf(facts, order);
        const { size } = inLots(form.exits, order.lots).find(({ id }) => id === draft.id) ?? draft;
        const price = priceOf(draft, basis);
        const isWrong = exitDraftsProblem([{ ...draft, size }], [], basis) !== undefined;
        if (price === undefined || isWrong) return null;
        const profit = profitAtExit(rules, basis, lotsOf(size) ?? order.lots, price);
        return (
          <ExitResult
            key={order.direction}
            direction={order.direction}
            price={draft.isPercent ? priceToText(price) : undefined}
            profit={isSized ? atomsToText(profit, rules.grid.quoteScale) : undefined}
            pair={pair}
          />
        );
      })}
    </span>
  );
}

interface ExitResultProps {
  readonly direction: Direction;
  /** Absent: it is in the field. */
  readonly price: string | undefined;
  /** Absent while the order has no size. */
  readonly profit: string | undefined;
  readonly pair: ContractPair;
}

/** "Long: 63,000.0 · +29.97 USDT". */
function ExitResult({ direction, price, profit, pair }: ExitResultProps) {
  const t = useMessages();
  const format = useFormat();
  if (price === undefined && profit === undefined) return null;
  return (
    <span className="tabular-nums">
      {t(`contract.directions.${direction}`)}: {price !== undefined && format.amount(price, pair.rules.priceDecimals)}
      {price !== undefined && profit !== undefined && ' · '}
      {profit !== undefined && <AmountText value={profit} decimals={2} unit={pair.row.quoteCode} isChange />}
    </span>
  );
}
