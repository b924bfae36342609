const gapPx = 22;
const edgePx = 12;

/**
 * The middles of handles at lines of these heights: inside the pane, also of lines out of sight, and so far apart that none covers
 * another. Their order is that of the lines.
 */
export function handlePlaces(ys: readonly number[], bottom = Number.POSITIVE_INFINITY): readonly number[] {
  const order = ys.map((_y, index) => index).toSorted((a, b) => (ys[a] as number) - (ys[b] as number));
  const places = ys.map((y) => Math.max(edgePx, Math.min(y, bottom - edgePx)));
  order.forEach((index, rank) => {
    const above = places[order[rank - 1] ?? -1];
    if (above !== undefined) places[index] = Math.max(places[index] as number, above + gapPx);
  });
  let limit = bottom - edgePx;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] as number, limit);
    limit = places[index] - gapPx;
  }
  return places;
}
