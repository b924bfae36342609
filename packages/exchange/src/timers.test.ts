import { ByteReader, ByteWriter } from '@candor/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Timers } from './timers.ts';

const isPiece = (kind: string) => kind === 'piece';

test('timers fall due by time, then in the order they were set, whatever happens in between', () => {
  const moments = fc.array(fc.oneof(fc.nat(50), fc.constant('take' as const), fc.constant('restart' as const)), {
    maxLength: 120,
  });
  fc.assert(
    fc.property(moments, (all) => {
      let timers = new Timers(isPiece);
      const model: { dueAtMs: number; reference: number }[] = [];
      all.forEach((what, reference) => {
        if (what === 'restart') {
          const writer = new ByteWriter();
          timers.write(writer);
          timers = new Timers(isPiece);
          timers.read(new ByteReader(writer.take()));
        } else if (what === 'take') {
          const first = model
            .filter(({ dueAtMs }) => dueAtMs <= 25)
            .sort((a, b) => a.dueAtMs - b.dueAtMs || a.reference - b.reference)[0];
          expect(timers.takeDue(25)?.reference).toBe(first?.reference);
          if (first !== undefined) model.splice(model.indexOf(first), 1);
        } else {
          timers.set(what, reference % 3 === 0 ? 'piece' : 'test', reference);
          model.push({ dueAtMs: what, reference });
        }
      });
      const pieces = model.filter(({ reference }) => reference % 3 === 0).map(({ dueAtMs }) => dueAtMs);
      expect(timers.nextPieceAtMs).toBe(pieces.length === 0 ? undefined : Math.min(...pieces));
      const inOrder = [...model].sort((a, b) => a.dueAtMs - b.dueAtMs || a.reference - b.reference);
      expect([...timers.inOrder()].map(({ reference }) => reference)).toEqual(
        inOrder.map(({ reference }) => reference),
      );
    }),
  );
});

test('timers of one moment fall due in the order they were set, also after a restart', () => {
  const timers = new Timers();
  for (const reference of [1, 2, 3, 4, 5]) timers.set(10, 'test', reference);
  expect(timers.takeDue(10)?.reference).toBe(1);
  const writer = new ByteWriter();
  timers.write(writer);
  const again = new Timers();
  again.read(new ByteReader(writer.take()));
  for (const read of [timers, again]) {
    expect([2, 3, 4, 5].map(() => read.takeDue(10)?.reference)).toEqual([2, 3, 4, 5]);
  }
});
