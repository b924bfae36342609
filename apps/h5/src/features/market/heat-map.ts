import type { QuotationRow } from '@candor/api';
import { hierarchy, treemap } from 'd3-hierarchy';

/** A pair's rectangle, in percent of the map's box. */
export interface Tile {
  readonly row: QuotationRow;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The proportions of a phone's page; on a wider one all tiles are as much wider. */
const box = { width: 358, height: 560 } as const;
/** Beyond it a change has the strongest colour, in percent. */
const strongest = 6;
const shadeMin = 8;
const shadeMax = 42;

/**
 * The pairs as rectangles that fill a box, the largest first. An area grows with the square root of the day's volume: in its
 * own proportion the first coin would leave no room for the tenth. Only volumes of one quote asset can be compared, so pairs
 * of the others are left out.
 */
export function tilesOf(rows: readonly QuotationRow[], volumeOf: (row: QuotationRow) => number): readonly Tile[] {
  const comparable = rows.filter(({ quoteCode }) => quoteCode === 'USDT');
  const shown = comparable.length > 0 ? comparable : rows;
  const root = hierarchy<{
    readonly row?: QuotationRow;
    readonly children?: readonly { readonly row: QuotationRow }[];
  }>({
    children: shown.map((row) => ({ row })),
  })
    .sum(({ row }) => (row === undefined ? 0 : Math.sqrt(Math.max(volumeOf(row), 1))))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return treemap<typeof root.data>()
    .size([box.width, box.height])(root)
    .leaves()
    .flatMap(({ data: { row }, x0, x1, y0, y1 }) =>
      row === undefined
        ? []
        : {
            row,
            left: (x0 / box.width) * 100,
            top: (y0 / box.height) * 100,
            width: ((x1 - x0) / box.width) * 100,
            height: ((y1 - y0) / box.height) * 100,
          },
    );
}

/** The share of its colour that a change has, in percent: stronger the larger it is, up to a bound. */
export function shadeOf(change: string | undefined): number {
  const size = Math.abs(Number(change ?? 0));
  return size === 0 ? 0 : shadeMin + (Math.min(size, strongest) / strongest) * (shadeMax - shadeMin);
}
