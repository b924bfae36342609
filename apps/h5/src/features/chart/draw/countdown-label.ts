import type { ISeriesApi, ISeriesPrimitive, ISeriesPrimitiveAxisView, SeriesType } from 'lightweight-charts';

/** The place and the text of the label; changed from outside, read when the chart draws. */
export interface Countdown {
  text: string;
  price: number;
  textColour: string;
  ground: string;
}

/** The height of a label of the price axis: the countdown is right under the last price. */
const labelHeightPx = 19;

/** A second label on the price axis: the time until the running candle ends. */
export function createCountdownLabel(countdown: Countdown): ISeriesPrimitive & { refresh(): void } {
  let series: ISeriesApi<SeriesType> | undefined;
  let requestUpdate: (() => void) | undefined;
  const view: ISeriesPrimitiveAxisView = {
    coordinate: () => (series?.priceToCoordinate(countdown.price) ?? -100) + labelHeightPx,
    text: () => countdown.text,
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
