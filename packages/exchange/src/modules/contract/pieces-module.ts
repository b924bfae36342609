import { assert } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import { piecePauseMs } from '../../pieces.ts';
import type { ContractSlice } from './slice.ts';

/** Nights and liquidations that are worked through in pieces: a part of contracts that joined later. */
export const contractPiecesModule = defineModule<ContractSlice, never>({
  name: 'contract_pieces',
  handlers: {},
  isEmpty: ({ contract: { night, storm } }) => night.isOver && storm.tick === undefined,
  write({ contract }, writer) {
    const { night, storm } = contract;
    writer.uint((night.isOver ? 0 : 1) + (storm.tick === undefined ? 0 : 2));
    if (!night.isOver) night.write(writer);
    if (storm.tick === undefined) return;
    storm.write(writer, storm.tick);
    for (const market of contract.marketsInOrder()) market.wins.write(writer);
  },
  read({ contract }, reader) {
    const { night, storm } = contract;
    const parts = reader.uint();
    if (parts % 2 === 1) night.read(reader);
    if (parts < 2) return;
    storm.read(reader);
    for (const market of contract.marketsInOrder()) market.wins.read(reader);
  },
  check({ nowMs, contract: { night, storm } }) {
    const isArranged = ({ timerAtMs }: typeof night.pieces) =>
      timerAtMs !== undefined && timerAtMs <= nowMs + piecePauseMs;
    assert(night.isOver || isArranged(night.pieces), 'a timer comes for accounts that a night has not charged');
    assert(storm.tick === undefined || isArranged(storm.pieces), 'a timer comes for the rest of a tick');
  },
});
