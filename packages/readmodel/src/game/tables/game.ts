import type { AccountId, TermsId } from '@candor/exchange';
import { drawFields, spinFields } from '@candor/exchange/rules';
import { optional, whole, word } from '../../schema/column.ts';
import { columnsOf, optionalColumnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** `returned`: its seed did not come in time, and the stake was given back. */
export type SpinState = 'staked' | 'drawn' | 'returned';

/** Every turn of the wheel. */
export const spins = table(
  'spins',
  {
    ...columnsOf(spinFields),
    state: word<SpinState>(),
    ...optionalColumnsOf(drawFields),
    spun_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['spin_id'],
  { on: ['account_id', 'spin_id'] },
);

/** The segments of every wheel there was, in their order. */
export const wheelSegments = table(
  'wheel_segments',
  {
    terms_id: whole<TermsId>(),
    position: whole(),
    weight: whole(),
    /** Hundredths of the stake. */
    pays: whole(),
  },
  ['terms_id', 'position'],
);

/** A player's wish to be on the leaderboard, of those who have said one. */
export const gamePlayers = table('game_players', { account_id: whole<AccountId>(), is_listed: word<'no' | 'yes'>() }, [
  'account_id',
]);

/** A player's week. */
export const gameWeeks = table(
  'game_weeks',
  {
    /** See `gameWeekOf`. */
    week: whole(),
    account_id: whole<AccountId>(),
    is_listed: word<'no' | 'yes'>(),
    turns: whole(),
    staked: whole(),
    won: whole(),
    /** Won, less staked. */
    net: whole(),
  },
  ['week', 'account_id'],
  { on: ['week', 'is_listed', 'net', 'account_id'] },
);
