import type { AccountId, CoreMachine, EventOf } from '@candor/exchange';
import { dayOf } from '@candor/kernel';
import { hex, hmacSha256, sha256 } from '@candor/kernel/hash';
import { type Auditor, type Delivery, expectThat, Violation } from '../auditors/auditor.ts';

/** The game from facts alone: commitments before stakes, results by the published rule, and the turns of a day. */
export class GameAuditor implements Auditor {
  readonly #wheels = new Map<number, EventOf<'game.wheel_set'>['terms']>();
  readonly #commitments = new Map<AccountId, string>();
  readonly #turns = new Map<number, EventOf<'game.spun'>>();
  readonly #extra = new Map<AccountId, number>();
  readonly #today = new Map<string, number>();

  hear({ events, atMs }: Delivery): void {
    for (const event of events) {
      switch (event.type) {
        case 'game.wheel_set':
          this.#wheels.set(event.termsId, event.terms);
          break;
        case 'game.series_opened':
          this.#commitments.set(event.accountId, hex(event.commitment));
          break;
        case 'game.spins_added':
          this.#extra.set(event.accountId, (this.#extra.get(event.accountId) ?? 0) + event.spins);
          break;
        case 'game.spun':
          this.#spin(event, atMs);
          break;
        case 'game.drawn':
          this.#draw(event);
          break;
        case 'game.returned': {
          const turn = this.#end(event.spinId);
          expectThat(turn.stake === event.stake, `turn ${event.spinId} gives back its stake`);
          break;
        }
        default:
          // The rest is not about the game.
          break;
      }
    }
  }

  compare(core: CoreMachine): void {
    const pending = core.queries.pendingSpins().map(({ spinId }) => spinId);
    expectThat(
      pending.length === this.#turns.size && pending.every((spinId) => this.#turns.has(spinId)),
      'turns under way are those that were told',
    );
  }

  #spin(turn: EventOf<'game.spun'>, atMs: number): void {
    const { spinId, accountId, commitment, termsId, stake } = turn;
    expectThat(this.#commitments.get(accountId) === hex(commitment), `turn ${spinId} is staked on a known commitment`);
    const wheel = this.#wheels.get(termsId);
    expectThat(wheel?.stakes.includes(stake) === true, `turn ${spinId} has a stake of its wheel`);
    const key = `${accountId} ${dayOf(atMs)}`;
    const count = (this.#today.get(key) ?? 0) + 1;
    if (count <= (wheel?.spinsPerDay ?? 0)) this.#today.set(key, count);
    else {
      const left = (this.#extra.get(accountId) ?? 0) - 1;
      expectThat(left >= 0, `turn ${spinId} is one that its user had left`);
      this.#extra.set(accountId, left);
    }
    this.#turns.set(spinId, turn);
  }

  #draw({ spinId, accountId, seed, segment, prize }: EventOf<'game.drawn'>): void {
    const turn = this.#end(spinId);
    expectThat(hex(sha256(seed)) === hex(turn.commitment), `turn ${spinId} is drawn from the committed seed`);
    const { segments } = this.#wheels.get(turn.termsId) ?? { segments: [] };
    const message = `${Buffer.from(turn.clientSeed).toString('ascii')}:${turn.nonce}:0`;
    const mac = Buffer.from(hmacSha256(seed, new TextEncoder().encode(message)));
    const total = segments.reduce((sum, { weight }) => sum + weight, 0);
    let ticket = Number(mac.readBigUInt64BE(0) % BigInt(total));
    const due = segments.findIndex(({ weight }) => {
      ticket -= weight;
      return ticket < 0;
    });
    expectThat(segment === due, `turn ${spinId} has the segment that the rule draws`);
    expectThat(
      prize === Math.floor((turn.stake * (segments[due]?.pays ?? 0)) / 100),
      `turn ${spinId} pays its segment`,
    );
    this.#commitments.set(accountId, hex(seed));
  }

  #end(spinId: number): EventOf<'game.spun'> {
    const turn = this.#turns.get(spinId);
    if (turn === undefined) throw new Violation(`turn ${spinId} was staked and ends once`);
    this.#turns.delete(spinId);
    return turn;
  }
}
