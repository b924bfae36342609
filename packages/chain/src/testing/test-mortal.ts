import type { Answer, CommandOf, CommandType, Exchange, Submission } from '@candor/exchange';
import type { Chain } from '../chain.ts';
import type { Signer } from '../signer/signer.ts';

class Killed extends Error {}

/**
 * Lets a worker live for so many steps; every call to the world outside is one, and a call that changes it is one more
 * afterwards.
 */
export class Mortal {
  left = Number.POSITIVE_INFINITY;
  kills = 0;

  /** False when the work was killed. */
  async lives(steps: number, work: () => Promise<unknown>): Promise<boolean> {
    this.left = steps;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      this.kills += 1;
      return false;
    } finally {
      this.left = Number.POSITIVE_INFINITY;
    }
  }

  chain(chain: Chain): Chain {
    const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
      this.#step();
      return ask();
    };
    return {
      chainId: chain.chainId,
      head: () => asking(() => chain.head()),
      block: (number) => asking(() => chain.block(number)),
      transfersIn: (block, watched) => asking(() => chain.transfersIn(block, watched)),
      transaction: (hash) => asking(() => chain.transaction(hash)),
      nonceAt: (address, height) => asking(() => chain.nonceAt(address, height)),
      fees: () => asking(() => chain.fees()),
      balanceOf: (address, token) => asking(() => chain.balanceOf(address, token)),
      broadcast: (raw) => this.#changing(() => chain.broadcast(raw)),
    };
  }

  exchange(exchange: Exchange): Pick<Exchange, 'query' | 'submit'> {
    const changing = this.#changing.bind(this);
    return {
      query: (name, ...args) => exchange.query(name, ...args),
      submit<T extends CommandType>(submission: Submission<CommandOf<T>>): Promise<Answer<T>> {
        return changing(() => exchange.submit<T>(submission));
      },
    };
  }

  signer(signer: Signer): Signer {
    return {
      sign: (request) => this.#changing(() => signer.sign(request)),
      signSweep: (request) => this.#changing(() => signer.signSweep(request)),
      signTopUp: (request) => this.#changing(() => signer.signTopUp(request)),
      rooms: () => signer.rooms(),
    };
  }

  /** Makes the change, then dies before its caller gets the answer. */
  async #changing<T>(change: () => Promise<T>): Promise<T> {
    this.#step();
    const result = await change();
    this.#step();
    return result;
  }

  #step(): void {
    this.left -= 1;
    if (this.left < 0) throw new Killed();
  }
}
