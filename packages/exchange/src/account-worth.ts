import { type Atoms, atoms } from '@candor/money';

/** The parts of an account's worth, each in atoms of the unit of account. */
interface WorthParts<Wallet extends string> {
  /** Every balance, available and frozen together, with the wallet it lies in. */
  readonly balances: Iterable<{ readonly wallet: Wallet; readonly worth: Atoms }>;
  /** The profit of open contracts at their marks, below zero for a loss: it belongs to the contract wallet. */
  readonly contractUnrealised: Atoms;
  /** Tokens that were bought and wait for their release: in no wallet. */
  readonly unreleased: readonly Atoms[];
  /** The principal of loans. */
  readonly debts: readonly Atoms[];
}

interface AccountWorth<Wallet extends string> {
  /** Of the wallets that hold something; that of contracts is their equity. */
  readonly byWallet: ReadonlyMap<Wallet | 'contract', Atoms>;
  /** Of all wallets together. */
  readonly held: Atoms;
  readonly unreleased: Atoms;
  readonly owed: Atoms;
  /** The total that every page shows: what is held and what waits for its release, less debts. May be below zero. */
  readonly net: Atoms;
}

/** The one sum of what an account is worth: the server's lists and the app's pages add up by it. */
export function accountWorth<Wallet extends string>(parts: WorthParts<Wallet>): AccountWorth<Wallet> {
  const byWallet = new Map<Wallet | 'contract', Atoms>();
  const add = (wallet: Wallet | 'contract', worth: Atoms) =>
    byWallet.set(wallet, atoms((byWallet.get(wallet) ?? 0n) + worth));
  for (const { wallet, worth } of parts.balances) add(wallet, worth);
  if (parts.contractUnrealised !== 0n) add('contract', parts.contractUnrealised);
  const held = sumOf([...byWallet.values()]);
  const unreleased = sumOf(parts.unreleased);
  const owed = sumOf(parts.debts);
  return { byWallet, held, unreleased, owed, net: atoms(held + unreleased - owed) };
}

/** The profit over what was there and what was paid in, and the same in hundredths of a percent, rounded towards zero. */
export function profitSince(invested: Atoms, net: Atoms): { readonly profit: Atoms; readonly hundredths: bigint } {
  const profit = atoms(net - invested);
  return { profit, hundredths: invested <= 0n ? 0n : (profit * 10_000n) / invested };
}

function sumOf(amounts: readonly Atoms[]): Atoms {
  return atoms(amounts.reduce((sum, amount) => sum + amount, 0n));
}
