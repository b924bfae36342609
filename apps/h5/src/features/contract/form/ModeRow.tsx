import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { type ContractForm, contractFormActions } from './contract-form.ts';
import type { ContractFacts } from './contract-problems.ts';

const MultipleSheet = lazyDialog(() => import('./MultipleSheet.tsx').then((m) => m.MultipleSheet));

interface ModeRowProps {
  readonly form: ContractForm;
  readonly onChange: (form: ContractForm) => void;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
}

const box =
  'press flex h-[2.625rem] min-w-0 flex-1 items-center justify-center gap-1 rounded-control bg-inset px-2 text-14 inset-ring inset-ring-line-field';
const modes = ['cross', 'isolated'] as const;

/** Margin mode and multiple, each behind a sheet that explains it. */
export function ModeRow({ form, onChange, pair, facts }: ModeRowProps) {
  const t = useMessages();
  const [open, setOpen] = useState<'mode' | 'multiple'>();
  const close = () => setOpen(undefined);
  const times = t('contract.times', { multiple: String(form.multiple) });
  return (
    <div className="flex gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('contract.form.marginMode')}: ${t(`contract.marginModes.${form.marginMode}`)}`}
        onClick={() => setOpen('mode')}
        className={box}
      >
        <span className="truncate">{t(`contract.marginModes.${form.marginMode}`)}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-fg-3" />
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('contract.form.multiple')}: ${times}`}
        onClick={() => setOpen('multiple')}
        className={box}
      >
        <span className="tabular-nums">{times}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-fg-3" />
      </button>
      <SelectSheet
        isOpen={open === 'mode'}
        onClose={close}
        title={t('contract.form.marginMode')}
        options={modes.map((id) => ({
          id,
          label: t(`contract.marginModes.${id}`),
          text: t(`contract.marginHints.${id}`),
        }))}
        value={form.marginMode}
        onChange={(mode) => onChange(contractFormActions.setMarginMode(form, mode))}
      />
      <MultipleSheet
        isOpen={open === 'multiple'}
        onClose={close}
        form={form}
        pair={pair}
        facts={facts}
        onTake={(multiple) => {
          close();
          onChange(contractFormActions.setMultiple(form, multiple));
        }}
      />
    </div>
  );
}
