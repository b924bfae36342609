import type { QuotationRow } from '@candor/api';
import { Empty, SkeletonChart } from '@candor/kit/view';
import { area, curveStepAfter, line } from 'd3-shape';
import { BookDashed } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { useBook } from '#hooks/use-live.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { type DepthCurve, type DepthPoint, depthAt, depthCurve } from '../lib/depth-curve.ts';

const width = 358;
const height = 200;

/** The depth of the book on both sides of the middle, added up. */
export function DepthTab({ pair }: { readonly pair: QuotationRow }) {
  const t = useMessages();
  const format = useFormat();
  const book = useBook(pair.pairId);
  const [touched, setTouched] = useState<number>();
  if (book === undefined) return <SkeletonChart className="mx-4 mt-8 h-50" />;
  const curve = depthCurve(book.bids, book.asks);
  if (curve === undefined || curve.most === 0) {
    return <Empty icon={<BookDashed />} title={t('chart.bookEmpty')} text={t('chart.bookEmptyText')} />;
  }
  const decimals = pair.priceDecimals;
  const price = (value: number) => format.amount(value.toFixed(decimals), decimals);
  const point = touched === undefined ? undefined : depthAt(curve, touched);
  const touch = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setTouched(curve.low + ((event.clientX - box.left) / box.width) * (curve.high - curve.low));
  };
  return (
    <div className="px-4 pt-2">
      <p aria-live="off" className="h-6 text-12 text-fg-2 tabular-nums">
        {point === undefined
          ? t('chart.depthWithin', { price: price(curve.mid) })
          : t('chart.depthAt', {
              amount: format.amount(point.total.toFixed(pair.amountDecimals)),
              asset: pair.baseCode,
              price: price(point.price),
            })}
      </p>
      <svg
        role="img"
        aria-label={t('chart.depthOf', { pair: pair.symbol })}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        onPointerDown={touch}
        onPointerMove={touch}
        onPointerLeave={() => setTouched(undefined)}
        className="block h-50 w-full touch-pan-y"
      >
        <Side curve={curve} points={curve.bids} end={curve.low} colour="var(--up)" />
        <Side curve={curve} points={curve.asks} end={curve.high} colour="var(--down)" />
        {point !== undefined && (
          <line
            x1={xOf(curve, point.price)}
            x2={xOf(curve, point.price)}
            y1={0}
            y2={height}
            stroke="var(--text-3)"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <div className="flex justify-between pt-1.5 pb-3 text-11 text-fg-3 tabular-nums">
        <span>{price(curve.low)}</span>
        <span>{price(curve.mid)}</span>
        <span>{price(curve.high)}</span>
      </div>
    </div>
  );
}

function xOf(curve: DepthCurve, price: number): number {
  return ((price - curve.low) / (curve.high - curve.low)) * width;
}

interface SideProps {
  readonly curve: DepthCurve;
  readonly points: readonly DepthPoint[];
  /** The end of the picture on this side. */
  readonly end: number;
  readonly colour: string;
}

/** A staircase from the best price outward, carried on to the edge. */
function Side({ curve, points, end, colour }: SideProps) {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const stairs = [{ price: first.price, total: 0 }, ...points, { price: end, total: last.total }];
  const x = (point: DepthPoint) => xOf(curve, point.price);
  const y = (point: DepthPoint) => height - (point.total / curve.most) * (height - 8);
  const shape = area<DepthPoint>().x(x).y0(height).y1(y).curve(curveStepAfter);
  const edge = line<DepthPoint>().x(x).y(y).curve(curveStepAfter);
  return (
    <>
      <path d={shape(stairs) ?? ''} fill={colour} opacity="0.14" />
      <path d={edge(stairs) ?? ''} fill="none" stroke={colour} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </>
  );
}
