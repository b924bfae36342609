import { firstUserAccount } from '../../ledger-words.ts';
import type { AccountId } from '../../vocabulary.ts';

/** The numbers of users' accounts, assigned in order. Only the platform knows the owner of a number. */
export class Accounts {
  next = firstUserAccount;

  has(accountId: AccountId): boolean {
    return accountId >= firstUserAccount && accountId < this.next;
  }
}
