import type { AssetRow, RailRow } from '@candor/api';

/** Money comes in or goes out. */
export type Way = 'deposit' | 'withdraw';

export function isOpen(rail: RailRow, way: Way): boolean {
  return way === 'deposit' ? rail.takesDeposits : rail.takesWithdrawals;
}

/** An asset with all ways to move it, those that are closed now included. */
export interface RailAsset {
  readonly assetId: number;
  readonly code: string;
  readonly name: string;
  readonly isFiat: boolean;
  readonly rails: readonly RailRow[];
}

/** The most popular assets, where they are offered. */
const popularCodes: readonly string[] = ['USDT', 'BTC', 'ETH'];

/** Assets that have any way, popular ones first and the rest as the catalogue has them. */
export function assetsWithRails(rails: readonly RailRow[], assets: readonly AssetRow[]): readonly RailAsset[] {
  const listed = assets.flatMap(({ assetId, code, name, assetClass }) => {
    const own = rails.filter((rail) => rail.assetId === assetId);
    return own.length === 0 ? [] : [{ assetId, code, name, isFiat: assetClass === 'fiat', rails: own }];
  });
  return [...popularOf(listed), ...listed.filter(({ code }) => !popularCodes.includes(code))];
}

export function popularOf(assets: readonly RailAsset[]): readonly RailAsset[] {
  return popularCodes.flatMap((code) => assets.find((asset) => asset.code === code) ?? []);
}

/** By code, name or network. */
export function soughtAssets(assets: readonly RailAsset[], text: string): readonly RailAsset[] {
  const needle = text.trim().toLowerCase();
  return assets.filter(({ code, name, rails }) =>
    [code, name, ...rails.map(({ network }) => network)].some((word) => word.toLowerCase().includes(needle)),
  );
}

/** The asset of an address, else the first. */
export function chosenAsset(assets: readonly RailAsset[], assetId: number | undefined): RailAsset | undefined {
  return assets.find((asset) => asset.assetId === assetId) ?? assets[0];
}

/** The rail that was chosen while it is open, else the first open one, else the first. */
export function chosenRail(rails: readonly RailRow[], railId: number | undefined, way: Way): RailRow | undefined {
  const open = rails.filter((rail) => isOpen(rail, way));
  return open.find((rail) => rail.railId === railId) ?? open[0] ?? rails[0];
}
