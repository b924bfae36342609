import { assert } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import { piecePauseMs } from '../../pieces.ts';
import type { OptionsSlice } from './slice.ts';

/** Expired options that are settled in pieces: a part of options that joined later. */
export const settlementsModule = defineModule<OptionsSlice, never>({
  name: 'option_settlements',
  handlers: {},
  isEmpty: ({ options }) => !options.settlements.areWaiting,
  write: ({ options }, writer) => options.settlements.write(writer),
  read: ({ options }, reader) => options.settlements.read(reader),
  check({ nowMs, options: { settlements } }) {
    const { timerAtMs } = settlements.pieces;
    const isArranged = timerAtMs !== undefined && timerAtMs <= nowMs + piecePauseMs;
    assert(!settlements.areWaiting || isArranged, 'a timer comes for options that are to be settled');
  },
});
