import type { AssetId, CommandOf, PairId } from '@candor/exchange';
import { dayMs, minuteMs } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { amountIn, priceIn } from '../build.ts';
import type { CatalogueAsset } from '../types.ts';
import { en } from './en.ts';
import type { ProjectText, ProjectTexts } from './texts.ts';
import { vn } from './vn.ts';
import { zh } from './zh.ts';

const usdtId = 3 as AssetId;
const scale = 8;
/** A project has to be set before it opens. */
const soonMs = 10_000;

interface OfferedFacts {
  readonly website: string;
  readonly paperUrl: string;
  readonly texts: Readonly<Record<'en' | 'vn' | 'zh', ProjectText>>;
  readonly isDemonstration: boolean;
}

/** A project that a practice installation sells: its terms, with times counted from the moment it is set. */
export interface OfferedProject {
  readonly token: CatalogueAsset;
  /** The pair on which the token trades: listed halted, and opened with the first release. */
  readonly pair: Omit<CommandOf<'catalog.list_pair'>, 'type'>;
  readonly terms: Omit<
    CommandOf<'ieo.set_project'>,
    'type' | 'projectId' | 'opensAtMs' | 'closesAtMs' | 'releases' | 'factsHash'
  >;
  /** Published before the terms are set, which bind their hash. */
  readonly facts: OfferedFacts;
  readonly opensAfterMs: number;
  readonly lastsMs: number;
  /** Counted from the close. */
  readonly releases: readonly { readonly afterMs: number; readonly share: Ppm }[];
  /** Whole tokens that all simulated subscribers together ask for. */
  readonly demand: number;
}

function token(id: number, code: string, name: string): CatalogueAsset {
  return { assetId: id as AssetId, code, name, scale, assetClass: 'coin', tags: ['new'] };
}

/** A thousandth of the smallest issue price is a tick, and a lot is one token. */
function pairOf(base: CatalogueAsset): OfferedProject['pair'] {
  return {
    pairId: base.assetId as number as PairId,
    baseAssetId: base.assetId,
    quoteAssetId: usdtId,
    tick: priceIn('0.00002'),
    lot: amountIn('1', base),
    minNotional: amountIn('1', { scale: 6 }),
    maxQuantity: amountIn('1000000', base),
    makerFee: 1_000 as Ppm,
    takerFee: 1_000 as Ppm,
    band: 500_000 as Ppm,
    hasBook: 'yes',
  };
}

/** The projects are invented: none has a page of its own. */
function factsOf(key: keyof ProjectTexts): OfferedFacts {
  const texts = { en: en[key], vn: vn[key], zh: zh[key] };
  return { website: '', paperUrl: '', texts, isDemonstration: key === 'demonstration' };
}

interface ProjectRow {
  readonly key: keyof ProjectTexts;
  readonly token: CatalogueAsset;
  readonly mode: 'first_come' | 'pro_rata';
  readonly price: string;
  readonly issuance: string;
  readonly min: string;
  readonly max: string;
  readonly opensAfterMs: number;
  readonly lastsMs: number;
  /** Time after the close, and ppm. */
  readonly releases: readonly (readonly [afterMs: number, share: number])[];
  readonly demand: number;
}

const rows: readonly ProjectRow[] = [
  {
    key: 'lumen',
    token: token(301, 'LMG', 'Lumen Grid'),
    mode: 'first_come',
    price: '0.05',
    issuance: '4000000',
    min: '200',
    max: '100000',
    opensAfterMs: soonMs,
    lastsMs: 7 * dayMs,
    releases: [1, 30, 60, 90].map((days) => [days * dayMs, 250_000] as const),
    demand: 300_000,
  },
  {
    key: 'tern',
    token: token(302, 'TRN', 'Tern Routing'),
    mode: 'pro_rata',
    price: '0.02',
    issuance: '1000000',
    min: '500',
    max: '150000',
    opensAfterMs: soonMs,
    lastsMs: 5 * dayMs,
    releases: [
      [7 * dayMs, 400_000],
      [37 * dayMs, 300_000],
      [67 * dayMs, 300_000],
    ],
    demand: 1_600_000,
  },
  {
    key: 'harbor',
    token: token(303, 'HRB', 'Harbor Data'),
    mode: 'pro_rata',
    price: '0.08',
    issuance: '500000',
    min: '50',
    max: '80000',
    opensAfterMs: 2 * dayMs,
    lastsMs: 3 * dayMs,
    releases: [
      [7 * dayMs, 500_000],
      [37 * dayMs, 500_000],
    ],
    demand: 400_000,
  },
  {
    key: 'demonstration',
    token: token(304, 'DEMO', 'Demonstration token'),
    mode: 'pro_rata',
    price: '0.05',
    issuance: '20000',
    min: '20',
    max: '4000',
    opensAfterMs: 5 * minuteMs,
    lastsMs: 10 * minuteMs,
    releases: [
      [2 * minuteMs, 400_000],
      [5 * minuteMs, 600_000],
    ],
    demand: 34_000,
  },
];

/** Sales of a practice installation, at terms as they would be in earnest, and one that is over in minutes. */
export const offeredProjects: readonly OfferedProject[] = rows.map((row) => ({
  token: row.token,
  pair: pairOf(row.token),
  terms: {
    tokenAssetId: row.token.assetId,
    payAssetId: usdtId,
    price: priceIn(row.price),
    issuance: amountIn(row.issuance, row.token),
    mode: row.mode,
    accountMin: amountIn(row.min, row.token),
    accountMax: amountIn(row.max, row.token),
  },
  facts: factsOf(row.key),
  opensAfterMs: row.opensAfterMs,
  lastsMs: row.lastsMs,
  releases: row.releases.map(([afterMs, share]) => ({ afterMs, share: share as Ppm })),
  demand: row.demand,
}));
