import { IconButton } from '@candor/kit/view';
import { X } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { lotsDecimals } from '../form/contract-form.ts';
import type { ExitDraft, ExitField } from './exit-drafts.ts';

interface ExitLevelProps {
  readonly draft: ExitDraft;
  /** "Take profit 2", as it is read out. */
  readonly name: string;
  readonly onChange: (draft: ExitDraft) => void;
  readonly onRemove: () => void;
  readonly tick: string;
  readonly priceDecimals: number;
  readonly quoteCode: string;
}

/** One level: where it closes or what it keeps from the best mark, and how much of the position. */
export function ExitLevel({ draft, name, onChange, onRemove, tick, priceDecimals, quoteCode }: ExitLevelProps) {
  const t = useMessages();
  const isTrail = draft.kind === 'trailing_stop';
  const set = (field: ExitField) => (text: string, problem?: AmountProblem) => {
    const others = [...draft.unreadable].filter((one) => one !== field);
    onChange({ ...draft, [field]: text, unreadable: new Set(problem === undefined ? others : [...others, field]) });
  };
  return (
    <div className="flex flex-col gap-1.5">
      {isTrail && (
        <SegmentedControl
          label={t('contract.exitsSheet.trailBy', { exit: name })}
          items={[
            { id: 'percent', label: '%' },
            { id: 'price', label: quoteCode },
          ]}
          value={draft.isPercent ? 'percent' : 'price'}
          onChange={(unit) => onChange({ ...draft, isPercent: unit === 'percent', at: '' })}
        />
      )}
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <StepperField
            key={String(draft.isPercent)}
            label={`${name} (${isTrail && draft.isPercent ? '%' : quoteCode})`}
            step={isTrail && draft.isPercent ? '0.1' : tick}
            decimals={isTrail && draft.isPercent ? 2 : priceDecimals}
            value={draft.at}
            onChange={set('at')}
          />
        </div>
        <IconButton
          label={t('contract.exitsSheet.remove', { exit: name })}
          icon={<X aria-hidden />}
          size={18}
          onClick={onRemove}
        />
      </div>
      <StepperField
        label={`${name}: ${t('contract.form.closesLots')}`}
        step="1"
        decimals={lotsDecimals}
        value={draft.lots}
        onChange={set('lots')}
      />
      {isTrail && (
        <StepperField
          label={t('contract.exitsSheet.trailFrom', { exit: name, asset: quoteCode })}
          step={tick}
          decimals={priceDecimals}
          value={draft.from}
          onChange={set('from')}
        />
      )}
    </div>
  );
}
