import { createSimulation, practiceCatalogue } from '@candor/feed';
import { dayMs, Seeded } from '@candor/kernel';
import { type Ppm, type Price, price } from '@candor/money';
import { AlertEngine, type EngineAlert, type Tick } from '../packages/platform/src/alerts/engine/engine.ts';
import { NaiveAlerts } from '../packages/platform/src/alerts/engine/test-naive-alerts.ts';
import type { Watch } from '../packages/platform/src/alerts/engine/watches.ts';
import { printTable, type Row, timed } from './lib/table.ts';

const alerts = 100_000;
const fromIndex = 3_590_000_000;
const ticksMeasured = 20_000;
const naiveTicks = 20;
/** A day of ticks, as a start reads it back. */
const ticksOfDay = dayMs / 500;
const windows = [60, 300, 900, 3_600, 14_400, 86_400];
const ratioMax = 5;

const us = (ms: number, count: number) => (ms / count) * 1_000;
const shown = (value: number) => `${value.toFixed(1)} µs a tick`;

/** Ticks of all pairs, made before anything is measured. */
function ticksFrom(first: number, count: number): readonly Tick[] {
  const simulation = createSimulation('alerts', practiceCatalogue);
  return Array.from({ length: count }, (_, step) => {
    const gridIndex = first + step;
    return { sequence: step + 1, gridIndex, prices: simulation.pricesAt(gridIndex) };
  });
}

/** An alert of any kind that is not met yet: prices 0.1 % to 10 % away, moves of 0.5 % to 20 %. */
function alertAt(random: Seeded, alertId: number, { prices }: Tick): EngineAlert {
  const { pairId, price: now } = random.pick(prices);
  return { alertId, watches: [watchOf(random, pairId, now)], repeats: true };
}

function watchOf(random: Seeded, pairId: number, now: Price): Watch {
  if (random.chance(1, 4)) {
    const move = (5_000 + random.below(195_000)) as Ppm;
    return { kind: 'move', pairId, seconds: random.pick(windows), move, isArmed: true };
  }
  const rises = random.chance(1, 2);
  const away = Math.max(1, Math.floor((now / 100_000) * (100 + random.below(9_900))));
  return { kind: 'price', pairId, rises, price: price(rises ? now + away : Math.max(1, now - away)), isArmed: true };
}

function looked(engine: { look(tick: Tick): readonly unknown[] }, ticks: readonly Tick[]) {
  let fired = 0;
  const ms = timed(() => {
    for (const tick of ticks) fired += engine.look(tick).length;
  });
  return { each: us(ms, ticks.length), fired };
}

/** Measures a tick of all pairs with 100,000 alerts against the same tick without any, and against walking all alerts. */
export function benchAlerts(): void {
  const ticks = ticksFrom(fromIndex, ticksMeasured + 1_000);
  const warm = ticks.slice(0, 1_000);
  const measured = ticks.slice(1_000);
  const [start] = measured;
  if (start === undefined) return;
  const engines = [0, alerts].map((count) => {
    const engine = new AlertEngine();
    for (const tick of warm) engine.look(tick);
    const random = new Seeded(count);
    const ms = timed(() => {
      for (let alertId = 1; alertId <= count; alertId++) engine.add(alertAt(random, alertId, start));
    });
    return { count, engine, setEach: us(ms, Math.max(1, count)) };
  });
  const [none, many] = engines.map(({ engine, setEach }) => ({ ...looked(engine, measured), setEach }));
  if (none === undefined || many === undefined) return;
  const naive = new NaiveAlerts();
  const random = new Seeded(alerts);
  for (let alertId = 1; alertId <= alerts; alertId++) naive.add(alertAt(random, alertId, start));
  const walked = looked(naive, measured.slice(0, naiveTicks));
  const ratio = many.each / none.each;
  const rows: Row[] = [
    {
      what: `a tick of ${start.prices.length} pairs with ${alerts.toLocaleString('en')} alerts (${many.fired} fired in ${ticksMeasured} ticks)`,
      value: shown(many.each),
      against: `${shown(none.each)} without alerts`,
      ratio,
      target: `${ratioMax}× at most`,
      isMet: ratio <= ratioMax,
    },
    {
      what: 'the same by walking all alerts',
      value: shown(walked.each),
      against: shown(many.each),
      ratio: walked.each / many.each,
    },
    { what: 'setting one of them', value: `${many.setEach.toFixed(1)} µs` },
    dayRow(),
  ];
  printTable('Alerts', rows);
}

/** The windows of a day that a start fills again, without reading the journal. */
function dayRow(): Row {
  const engine = new AlertEngine();
  const ticks = ticksFrom(fromIndex, 20_000);
  const ms = timed(() => {
    for (const tick of ticks) engine.note(tick);
  });
  return { what: 'a day of ticks into the windows', value: `${((ms / ticks.length) * ticksOfDay).toFixed(0)} ms` };
}
