import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { emptyDraft, type ExitDraft } from '../exits/exit-drafts.ts';
import { useExitNames } from '../exits/use-exit-names.ts';
import type { ContractPair } from '../use-contract-market.ts';
import { type ContractForm, contractFormActions } from './contract-form.ts';
import type { ContractFacts } from './contract-problems.ts';
import { arePlain, exitsOf } from './order-exits.ts';

const OrderExitsSheet = lazyDialog(() => import('./OrderExitsSheet.tsx').then((m) => m.OrderExitsSheet));

interface FormExitsProps {
  readonly form: ContractForm;
  readonly onChange: (form: ContractForm) => void;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
}

/** The exits of the order, where it has some: a price of each kind in the form itself, levels as lines that lead to their sheet. */
export function FormExits({ form, onChange, pair, facts }: FormExitsProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (!form.hasExits || form.trails) return null;
  const { exits } = form;
  const set = (next: readonly ExitDraft[]) => onChange(contractFormActions.changeExits(form, next));
  return (
    <>
      {arePlain(exits) ? (
        <PlainExits exits={exits} onChange={set} pair={pair} />
      ) : (
        <ExitLines exits={exitsOf(form)} pair={pair} />
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="press tap self-start text-12 font-medium text-accent"
      >
        {t(arePlain(exits) ? 'contract.form.exitSteps' : 'contract.form.changeExits')}
      </button>
      <OrderExitsSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        form={form}
        onChange={set}
        pair={pair}
        facts={facts}
      />
    </>
  );
}

interface ExitsProps {
  readonly exits: readonly ExitDraft[];
  readonly pair: ContractPair;
}

function PlainExits({
  exits,
  onChange,
  pair,
}: ExitsProps & { readonly onChange: (exits: readonly ExitDraft[]) => void }) {
  const { nameOf } = useExitNames();
  return (['take_profit', 'stop_loss'] as const).map((kind, place) => {
    const draft = exits.find((one) => one.kind === kind) ?? emptyDraft(kind, 100 + place);
    return (
      <StepperField
        key={kind}
        label={`${nameOf(kind)} (${pair.row.quoteCode})`}
        step={pair.row.terms.tick}
        decimals={pair.rules.priceDecimals}
        value={draft.at}
        onChange={(at, problem) =>
          onChange([
            ...exits.filter((one) => one.kind !== kind),
            { ...draft, at, unreadable: new Set(problem === undefined ? [] : (['at'] as const)) },
          ])
        }
      />
    );
  });
}

/** A level a line: what it waits for, and how much it closes. */
function ExitLines({ exits, pair }: ExitsProps) {
  const t = useMessages();
  const format = useFormat();
  const { nameOf } = useExitNames();
  const atOf = ({ kind, at, isPercent }: ExitDraft) => {
    if (!isPercent) return format.amount(at, pair.rules.priceDecimals);
    if (kind === 'trailing_stop') return `${format.amount(at)}%`;
    return `${kind === 'stop_loss' ? '−' : '+'}${format.amount(at)}%`;
  };
  return (
    <ul className="flex flex-col gap-1 text-12">
      {exits
        .filter(({ at }) => at !== '')
        .map((draft) => (
          <li key={draft.id} className="flex flex-wrap justify-between gap-x-2">
            <span className="text-fg-3">{nameOf(draft.kind)}</span>
            <span className="tabular-nums">
              {atOf(draft)} · {draft.size === '' ? t('contract.form.closesAll') : `${format.amount(draft.size)}%`}
            </span>
          </li>
        ))}
    </ul>
  );
}
