import { atoms, type Ppm } from '@candor/money';
import { alice, bob, carol, given, ieo, operator, type Row, worldStartMs } from '@candor/testkit';

export const minute = (at: number) => worldStartMs + at * 60_000;
export const tokens = (whole: number) => atoms(BigInt(whole) * 100_000_000n);

export const later = {
  opensAtMs: minute(60),
  closesAtMs: minute(70),
  releases: [{ atMs: minute(80), share: 1_000_000 as Ppm }],
};

/** A pro-rata project of 1,000 ETH at 0.5 USDT, or with changes. Alice, bob and carol have 1,000 USDT each. */
export function sale(changes: Parameters<typeof ieo.sets>[0] = {}): Row[] {
  const funded = [alice, bob, carol].map((user) => given(user.has('1000 USDT')));
  return [...funded, given(operator.funds('issuance', '1500 ETH')), given(ieo.sets(changes))];
}
