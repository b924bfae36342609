import { type AccountId, firstUserAccount } from '../../vocabulary.ts';

/** The numbers of users' accounts, given out in order. Who a number belongs to, only the platform knows. */
export class Accounts {
  next = firstUserAccount;

  has(accountId: AccountId): boolean {
    return accountId >= firstUserAccount && accountId < this.next;
  }
}
