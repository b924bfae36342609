import { expect, test } from 'vitest';
import { codesOf, type CodesOf } from './codes-of.ts';
import { commandTypes, specOf } from './commands.ts';

test.each(commandTypes)(
  '%s is refused for the reasons that its spec declares, each once and in their order',
  (type) => {
    const declared = specOf(type).rejects;
    expect(codesOf(type).filter((code) => code !== 'clock_fault' || declared.includes(code))).toEqual([
      ...new Set(declared),
    ]);
  },
);

test('commands that need a price can also be refused for the clock', () => {
  expect(codesOf('spot.place')).toContain('clock_fault');
  expect(codesOf('convert.quote').filter((code) => code === 'clock_fault')).toHaveLength(1);
  expect(codesOf('spot.cancel')).not.toContain('clock_fault');
});

test('the compiler distinguishes the reasons of one command from those of another', () => {
  const right: CodesOf<'contract.cancel'> = 'ticket_not_found';
  //
  // @ts-expect-error: no code of spot is a refusal of a ticket.
  const wrong: CodesOf<'spot.place'> = right;
  expect(codesOf('spot.place')).not.toContain(wrong);
});
