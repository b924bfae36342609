import type { Command } from '@candor/exchange';
import { invitationSuspicions } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';
import type { Population } from '../traffic/population.ts';

export const invitationTerms: Command = { type: 'invitations.set_terms', share: 200_000 as Ppm };

/** People who come by one another, split what they earn, and operators who look into it. */
export class InvitationTraffic {
  readonly #town: Population;

  constructor(town: Population) {
    this.#town = town;
  }

  next(): Command {
    const { random } = this.#town;
    const accountId = this.#town.account();
    const draw = random.below(100);
    if (draw < 40) {
      const suspicions = random.chance(1, 5) ? [random.pick(invitationSuspicions)] : [];
      return { type: 'invitations.bind', accountId, inviterId: this.#town.account(), suspicions };
    }
    if (draw < 55) return { type: 'invitations.hold', accountId, suspicion: random.pick(invitationSuspicions) };
    if (draw < 80) {
      return { type: 'invitations.decide', accountId, decision: random.chance(1, 12) ? 'void' : 'release' };
    }
    const friendShare = random.below(random.chance(1, 15) ? 2_000_000 : 1_000_001) as Ppm;
    return { type: 'invitations.set_split', accountId, friendShare };
  }

  /** Another share or time; some of them cannot be. */
  terms(): Command {
    const { random } = this.#town;
    const days = random.chance(1, 3) ? { days: random.below(9) } : {};
    return {
      type: 'invitations.set_terms',
      share: random.below(random.chance(1, 10) ? 2_000_000 : 600_000) as Ppm,
      ...days,
    };
  }
}
