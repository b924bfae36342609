import { mulDiv } from '@candor/money';
import type { EngineAlert, Firing, Tick } from './engine.ts';
import type { PriceAt } from './extremes.ts';
import type { Move } from './moves.ts';
import type { Watch } from './watches.ts';

interface Naive extends Omit<EngineAlert, 'watches' | 'lastFiredAtMs'> {
  watches: Watch[];
  lastFiredAtMs?: number | undefined;
}

/** The rules of alerts as one reads them: every alert is looked at on every tick, and windows are searched whole. */
export class NaiveAlerts {
  readonly #prices = new Map<number, PriceAt[]>();
  readonly #alerts = new Map<number, Naive>();

  look(tick: Tick): Firing[] {
    const firings: Firing[] = [];
    for (const { pairId, price } of tick.prices) {
      const known = this.#prices.get(pairId) ?? [];
      const before = known.at(-1);
      this.#prices.set(pairId, [...known, { price, gridIndex: tick.gridIndex }].slice(-2_000));
      for (const alert of this.#alerts.values()) {
        alert.watches = alert.watches.map((watch) => {
          if (watch.pairId !== pairId) return watch;
          const { isReached, isBack, move } = this.#stateOf(watch, tick.gridIndex, price);
          if (!(watch.isArmed ? isReached : isBack)) return watch;
          const atMs = tick.gridIndex * 500;
          if (alert.expiresAtMs !== undefined && atMs >= alert.expiresAtMs) return watch;
          if (watch.isArmed && !(alert.lastFiredAtMs !== undefined && atMs < alert.lastFiredAtMs + 60_000)) {
            alert.lastFiredAtMs = atMs;
            const { sequence, gridIndex } = tick;
            const firing = { watch, tick: { price, gridIndex, sequence }, before, move, isLast: !alert.repeats };
            firings.push({ alertId: alert.alertId, ...firing });
            if (!alert.repeats) this.#alerts.delete(alert.alertId);
          }
          return { ...watch, isArmed: !watch.isArmed };
        });
      }
    }
    return firings;
  }

  add(alert: EngineAlert): void {
    this.#alerts.set(alert.alertId, { ...alert, watches: [...alert.watches] });
  }

  remove(alertId: number): boolean {
    return this.#alerts.delete(alertId);
  }

  replace(alertId: number, watches: readonly Watch[]): void {
    const alert = this.#alerts.get(alertId);
    if (alert !== undefined) alert.watches = [...watches];
  }

  watchesOf(alertId: number): readonly Watch[] | undefined {
    return this.#alerts.get(alertId)?.watches;
  }

  #stateOf(watch: Watch, gridIndex: number, price: number) {
    if (watch.kind === 'price') {
      const back = Math.max(1, Math.floor(watch.price / 1_000));
      return watch.rises
        ? { isReached: price >= watch.price, isBack: price <= watch.price - back }
        : { isReached: price <= watch.price, isBack: price >= watch.price + back };
    }
    const move = this.#move(watch.pairId, gridIndex - watch.seconds * 2);
    const back = Math.max(1, Math.floor(watch.move / 10));
    const isReached = move.ppm >= watch.move;
    return { isReached, isBack: move.ppm <= watch.move - back, ...(isReached && { move }) };
  }

  #move(pairId: number, oldest: number): Move {
    const window = (this.#prices.get(pairId) ?? []).filter(({ gridIndex }) => gridIndex >= oldest);
    const now = window.at(-1) as PriceAt;
    const best = (isBetter: (a: PriceAt, b: PriceAt) => boolean) =>
      window.reduce((found, one) => (isBetter(one, found) ? one : found));
    const low = best((a, b) => a.price <= b.price);
    const high = best((a, b) => a.price >= b.price);
    const part = (difference: number, whole: number) =>
      Number(mulDiv(BigInt(difference), 1_000_000n, BigInt(whole), 'down'));
    const rise = part(now.price - low.price, low.price);
    const fall = part(high.price - now.price, high.price);
    return rise >= fall
      ? { ppm: rise, direction: 'up', reference: low }
      : { ppm: fall, direction: 'down', reference: high };
  }
}
