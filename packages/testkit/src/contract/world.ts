import type { Command, HouseName, Lots } from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { asset, pair, type PairName } from '../catalog.ts';

type SetTerms = Extract<Command, { readonly type: 'contract.set_terms' }>;

const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);

/** The tiers of the worked example of RULES 5. */
export const exampleTiers: SetTerms['tiers'] = [
  { floor: usdt(0), maintenance: 4_000 as Ppm, multipleMax: 100 },
  { floor: usdt(50_000), maintenance: 5_000 as Ppm, multipleMax: 50 },
  { floor: usdt(250_000), maintenance: 10_000 as Ppm, multipleMax: 20 },
  { floor: usdt(1_000_000), maintenance: 25_000 as Ppm, multipleMax: 10 },
];

/** One lot: 0.01 BTC, 0.1 ETH, one share of ACME. */
const lotOf: Readonly<Partial<Record<PairName, bigint>>> = {
  'BTC/USDT': 1_000_000n,
  'ETH/USDT': 10_000_000n,
  'ACME/USDT': 10_000n,
};

/** Terms of a contract on one of the test pairs, with anything about them changed. */
export function contractTerms(name: PairName, changes: Partial<SetTerms> = {}): SetTerms {
  return {
    type: 'contract.set_terms',
    pairId: pair[name],
    lot: atoms(lotOf[name] ?? 1_000_000n),
    lotsMin: 1 as Lots,
    lotsMax: 1_000_000 as Lots,
    accountLotsMax: 2_000_000 as Lots,
    spread: 200 as Ppm,
    fee: 600 as Ppm,
    overnightRate: 109_500 as Ppm,
    liquidationFee: 5_000 as Ppm,
    stress: 100_000 as Ppm,
    tiers: exampleTiers,
    isOffered: 'yes',
    ...changes,
  };
}

export interface ContractWorld {
  /** The funds behind all contracts, in USDT atoms; absent: 10,000,000 USDT. */
  readonly underwriting?: bigint;
  /** In USDT atoms; absent: nothing. */
  readonly insurance?: bigint;
  /** Pairs that have contracts, with differences from the usual terms; absent: BTC, ETH and ACME as usual. */
  readonly terms?: Partial<Record<PairName, Partial<SetTerms>>>;
}

/** The commands that bring contracts into a practice world. */
export function contractWorld(options: ContractWorld = {}): Command[] {
  const terms = options.terms ?? { 'BTC/USDT': {}, 'ETH/USDT': {}, 'ACME/USDT': {} };
  const funds = { underwriting: options.underwriting ?? 10n ** 13n, insurance: options.insurance ?? 0n };
  return [
    ...(Object.entries(funds) as [HouseName, bigint][])
      .filter(([, amount]) => amount > 0n)
      .map(
        ([name, amount]): Command => ({
          type: 'house.fund',
          house: name,
          assetId: asset.USDT,
          amount: atoms(amount),
        }),
      ),
    ...(Object.entries(terms) as [PairName, Partial<SetTerms>][]).map(([name, changes]) =>
      contractTerms(name, changes),
    ),
  ];
}
