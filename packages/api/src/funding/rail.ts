import * as z from 'zod/mini';
import { amountText, countNumber, flag, idNumber, wordOf } from '../wire/fields.ts';
import { described, named, oneOfWire, wireObject } from '../wire/wire-object.ts';
import { railKindWire } from './words.ts';

/** One way in and out: an asset on a network, or at a kind of bank (the specification's coin with its `subName`). */
export const railRow = wireObject({
  railId: named('id', idNumber),
  assetId: named('currency', idNumber),
  code: named('name', described(z.string(), 'USDT')),
  network: named('sub_name', described(z.string(), 'ERC20, TRC20, BTC, BANK, SWIFT.')),
  kind: named('type', described(railKindWire, 'chain: watched here. manual and bank: looked after by operators.')),
  accountType: described(oneOfWire({ fiat: 'legal', spot: 'change' }), 'The account that it pays into and out of.'),
  image: z.string(),
  scale: countNumber,
  confirmations: described(countNumber, 'Blocks until a deposit is credited, its own one included; 0 without a chain.'),
  minutes: z.optional(described(countNumber, 'About how long that takes; absent when operators do it by hand.')),
  depositMin: described(amountText, 'Less than this is kept until deposits of this way reach it together.'),
  withdrawMin: amountText,
  withdrawFee: described(amountText, 'Taken out of the amount.'),
  takesDeposits: named('deposit_open', flag),
  takesWithdrawals: named('withdraw_open', flag),
  tokenContract: z.optional(described(z.string(), 'Of a token: the contract whose payments count.')),
  destinationKind: described(wordOf(['address', 'card', 'international_card']), 'What can be withdrawn to.'),
});
export type RailRow = z.output<typeof railRow>;

/** The account that a bank transfer is sent to. */
export const bankAccountRow = wireObject({
  holder: z.string(),
  bankName: z.string(),
  account: z.string(),
  swiftCode: z.optional(z.string()),
  isSimulated: named('simulated', described(flag, 'Practice: this bank does not exist.')),
});
export type BankAccountRow = z.output<typeof bankAccountRow>;

/** The chain's newest block, as seen by the watcher of a network. */
export const headRow = wireObject({ railId: idNumber, height: countNumber });
