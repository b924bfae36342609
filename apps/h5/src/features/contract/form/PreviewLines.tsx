import { atomsToText } from '@candor/money';
import { ChevronRight, CirclePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import type { OpenFigures } from '#features/position-model/open-figures.ts';
import type { ContractPair } from '../use-contract-market.ts';
import type { ContractFacts } from './contract-problems.ts';

interface PreviewLinesProps {
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
  /** Of a long: the two directions differ by the spread only. Absent while there are no lots. */
  readonly figures: OpenFigures | undefined;
  readonly onDetails: () => void;
}

/** The available amount and the part of it that the order needs, updated while typing; the rest is a tap away. */
export function PreviewLines({ pair, facts, figures, onDetails }: PreviewLinesProps) {
  const t = useMessages();
  const { quoteScale } = pair.rules.grid;
  const amount = (value: OpenFigures['margin'] | undefined) =>
    value === undefined ? undefined : atomsToText(value, quoteScale);
  return (
    <div>
      <Line label={t('common.available')}>
        <AmountText
          value={amount(facts.spendable)}
          decimals={2}
          unit={pair.row.quoteCode}
          isPrivate
          className="truncate [&>span]:text-fg"
        />
        <button
          type="button"
          aria-label={t('trade.addFunds')}
          onClick={() =>
            navigateTo('/pages/fund/transfer', {
              currency: pair.row.quoteAssetId,
              to: 'contract',
              back: pair.row.symbol,
            })
          }
          className="press tap shrink-0 text-accent"
        >
          <CirclePlus aria-hidden className="size-[0.9375rem]" />
        </button>
      </Line>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onDetails}
        className="press flex min-h-6 w-full items-center justify-between gap-2 text-12"
      >
        <span className="flex items-center gap-0.5 text-fg-3">
          {t('contract.form.cost')}
          <ChevronRight aria-hidden className="size-3.5" />
        </span>
        <AmountText value={amount(figures?.hold)} decimals={2} unit={pair.row.quoteCode} className="[&>span]:text-fg" />
      </button>
    </div>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-6 items-center justify-between gap-2 text-12">
      <span className="shrink-0 text-fg-3">{label}</span>
      <span className="flex min-w-0 items-center gap-1 text-right">{children}</span>
    </div>
  );
}
