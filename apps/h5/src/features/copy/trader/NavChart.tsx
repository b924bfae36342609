import type { NavPoint } from '@candor/api';
import { dayTimeText } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AreaChart } from '#ui/AreaChart.tsx';
import { type NavShape, navText } from './nav-view.ts';

interface NavChartProps {
  readonly navs: readonly NavPoint[];
  readonly shape: NavShape;
}

/** Worth of a unit over time, with its scale beside it. */
export function NavChart({ navs, shape }: NavChartProps) {
  const t = useMessages();
  const format = useFormat();
  const { places, low, high, direction } = shape;
  const unitText = (nav: number) => format.amount(navText(nav));
  const label = { from: momentOf(navs[0]), to: momentOf(navs.at(-1)), low: navText(low), high: navText(high) };
  return (
    <div className="relative mr-12">
      <div
        aria-hidden
        className="absolute inset-y-0 left-full flex flex-col justify-between pl-2 text-11 text-fg-3 tabular-nums"
      >
        <span>{unitText(high)}</span>
        <span>{unitText(low)}</span>
      </div>
      <AreaChart
        places={places}
        direction={direction}
        height={140}
        label={t('copy.chart.label', label)}
        valueText={(index) => `${momentOf(navs[index])} ${unitText(navs[index]?.nav ?? 0)}`}
        renderValue={(index) => (
          <>
            {momentOf(navs[index])} <span className="font-semibold text-fg">{unitText(navs[index]?.nav ?? 0)}</span>
          </>
        )}
      />
    </div>
  );
}

function momentOf(point: NavPoint | undefined): string {
  return point === undefined ? '' : dayTimeText(point.atMs);
}
