import { atomsToText } from '@candor/money';
import { ArrowRight, CirclePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContractPreviewRow } from '@candor/api';
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
  readonly preview: ContractPreviewRow | undefined;
}

/** The cost of the order and its effect on the account, updated while typing. */
export function PreviewLines({ pair, facts, figures, preview }: PreviewLinesProps) {
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
          <CirclePlus aria-hidden className="size-[15px]" />
        </button>
      </Line>
      <Line label={t('contract.form.margin')}>
        <AmountText value={amount(figures?.margin)} decimals={2} />
      </Line>
      <Line label={t('common.fee')}>
        <AmountText value={amount(figures?.fee)} decimals={4} />
      </Line>
      <Line label={t('contract.form.overnight')}>
        <AmountText value={amount(figures?.overnight)} decimals={4} />
      </Line>
      <Line label={t('contract.form.riskRate')}>
        <RatePair before={preview?.riskRateBefore} after={preview?.riskRateAfter} />
      </Line>
    </div>
  );
}

/** The risk rate before and after, in whole percents. */
export function RatePair({
  before,
  after,
}: {
  readonly before: string | undefined;
  readonly after: string | undefined;
}) {
  return (
    <>
      <RateText value={before} />
      <ArrowRight aria-hidden className="size-3 shrink-0 text-fg-3" />
      <RateText value={after} />
    </>
  );
}

function RateText({ value }: { readonly value: string | undefined }) {
  return (
    <span className="tabular-nums">
      <AmountText value={value} decimals={0} />
      {value !== undefined && '%'}
    </span>
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
