import { dayMs } from '@candor/kernel';
import type { CandleRow } from '@candor/api';
import {
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  HistogramSeries,
  type IPriceLine,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type MouseEventParams,
  type SeriesType,
  type TickMarkType,
  type Time,
} from 'lightweight-charts';
import type { Plot } from '../lib/plots.ts';
import { crosshairText, type TimeTexts, tickText } from './axis-times.ts';
import { type ChartColours, type LineTone, watchColours } from './chart-colours.ts';
import { type Countdown, createCountdownLabel } from './countdown-label.ts';
import { candlePoint, chartTime, closePoint, plotPoint } from './series-data.ts';

export interface Drawing {
  readonly candles: readonly CandleRow[];
  readonly plots: readonly Plot[];
  readonly isLine: boolean;
  /** Length of a candle. */
  readonly stepMs: number;
  /** Names the pair and period: another one begins at its newest candle. */
  readonly key: string;
  /** Smallest step of a price, for the axis. */
  readonly tick: number;
}

export interface OrderLine {
  readonly price: string;
  readonly title: string;
  readonly tone?: LineTone;
  /** Present: it can be dragged, under this name. */
  readonly handle?: string;
}

export interface ChartEvents {
  readonly formatPrice: (price: number) => string;
  readonly formatSmall: (value: number) => string;
  readonly times: TimeTexts;
  /** The left end has nearly come into view. */
  readonly onNearStart: () => void;
  /** The place of the candle under the crosshair; undefined without one. */
  readonly onHover: (index: number | undefined) => void;
  /** The drawing has been laid out anew: prices may stand elsewhere. */
  readonly onLaidOut: () => void;
}

/** Relative heights of the candles and of each pane under them. */
const mainHeightPx = 264;
const paneHeightPx = { vol: 64, macd: 84, rsi: 72 } as const;
const nearStartBars = 20;
const firstBars = 46;
const barsRight = 3;

type AnySeries = ISeriesApi<SeriesType>;

/**
 * The drawing itself. It gets the whole content and finds out which parts are new. Its container is not shown before the first
 * content: the library would paint all its canvases empty, and then again.
 */
