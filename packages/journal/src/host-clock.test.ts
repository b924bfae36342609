import { hourMs } from '@candor/kernel';
import { describe, expect, it } from 'vitest';
import { clockLimits, HostClock, type TimeSource } from './host-clock.ts';

const startMs = 1_800_000_000_000;

/** A machine whose clocks the test moves. The core's time follows the host's, as it does in the sequencer. */
class Machine implements TimeSource {
  coreAtMs = startMs;
  #wallMs = startMs;
  #steadyMs = 77_000;
  #sleptMs = 0;

  wallMs = () => this.#wallMs;
  steadyMs = () => this.#steadyMs;
  sleptMs = () => this.#sleptMs;
  clock = new HostClock(this, this.coreAtMs);

  /** Time passes, and the host looks four times a second. */
  passes(ms: number): this {
    for (let left = ms; left > 0; left -= 250) {
      this.#wallMs += 250;
      this.#steadyMs += 250;
      this.look();
    }
    return this;
  }

  look(): void {
    this.clock.look(this.coreAtMs);
    this.coreAtMs = Math.max(this.coreAtMs, this.clock.nowMs);
  }

  sets(byMs: number): this {
    this.#wallMs += byMs;
    this.look();
    return this;
  }

  sleeps(ms: number): this {
    this.#wallMs += ms;
    this.#sleptMs += ms;
    this.look();
    return this;
  }

  starts(): this {
    const { fault } = this.clock;
    this.#steadyMs = 5;
    this.#sleptMs = 0;
    this.clock = new HostClock(this, this.coreAtMs, fault);
    this.look();
    return this;
  }

  /** The host's time since the test began. */
  get elapsedMs(): number {
    return this.clock.nowMs - startMs;
  }
}

describe('RULES 3: the host takes time monotonically', () => {
  it('follows both clocks while they agree, and draws slowly nearer to the wall clock', () => {
    const machine = new Machine().passes(60_000);
    expect(machine.elapsedMs).toBe(60_000);
    machine.sets(1_900).passes(100_000);
    expect(machine.clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(161_000);
    machine.passes(100_000);
    expect(machine.elapsedMs).toBe(261_900);
    // Backwards it goes slower and never stops: a price that ages is seen to age.
    machine.sets(-1_900).passes(1_000);
    expect(machine.elapsedMs).toBe(262_890);
  });

  it('goes on without a jump forward, and is restored when the clock has been set right', () => {
    const machine = new Machine().passes(5_000).sets(3 * hourMs);
    expect(machine.clock.fault).toEqual({ kind: 'ahead', byMs: 3 * hourMs });
    expect(machine.elapsedMs).toBe(5_000);
    machine.passes(30_000);
    expect(machine.elapsedMs).toBe(35_000);
    machine.sets(-3 * hourMs);
    machine.passes(clockLimits.settleMs - 250);
    expect(machine.clock.fault).toEqual({ kind: 'ahead', byMs: 0 });
    machine.passes(250);
    expect(machine.clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(45_000);
  });

  it('believes a jump forward that an operator confirms', () => {
    const machine = new Machine().sets(hourMs).passes(20_000);
    machine.clock.confirm();
    expect(machine.passes(250).clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(hourMs + 20_250);
  });

  it.each([
    ['ten minutes', 60_000, 600_000],
    ['a sixth of it', 12 * hourMs, 2 * hourMs],
    ['a day at most', 10_000 * hourMs, 24 * hourMs],
  ])('believes a jump forward that has lasted for %s', (_, jumpMs, standsMs) => {
    const machine = new Machine().sets(jumpMs).passes(standsMs - 250);
    expect(machine.clock.fault).toMatchObject({ kind: 'ahead' });
    expect(machine.elapsedMs).toBe(standsMs - 250);
    expect(machine.passes(250).clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(standsMs + jumpMs);
  });

  it('counts from the last step of a clock that keeps jumping', () => {
    const machine = new Machine().sets(60_000);
    for (let i = 0; i < 5; i++) machine.passes(300_000).sets(600);
    expect(machine.passes(300_000).clock.fault).toMatchObject({ kind: 'ahead' });
    expect(machine.passes(300_000).clock.fault).toBeUndefined();
  });

  it('waits out a clock that went back: time is constant until the lower clock reaches the core', () => {
    const machine = new Machine().passes(60_000).sets(-30_000);
    expect(machine.clock.fault).toEqual({ kind: 'behind', byMs: 30_000 });
    machine.passes(29_750);
    expect(machine.clock.fault).toEqual({ kind: 'behind', byMs: 30_000 });
    expect(machine.coreAtMs).toBe(startMs + 60_000);
    machine.passes(250);
    expect(machine.clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(60_000);
  });

  it('goes on where it was when a clock that went back returns', () => {
    const machine = new Machine().sets(-25 * hourMs).passes(60_000);
    expect(machine.coreAtMs).toBe(startMs);
    machine.sets(25 * hourMs).passes(clockLimits.settleMs);
    expect(machine.clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(70_000);
  });

  it('recognises the sleep of the machine', () => {
    const machine = new Machine().passes(5_000).sleeps(8 * hourMs);
    expect(machine.clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(8 * hourMs + 5_000);
  });
});

describe('a start', () => {
  it('with a clock behind the core’s time is a fault, and any later clock is taken', () => {
    const machine = new Machine();
    machine.coreAtMs = startMs + hourMs;
    machine.starts();
    expect(machine.clock.fault).toEqual({ kind: 'behind', byMs: hourMs });
    machine.passes(60_000).sets(hourMs);
    expect(machine.passes(clockLimits.settleMs).clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(hourMs + 60_000 + clockLimits.settleMs);
  });

  it('with a clock a moment behind goes slower until it is there', () => {
    const machine = new Machine();
    machine.coreAtMs = startMs + 1_500;
    machine.starts().passes(1_000);
    expect(machine.clock.fault).toBeUndefined();
    expect(machine.elapsedMs).toBe(2_490);
  });

  it('cannot distinguish a jump from a stop, unless the jump was seen before it', () => {
    const machine = new Machine().sets(hourMs).starts();
    expect(machine.clock.fault).toEqual({ kind: 'ahead', byMs: hourMs });
    expect(machine.elapsedMs).toBe(0);
    const unseen = new Machine();
    unseen.sets(0);
    Object.assign(unseen, { wallMs: () => startMs + hourMs });
    expect(unseen.starts().clock.fault).toBeUndefined();
    expect(unseen.elapsedMs).toBe(hourMs);
  });

  it('after the clock was set right ends the doubt like any agreement', () => {
    const machine = new Machine().sets(hourMs);
    const { fault } = machine.clock;
    machine.sets(-hourMs);
    machine.clock = new HostClock(machine, machine.coreAtMs, fault);
    expect(machine.clock.fault).toEqual({ kind: 'ahead', byMs: 0 });
    expect(machine.passes(clockLimits.settleMs).clock.fault).toBeUndefined();
  });
});
