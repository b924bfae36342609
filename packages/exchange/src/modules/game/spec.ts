import { blob, listOf, oneOf, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, spinId, termsId } from '../../vocabulary.ts';
import { drawFields, spinFields } from './fields.ts';
import { gameRejects } from './rejects.ts';

/** The wheel: its segments in their order, and the stakes and turns that it takes. A turn keeps the wheel it was staked on. */
export const wheelTerms = struct({
  segments: listOf(
    struct({
      /** The odds are this weight of the sum of all. */
      weight: uint,
      /** Hundredths of the stake: 250 pays two and a half times. */
      pays: uint,
    }),
  ),
  /** In points, the smallest first. */
  stakes: listOf(uint),
  /** Turns that one user has in a UTC day. */
  spinsPerDay: uint,
  /** The whole days for which points that were won can be spent. */
  lifeDays: uint,
  isOffered: oneOf('no', 'yes'),
});

export const gameSpec = defineSpec({
  name: 'game',
  commands: {
    'game.set_wheel': command(340, operators, wheelTerms, struct({ termsId }), gameRejects['game.set_wheel']),
    /**
     * A new series of secret seeds for an account. The commitment is the SHA-256 of the first seed, which is the SHA-256 of
     * the second, and so on: with it, all of them are fixed.
     */
    'game.open_series': command(
      341,
      'system',
      struct({ accountId, series: uint, commitment: blob, length: uint }),
      struct({}),
      gameRejects['game.open_series'],
    ),
    'game.spin': command(
      342,
      'user',
      struct({
        accountId,
        /** SHA-256 of the wheel that the user saw (`wheelHash`): another is refused. */
        termsHash: blob,
        /** The commitment that the user saw, before choosing their seed. */
        commitment: blob,
        clientSeed: blob,
        stake: uint,
      }),
      struct({ spinId, series: uint, nonce: uint, length: uint }),
      gameRejects['game.spin'],
    ),
    /** The secret seed of a turn: the turn is drawn and paid. */
    'game.reveal': command(
      343,
      'system',
      struct({ spinId, seed: blob }),
      struct({ segment: uint, ticket: uint, prize: uint }),
      gameRejects['game.reveal'],
    ),
    /** Puts an account on the leaderboard or takes it off. */
    'game.set_listed': command(
      344,
      'user',
      struct({ accountId, isListed: oneOf('no', 'yes') }),
      struct({}),
      gameRejects['game.set_listed'],
    ),
  },
  facts: {
    'game.wheel_set': [340, struct({ termsId, hash: blob, terms: wheelTerms })],
    'game.series_opened': [341, struct({ accountId, series: uint, commitment: blob, length: uint })],
    'game.spun': [342, struct(codecsOf(spinFields))],
    'game.drawn': [343, struct({ spinId, accountId, ...codecsOf(drawFields) })],
    'game.listed_set': [344, struct({ accountId, isListed: oneOf('no', 'yes') })],
    /** The seed of a turn did not come in time: the stake was given back. */
    'game.returned': [345, struct({ spinId, accountId, stake: uint })],
    /** Turns beyond the day's, which an account has got. */
    'game.spins_added': [346, struct({ accountId, spins: uint, extraSpins: uint })],
  },
});
