import type { AssetId, Exchange, RailId } from '@candor/exchange';
import { Fault } from '@candor/kernel';
import { checkAddress } from './addresses.ts';
import type { Scales } from './units.ts';

/** A token that the installation takes; every other contract is a stranger, whatever it calls itself. */
export interface TokenSettings {
  /** The asset's code at the exchange. */
  readonly code: string;
  readonly address: string;
  readonly decimals: number;
}

/** The exchange's assets for the chain's own coin and its tokens. */
export interface ChainAssets {
  /** The code of the asset that fees are paid in. */
  readonly nativeCode: string;
  readonly tokens: readonly TokenSettings[];
}

const nativeDecimals = 18;

/** A way in and out that this chain is. */
export interface ChainRail extends Scales {
  readonly railId: RailId;
  readonly assetId: AssetId;
  readonly code: string;
  readonly network: string;
  /** The token's contract; absent: ether. */
  readonly token?: string;
  readonly confirmations: number;
}

/** The rails of kind `chain` whose asset the chain has, as the exchange has them now. */
export async function chainRails(exchange: Pick<Exchange, 'query'>, given: ChainAssets): Promise<readonly ChainRail[]> {
  const [rails, assets] = await Promise.all([exchange.query('rails'), exchange.query('assets')]);
  return rails.flatMap((rail): ChainRail[] => {
    const asset = assets.find(({ assetId }) => assetId === rail.assetId);
    const place = asset && placeOf(asset, given);
    if (rail.kind !== 'chain' || asset === undefined || place === undefined) return [];
    const { railId, assetId, network, confirmations } = rail;
    const { code, scale } = asset;
    return [{ railId, assetId, code, network, confirmations, scale, ...place }];
  });
}

/** The asset that network costs are counted in. */
export async function nativeAsset(
  exchange: Pick<Exchange, 'query'>,
  { nativeCode }: ChainAssets,
): Promise<Scales & { readonly assetId: AssetId }> {
  const asset = (await exchange.query('assets')).find(({ code }) => code === nativeCode);
  if (asset === undefined) throw new Fault('chain_settings', `The exchange has no asset ${nativeCode}.`);
  return { assetId: asset.assetId, scale: asset.scale, decimals: nativeDecimals };
}

/**
 * The place of an asset on this chain; absent when it has none. Throws a `Fault` (`chain_settings`) for an impossible
 * token.
 */
export function placeOf(
  asset: { readonly code: string; readonly scale: number },
  { nativeCode, tokens }: ChainAssets,
): { readonly token?: string; readonly decimals: number } | undefined {
  const token = tokens.find(({ code }) => code === asset.code);
  if (token === undefined) return asset.code === nativeCode ? { decimals: nativeDecimals } : undefined;
  const check = checkAddress('ERC20', token.address);
  if (!check.ok)
    throw new Fault('chain_settings', `The contract of ${token.code} is not an address: ${check.problem}.`);
  if (token.decimals < asset.scale) {
    throw new Fault('chain_settings', `${token.code} has fewer decimals on its chain than in the books.`);
  }
  return { token: check.address, decimals: token.decimals };
}
