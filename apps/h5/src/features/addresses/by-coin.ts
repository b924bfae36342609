import type { AddressRow } from '@candor/api';

interface CoinAddresses {
  readonly code: string;
  readonly addresses: readonly AddressRow[];
}

/** Addresses under their coins, by the coins' names; within a coin as they came, newest first. */
export function byCoin(rows: readonly AddressRow[]): readonly CoinAddresses[] {
  const codes = [...new Set(rows.map(({ code }) => code))].sort();
  return codes.map((code) => ({ code, addresses: rows.filter((row) => row.code === code) }));
}
