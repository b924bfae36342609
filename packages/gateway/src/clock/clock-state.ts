import type { ClockFaultKind, CoreEvent } from '@candor/exchange';

export interface ClockDoubt {
  readonly kind: ClockFaultKind;
  readonly byMs: number;
}

/** The doubt about the exchange's clock, as its facts report it. While there is one, prices are paused. */
export class ClockState {
  #doubt: ClockDoubt | undefined;

  constructor(doubt: ClockDoubt | undefined) {
    this.#doubt = doubt && { kind: doubt.kind, byMs: doubt.byMs };
  }

  get doubt(): ClockDoubt | undefined {
    return this.#doubt;
  }

  /** True when this changed something. */
  heard(event: CoreEvent): boolean {
    if (event.type === 'clock.faulted') this.#doubt = { kind: event.kind, byMs: event.byMs };
    else if (event.type === 'clock.restored') this.#doubt = undefined;
    else return false;
    return true;
  }
}