export function createChartView(container: HTMLElement, events: ChartEvents) {
  const chart = createChart(container, {
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 11,
      // The library writes its logo as markup, which the page's policy forbids: `CandleChart` names its makers.
      attributionLogo: false,
      panes: { enableResize: false },
    },
    grid: { vertLines: { visible: false }, horzLines: { style: LineStyle.Dashed } },
    rightPriceScale: { borderVisible: false, minimumWidth: 62 },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      secondsVisible: false,
      rightOffset: barsRight,
      minBarSpacing: 1,
      tickMarkFormatter: (time: Time, kind: TickMarkType) => tickText(time, kind, events.times),
      lockVisibleTimeRangeOnResize: true,
    },
    localization: {
      locale: document.documentElement.lang,
      timeFormatter: (time: Time) => crosshairText(time, (shown?.stepMs ?? 0) >= dayMs, events.times),
    },
    crosshair: { mode: CrosshairMode.Normal },
    // The page scrolls under a finger that moves up or down; sideways moves through time.
    handleScroll: { vertTouchDrag: false, mouseWheel: false, pressedMouseMove: true, horzTouchDrag: true },
    handleScale: { axisPressedMouseMove: true, mouseWheel: true, pinch: true },
  });
  // The wheel scrolls the page; with Ctrl held (as a trackpad's pinch does) it reaches the chart and zooms.
  container.addEventListener('wheel', (event) => !event.ctrlKey && event.stopPropagation(), { capture: true });
  let colours: ChartColours | undefined;
  let shown: Drawing | undefined;
  let main: AnySeries | undefined;
  let structure = '';
  const extras = new Map<string, AnySeries>();
  let orderLines: readonly OrderLine[] = [];
  const priceLines: IPriceLine[] = [];
  let lastLine: IPriceLine | undefined;
  const countdown: Countdown = { text: '', price: 0, priceText: '', textColour: '', ground: '' };
  const countdownLabel = createCountdownLabel(countdown);

  /** Under the crosshair as on the axis: only prices that an order can have. */
  function priceFormat(tick: number) {
    const formatter = (price: number) => events.formatPrice(Math.round(price / tick) * tick);
    return { type: 'custom', minMove: tick, formatter } as const;
  }

  function build(drawing: Drawing, paint: ChartColours): void {
    for (const series of extras.values()) chart.removeSeries(series);
    extras.clear();
    if (main !== undefined) chart.removeSeries(main);
    else {
      chart.resize(container.clientWidth, container.clientHeight);
      chart.applyOptions({ autoSize: true });
    }
    // The library's own label is for the last candle in view; ours is always for the last price.
    const common = { priceFormat: priceFormat(drawing.tick), lastValueVisible: false, priceLineVisible: false };
    main = drawing.isLine
      ? chart.addSeries(LineSeries, { ...common, lineWidth: 2, color: paint.text })
      : chart.addSeries(CandlestickSeries, {
          ...common,
          upColor: paint.up,
          downColor: paint.down,
          wickUpColor: paint.up,
          wickDownColor: paint.down,
          borderVisible: false,
        });
    main.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.08 } });
    main.attachPrimitive(countdownLabel);
    main.attachPrimitive({ updateAllViews: events.onLaidOut });
    priceLines.length = 0;
    lastLine = undefined;
    const paneIds = [...new Set(drawing.plots.map((plot) => plot.pane))].filter((pane) => pane !== 'main');
    for (const plot of drawing.plots) {
      const place = plot.pane === 'main' ? 0 : paneIds.indexOf(plot.pane) + 1;
      extras.set(plot.id, addPlot(plot, place, paint, drawing.tick));
    }
    chart.panes().forEach((pane, place) => {
      const id = paneIds[place - 1];
      pane.setStretchFactor(place === 0 || id === undefined ? mainHeightPx : paneHeightPx[id]);
    });
  }

  function addPlot(plot: Plot, place: number, paint: ChartColours, tick: number): AnySeries {
    const quiet = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const;
    const format =
      plot.pane === 'main'
        ? priceFormat(tick)
        : ({ type: 'custom', minMove: 1e-8, formatter: events.formatSmall } as const);
    const series: AnySeries =
      plot.shape === 'line'
        ? chart.addSeries(
            LineSeries,
            { ...quiet, lineWidth: 1, color: paint.tones[plot.tone], priceFormat: format },
            place,
          )
        : chart.addSeries(
            HistogramSeries,
            { lastValueVisible: false, priceLineVisible: false, priceFormat: format },
            place,
          );
    // A drawing over the candles must not squeeze them.
    if (plot.pane === 'main') series.applyOptions({ autoscaleInfoProvider: () => null });
    else series.priceScale().applyOptions({ scaleMargins: { top: 0.22, bottom: plot.pane === 'vol' ? 0 : 0.08 } });
    return series;
  }

  function fill(drawing: Drawing, paint: ChartColours): void {
    const times = drawing.candles.map((candle) => chartTime(candle.openedAtMs, drawing.stepMs));
    const point = drawing.isLine ? closePoint : candlePoint;
    main?.setData(drawing.candles.map((candle, index) => point(candle, times[index] as Time)));
    for (const plot of drawing.plots) {
      const data = drawing.candles.map((candle, index) => plotPoint(plot, index, candle, times[index] as Time, paint));
      extras.get(plot.id)?.setData(data);
    }
  }

  function moveLast(drawing: Drawing, paint: ChartColours): void {
    const index = drawing.candles.length - 1;
    const last = drawing.candles[index];
    if (last === undefined) return;
    const time = chartTime(last.openedAtMs, drawing.stepMs);
    main?.update((drawing.isLine ? closePoint : candlePoint)(last, time));
    for (const plot of drawing.plots) extras.get(plot.id)?.update(plotPoint(plot, index, last, time, paint));
  }

  function draw(drawing: Drawing): void {
    const before = shown;
    shown = drawing;
    if (colours === undefined) return;
    const nextStructure = [drawing.isLine, drawing.tick, ...drawing.plots.map((plot) => plot.pane + plot.label)].join();
    const isNewStructure = nextStructure !== structure || main === undefined;
    const range = chart.timeScale().getVisibleLogicalRange();
    if (isNewStructure) {
      structure = nextStructure;
      build(drawing, colours);
    }
    if (!isNewStructure && before !== undefined && isSameButLast(before, drawing)) moveLast(drawing, colours);
    else fill(drawing, colours);
    if (before?.key !== drawing.key) showNewest(drawing.candles.length);
    else if (isNewStructure && range !== null) chart.timeScale().setVisibleLogicalRange(range);
    if (isNewStructure) drawOrders();
    const last = drawing.candles.at(-1);
    if (last !== undefined) markLast(last, colours);
  }

  function showNewest(count: number): void {
    chart.timeScale().setVisibleLogicalRange({ from: count - firstBars, to: count - 1 + barsRight });
    chart.priceScale('right').applyOptions({ autoScale: true });
  }

  /** A dashed line at the last price, in the colour of its candle, with the countdown under its label. */
  function markLast(last: CandleRow, paint: ChartColours): void {
    const isUp = Number(last.close) >= Number(last.open);
    const options = {
      price: Number(last.close),
      color: isUp ? paint.up : paint.down,
      axisLabelTextColor: isUp ? paint.onUp : paint.onDown,
    };
    if (lastLine === undefined) {
      const line = {
        ...options,
        title: '',
        lineWidth: 1,
        lineStyle: LineStyle.Dashed,
        axisLabelVisible: true,
      } as const;
      lastLine = main?.createPriceLine(line);
    } else lastLine.applyOptions(options);
    countdown.price = options.price;
    countdown.priceText = events.formatPrice(options.price);
    countdown.textColour = options.color;
    countdown.ground = paint.label;
    countdownLabel.refresh();
  }

  function optionsOf({ price, title, tone = 'accent' }: OrderLine) {
    const color = (tone === 'accent' ? colours?.tones.accent : colours?.[tone]) ?? '';
    const look = { lineWidth: 1, lineStyle: LineStyle.Dashed, axisLabelVisible: true } as const;
    return { ...look, price: Number(price), title, color, axisLabelTextColor: colours?.ground ?? '' };
  }

  /** Lines that only moved or say something new stay the same lines. */
  function drawOrders(): void {
    for (const line of priceLines.splice(orderLines.length)) main?.removePriceLine(line);
    for (const [place, order] of orderLines.entries()) {
      const line = priceLines[place];
      if (line !== undefined) line.applyOptions(optionsOf(order));
      else if (main !== undefined) priceLines.push(main.createPriceLine(optionsOf(order)));
    }
  }

  const stopColours = watchColours((next) => {
    colours = next;
    chart.applyOptions({
      layout: { textColor: next.quietText, panes: { separatorColor: next.grid, separatorHoverColor: next.grid } },
      grid: { horzLines: { color: next.grid } },
      crosshair: {
        vertLine: { color: next.quietText, labelBackgroundColor: next.text },
        horzLine: { color: next.quietText, labelBackgroundColor: next.text },
      },
    });
    structure = '';
    if (shown !== undefined) draw(shown);
  });

  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range !== null && shown !== undefined && shown.candles.length > 0 && range.from < nearStartBars)
      events.onNearStart();
  });
  chart.subscribeCrosshairMove((move: MouseEventParams) => {
    const isOver = move.time !== undefined && move.logical !== undefined;
    events.onHover(isOver ? move.logical : undefined);
  });

  return {
    draw,
    setOrders(lines: readonly OrderLine[]): void {
      orderLines = lines;
      drawOrders();
    },
    setCountdown(text: string): void {
      countdown.text = text;
      countdownLabel.refresh();
    },
    /** The height of a price in the container, in px from its top; absent before there is a scale. */
    yOf: (price: number): number | undefined => main?.priceToCoordinate(price) ?? undefined,
    /** The price at a height; absent outside the candles' pane. */
    priceAt: (y: number): number | undefined => main?.coordinateToPrice(y) ?? undefined,
    timeScale: () => chart.timeScale(),
    /** The top of each pane and the end of the last, from the top of the container, in px. */
    paneTops(): readonly number[] {
      let end = 0;
      return [0, ...chart.panes().map((pane) => (end += pane.getHeight() + 1))];
    },
    showNewest: () => chart.timeScale().scrollToRealTime(),
    destroy(): void {
      stopColours();
      chart.remove();
    },
  };
}

export type ChartView = ReturnType<typeof createChartView>;

/** Only the running candle moved: everything before it is the very same. */
function isSameButLast(before: Drawing, after: Drawing): boolean {
  const count = after.candles.length;
  if (before.key !== after.key || before.candles.length !== count || count === 0) return false;
  return before.candles[0] === after.candles[0] && before.candles.at(-2) === after.candles.at(-2);
}
