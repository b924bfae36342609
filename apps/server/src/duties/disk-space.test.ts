import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '@candor/kernel';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { makeRoom, watchDisk } from './disk-space.ts';

const mebibyte = 1_024 * 1_024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world() {
  const folder = mkdtempSync(join(tmpdir(), 'candor-disk-'));
  const events: string[] = [];
  const held: (Fault | undefined)[] = [];
  const space = { freeBytes: 10_000 * mebibyte, totalBytes: 100_000 * mebibyte };
  const note = ({ event }: { readonly event: string }) => void events.push(event);
  const log = { info: note, warn: note, error: note } as never;
  const exchange = { holdNewBusiness: (why: Fault | undefined) => void held.push(why) };
  const watch = watchDisk(folder, { exchange, log, look: () => space });
  void watch.start();
  onTestFinished(() => {
    void watch.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const later = (freeMebibytes: number): void => {
    space.freeBytes = freeMebibytes * mebibyte;
    vi.advanceTimersByTime(2_000);
  };
  return { folder, events, held, space, watch, later, reserve: join(folder, 'reserve') };
}

it('refuses new business below the mark, and accepts it again by itself with ample space', () => {
  const { held, later, watch, events } = world();
  expect(watch.isLow).toBe(false);
  later(255);
  expect(held).toEqual([expect.objectContaining({ kind: 'disk_low' })]);
  later(300);
  expect(watch.isLow).toBe(true);
  later(600);
  expect(held).toEqual([expect.anything(), undefined]);
  expect(events).toEqual(['disk.low', 'disk.ample']);
});

it('keeps a reserve, gives it up when the disk is full, and makes it again', () => {
  const { later, reserve, folder, space } = world();
  expect(statSync(reserve).size).toBe(32 * mebibyte);
  later(100);
  expect(existsSync(reserve)).toBe(true);
  later(10);
  expect(existsSync(reserve)).toBe(false);
  later(600);
  expect(existsSync(reserve)).toBe(true);
  makeRoom(folder, () => space);
  expect(existsSync(reserve)).toBe(true);
  makeRoom(folder, () => ({ ...space, freeBytes: 0 }));
  expect(existsSync(reserve)).toBe(false);
});

it('has a lower mark on a small disk', () => {
  const { space, later, watch } = world();
  space.totalBytes = 400 * mebibyte;
  later(30);
  expect(watch.isLow).toBe(false);
  later(19);
  expect(watch.isLow).toBe(true);
});
