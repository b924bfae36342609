import type { Exchange, RailId } from '@candor/exchange';
import { Fault } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { Chain } from './chain.ts';
import { type ChainAssets, type ChainRail, nativeAsset } from './rails.ts';
import { gasOfToken } from './signer/gas.ts';
import type { Signer } from './signer/signer.ts';
import { atomsOfUnits, type Scales } from './units.ts';

/** The limits of the signer for the asset of a rail, which all its rails share; the hour and the day slide. */
interface RailRoom {
  readonly transactionMax: Atoms;
  readonly hourMax: Atoms;
  readonly hourLeft: Atoms;
  readonly dayMax: Atoms;
  readonly dayLeft: Atoms;
}

/** The means of paying over one rail now, in atoms of its asset. */
interface RailMeans {
  readonly railId: RailId;
  /** In the hot wallet. Absent: the chain is one of practice, which pays any amount, or its node does not answer. */
  readonly hot?: Atoms | undefined;
  /** Absent: the signer does not answer, or does not sign for this asset. */
  readonly room?: RailRoom | undefined;
}

/** Gas, in atoms of the asset that the chain takes its fees in. */
interface GasMeans {
  readonly code: string;
  /** In the hot wallet; absent as in `RailMeans`. */
  readonly hot?: Atoms | undefined;
  /** The most that one payment of a token costs at the fees of now; absent: the node does not answer. */
  readonly payment?: Atoms | undefined;
  /** The payments that the hot wallet has gas for. */
  readonly payments?: number | undefined;
  /** Of the signer; absent: it does not answer. */
  readonly hourMax?: Atoms | undefined;
  readonly hourLeft?: Atoms | undefined;
}

export interface ChainMeans {
  /** Of a chain of practice: its addresses pay any amount. */
  readonly isEndless: boolean;
  readonly doesNodeAnswer: boolean;
  readonly doesSignerAnswer: boolean;
  readonly gas: GasMeans;
  readonly rails: readonly RailMeans[];
}

interface Parts {
  readonly exchange: Pick<Exchange, 'query'>;
  readonly chain: Chain;
  readonly signer: Pick<Signer, 'rooms'>;
  readonly hotWallet: string;
  readonly assets: ChainAssets;
}

/** Looks at what withdrawals can be paid with: the hot wallet's funds and gas, and the room in the signer's limits. */
export async function chainMeans(parts: Parts, rails: readonly ChainRail[]): Promise<ChainMeans> {
  const { exchange, chain, signer, hotWallet, assets } = parts;
  const isEndless = chain.heldBy !== undefined;
  const native = await nativeAsset(exchange, assets);
  const [rooms, fees, ether, balances] = await Promise.all([
    signer.rooms().catch(unreachable),
    chain.fees().catch(unreachable),
    chain.balanceOf(hotWallet).catch(unreachable),
    Promise.all(rails.map(({ token }) => chain.balanceOf(hotWallet, token).catch(unreachable))),
  ]);
  const payment = fees && fees.maxFeePerGas * gasOfToken;
  const gasLeft = rooms && left(rooms.gasPerHour, rooms.gasInHour);
  const hotEther = isEndless ? undefined : ether;
  return {
    isEndless,
    doesNodeAnswer: fees !== undefined && ether !== undefined,
    doesSignerAnswer: rooms !== undefined,
    gas: {
      code: assets.nativeCode,
      hot: knownAtoms(hotEther, native),
      payment: payment === undefined ? undefined : atomsOfUnits(payment, native, 'up'),
      payments: hotEther === undefined || !payment ? undefined : Number(hotEther / payment),
      hourMax: knownAtoms(rooms?.gasPerHour, native),
      hourLeft: knownAtoms(gasLeft, native),
    },
    rails: rails.map((rail, at): RailMeans => {
      const room = rooms?.assets.find(({ code }) => code === rail.code);
      const atomsOf = (units: bigint) => atomsOfUnits(units, rail, 'down');
      return {
        railId: rail.railId,
        hot: isEndless ? undefined : knownAtoms(balances[at], rail),
        room: room && {
          transactionMax: atomsOf(room.transactionMax),
          hourMax: atomsOf(room.hourMax),
          hourLeft: atomsOf(left(room.hourMax, room.signedInHour)),
          dayMax: atomsOf(room.dayMax),
          dayLeft: atomsOf(left(room.dayMax, room.signedInDay)),
        },
      };
    }),
  };
}

function knownAtoms(units: bigint | undefined, scales: Scales): Atoms | undefined {
  return units === undefined ? undefined : atomsOfUnits(units, scales, 'down');
}

/** None where a limit was lowered meanwhile. */
function left(most: bigint, used: bigint): bigint {
  return used > most ? 0n : most - used;
}

function unreachable(error: unknown): undefined {
  if (error instanceof Fault && (error.kind === 'chain_unreachable' || error.kind === 'signer_unreachable')) {
    return undefined;
  }
  throw error;
}
