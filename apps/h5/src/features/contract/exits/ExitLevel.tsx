import { IconButton } from '@candor/kit/view';
import { X } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { lotsDecimals } from '../lots.ts';
import type { ExitDraft, ExitField } from './exit-drafts.ts';

export interface ExitLevelMarket {
  readonly tick: string;
  readonly priceDecimals: number;
  readonly quoteCode: string;
  /** The unit in which a level says how much it closes. */
  readonly sizing: 'lots' | 'share';
}

interface ExitLevelProps extends ExitLevelMarket {
  readonly draft: ExitDraft;
  /** "Take profit 2", as it is read out. */
  readonly name: string;
  readonly onChange: (draft: ExitDraft) => void;
  readonly onRemove: () => void;
}

/** One level: where it closes or what it keeps from the best mark, and how much of the position. */
export function ExitLevel({ draft, name, onChange, onRemove, tick, priceDecimals, quoteCode, sizing }: ExitLevelProps) {
  const t = useMessages();
  const { kind, isPercent } = draft;
  const isTrail = kind === 'trailing_stop';
  // A loss is typed without its sign.
  const percent = { take_profit: 'gainUnit', stop_loss: 'lossUnit' } as const;
  const unit = !isPercent ? quoteCode : isTrail ? '%' : t(`contract.exitsSheet.${percent[kind]}`);
  const closes = t(sizing === 'lots' ? 'contract.form.closesLots' : 'contract.exitsSheet.closesShare');
  const set = (field: ExitField) => (text: string, problem?: AmountProblem) => {
    const others = [...draft.unreadable].filter((one) => one !== field);
    onChange({ ...draft, [field]: text, unreadable: new Set(problem === undefined ? others : [...others, field]) });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-1">
        <SegmentedControl
          className="min-w-0 flex-1"
          label={t(isTrail ? 'contract.exitsSheet.trailBy' : 'contract.exitsSheet.setBy', { exit: name })}
          items={[
            { id: 'price', label: isTrail ? quoteCode : t('contract.exitsSheet.byPrice') },
            { id: 'percent', label: isTrail ? '%' : t('contract.exitsSheet.byReturn') },
          ]}
          value={isPercent ? 'percent' : 'price'}
          onChange={(way) => onChange({ ...draft, isPercent: way === 'percent', at: '' })}
        />
        <IconButton
          label={t('contract.exitsSheet.remove', { exit: name })}
          icon={<X aria-hidden />}
          size={18}
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.25rem),1fr))] gap-1.5">
        <StepperField
          key={String(isPercent)}
          label={`${name} (${unit})`}
          step={isPercent ? (isTrail ? '0.1' : '5') : tick}
          decimals={isPercent ? 2 : priceDecimals}
          value={draft.at}
          onChange={set('at')}
        />
        <StepperField
          label={closes}
          name={`${name}: ${closes}`}
          step={sizing === 'lots' ? '1' : '5'}
          decimals={lotsDecimals}
          value={draft.size}
          onChange={set('size')}
        />
      </div>
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
