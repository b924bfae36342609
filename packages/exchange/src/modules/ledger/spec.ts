import { type Codec, listOf, oneOf, struct, text, uint } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import { command, defineSpec } from '../../spec.ts';
import { type EntryKind, entryKind } from '../../ledger-words.ts';
import {
  type AccountId,
  accountId,
  amount,
  type AssetId,
  assetId,
  proposalId,
  type WalletType,
  walletType,
} from '../../vocabulary.ts';
import { ledgerRejects } from './rejects.ts';
import { correctionReasons } from './rules.ts';

/** One wallet's change in a movement: signed changes, and the balances that result. */
export interface PostingLine {
  readonly accountId: AccountId;
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly kind: EntryKind;
  readonly available: Atoms;
  readonly frozen: Atoms;
  readonly availableAfter: Atoms;
  readonly frozenAfter: Atoms;
}

/** Numbers all: words and amounts are numbers too. */
const postingLineFields = 8;

/** Written out by hand where `struct` would do: half of the core's output is these lines (bench/core). */
const postingLine: Codec<PostingLine> = {
  write(writer, line) {
    accountId.write(writer, line.accountId);
    walletType.write(writer, line.walletType);
    assetId.write(writer, line.assetId);
    entryKind.write(writer, line.kind);
    amount.write(writer, line.available);
    amount.write(writer, line.frozen);
    amount.write(writer, line.availableAfter);
    amount.write(writer, line.frozenAfter);
  },
  read: (reader) => ({
    accountId: accountId.read(reader),
    walletType: walletType.read(reader),
    assetId: assetId.read(reader),
    kind: entryKind.read(reader),
    available: amount.read(reader),
    frozen: amount.read(reader),
    availableAfter: amount.read(reader),
    frozenAfter: amount.read(reader),
  }),
  skip(reader) {
    for (let field = 0; field < postingLineFields; field++) reader.skipNumber();
  },
};

/** The wire number of a posting, which the core writes without making it. */
export const postedNumber = 21;

const correctionFields = {
  fromAccountId: accountId,
  toAccountId: accountId,
  assetId,
  amount,
  /** Sequence in the journal of the record that was wrong, or should have moved something. */
  corrects: uint,
  reason: oneOf(...correctionReasons),
};

export const ledgerSpec = defineSpec({
  name: 'ledger',
  commands: {
    /** Only ever made by a proposal: no system sends it, and one operator alone is refused. */
    'ledger.correct': command(470, 'operator', struct(correctionFields), struct({}), ledgerRejects['ledger.correct']),
  },
  facts: {
    /**
     * One balanced movement. The house maker's own holds are left out: they change on every tick and move no money.
     */
    'ledger.posted': [
      postedNumber,
      struct({
        /** The order, trade or quote the movement belongs to; 0 when the command is the whole cause. */
        reference: uint,
        lines: listOf(postingLine),
      }),
    ],
    /** Follows its posting, whose reference is the proposal. */
    'ledger.corrected': [
      470,
      struct({
        proposalId,
        ...correctionFields,
        /** The proposer, then the confirmer. */
        operators: listOf(text),
      }),
    ],
  },
});
