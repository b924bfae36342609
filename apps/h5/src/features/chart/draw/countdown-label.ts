import type { ISeriesApi, ISeriesPrimitive, ISeriesPrimitiveAxisView, SeriesType } from 'lightweight-charts';

/** The place and the text of the label; changed from outside, read when the chart draws. */
export interface Countdown {
  text: string;
  price: number;
  /** The last price as its label has it: the countdown is as wide, so that nothing of the axis looks out beside it. */
  priceText: string;
  textColour: string;
  ground: string;
}

/** The height of a label of the price axis: the countdown is right under the last price. */
const labelHeightPx = 19;

/** A text with spaces after it, as wide as those of the digits and points of a longer one. */
function asWideAs(text: string, longer: string): string {
  const rest = longer.slice(text.length);
  return text + rest.replaceAll(/\d/g, '\u2007').replaceAll(/[^\u2007]/g, '\u2008');
}

/** A second label on the price axis: the time until the running candle ends. */
export function createCountdownLabel(countdown: Countdown): ISeriesPrimitive & { refresh(): void } {
  let series: ISeriesApi<SeriesType> | undefined;
  let requestUpdate: (() => void) | undefined;
  const view: ISeriesPrimitiveAxisView = {
    coordinate: () => (series?.priceToCoordinate(countdown.price) ?? -100) + labelHeightPx,
    text: () => asWideAs(countdown.text, countdown.priceText),
    textColor: () => countdown.textColour,
    backColor: () => countdown.ground,
    visible: () => countdown.text !== '',
    tickVisible: () => false,
  };
  const views = [view];
  return {
    attached(parameters) {
      series = parameters.series;
      requestUpdate = parameters.requestUpdate;
    },
    detached() {
      series = undefined;
      requestUpdate = undefined;
    },
    updateAllViews: () => undefined,
    priceAxisViews: () => views,
    refresh: () => requestUpdate?.(),
  };
}
