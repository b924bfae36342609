import { ByteReader, ByteWriter } from '@candor/kernel';
import { expect, test } from 'vitest';
import { Pieces } from './pieces.ts';
import { Timers } from './timers.ts';

/** Lets all timers up to a moment run; returns the moments at which one was in force. */
function runTo(atMs: number, pieces: Pieces, timers: Timers): number[] {
  const ran: number[] = [];
  for (let timer = timers.takeDue(atMs); timer !== undefined; timer = timers.takeDue(atMs)) {
    if (pieces.takeTimer(timer.dueAtMs)) ran.push(timer.dueAtMs);
  }
  return ran;
}

test('runs one piece at a moment, however many timers were left there', () => {
  const pieces = new Pieces();
  const timers = new Timers();
  const core = { nowMs: 0, timers };
  for (const dueAtMs of [900, 500, 400, 900]) pieces.arrange(core, 'work', dueAtMs);
  expect(runTo(400, pieces, timers)).toEqual([400]);
  core.nowMs = 400;
  // Timers that were replaced wait at both moments too.
  for (const dueAtMs of [900, 500]) pieces.arrange(core, 'work', dueAtMs);
  expect(runTo(500, pieces, timers)).toEqual([500]);
  core.nowMs = 500;
  pieces.arrange(core, 'work', 900);
  expect(runTo(10_000, pieces, timers)).toEqual([900]);
});

test('pauses after a full piece, also when it was restored in between', () => {
  const pieces = new Pieces();
  const timers = new Timers();
  pieces.rest(1_000);
  pieces.arrange({ nowMs: 1_000, timers }, 'work', 900);
  const writer = new ByteWriter(64);
  pieces.write(writer);
  const restored = new Pieces();
  restored.read(new ByteReader(writer.take()));
  expect([restored.timerAtMs, restored.isFree(1_099), restored.isFree(1_100)]).toEqual([1_100, false, true]);
  expect(runTo(1_100, restored, timers)).toEqual([1_100]);
});
