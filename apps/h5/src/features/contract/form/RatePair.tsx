import { ArrowRight } from 'lucide-react';
import { AmountText } from '#ui/AmountText.tsx';

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
