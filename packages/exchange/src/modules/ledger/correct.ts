import { assert, present } from '@candor/kernel';
import { negated, zero } from '@candor/money';
import type { CommandOf, RejectOf } from '../../commands.ts';
import { firstUserAccount, house } from '../../ledger-words.ts';
import type { Change } from '../../module.ts';
import type { AccountId, ProposalId } from '../../vocabulary.ts';
import { correctedWallet, correctionHouses } from './rules.ts';
import type { LedgerSlice } from './slice.ts';

type Correction = CommandOf<'ledger.correct'>;

const houses: ReadonlySet<AccountId> = new Set(correctionHouses.map((name) => house[name]));

/**
 * The only way to mend a balance (RULES 2): a balanced posting between what two accounts have available, decided by two
 * operators whichever way it goes.
 */
export const correction: Change<'ledger.correct', LedgerSlice> = {
  refuses(core, command) {
    // Without proposals in force one operator would be enough.
    if (core.revision < 1) return 'not_permitted';
    const { fromAccountId, toAccountId, assetId, amount, corrects } = command;
    const asset = core.catalog.assets.get(assetId);
    if (asset === undefined) return 'asset_not_found';
    const wrong = sideRefusal(core, fromAccountId) ?? sideRefusal(core, toAccountId);
    if (wrong !== undefined) return wrong;
    if (houses.has(fromAccountId) && houses.has(toAccountId)) return 'correction_not_allowed';
    if (fromAccountId === toAccountId) return 'transfer_same_account';
    if (amount <= 0n) return 'amount_invalid';
    if (corrects < 1 || corrects >= core.sequence) return 'record_not_found';
    const type = correctedWallet(fromAccountId, asset.assetClass);
    return core.spendable(fromAccountId, type, assetId) < amount ? 'balance_insufficient' : undefined;
  },
  present: () => undefined,
  weakens: () => 'confirmed',
  make(core, command, { proposalId, operators }) {
    const [first, second] = operators;
    assert(operators.length === 2 && first !== second, 'a correction is decided by two operators');
    move(core, command, proposalId);
    const { type: _type, ...corrected } = command;
    core.emit({ type: 'ledger.corrected', proposalId: proposalId as ProposalId, ...corrected, operators });
    return {};
  },
};

function sideRefusal(core: LedgerSlice, accountId: AccountId): RejectOf<'ledger.correct'> | undefined {
  if (accountId < firstUserAccount) return houses.has(accountId) ? undefined : 'correction_not_allowed';
  return core.accounts.has(accountId) ? undefined : 'account_not_found';
}

function move(core: LedgerSlice, { fromAccountId, toAccountId, assetId, amount }: Correction, reference: number): void {
  const { ledger } = core;
  const { assetClass } = present(core.catalog.assets.get(assetId), 'a correction is of a listed asset');
  const walletOf = (accountId: AccountId) => ledger.wallet(accountId, correctedWallet(accountId, assetClass), assetId);
  ledger.line(walletOf(fromAccountId), 'correction', negated(amount), zero);
  ledger.line(walletOf(toAccountId), 'correction', amount, zero);
  core.post(reference);
}
