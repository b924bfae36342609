import type { AccountId } from '@candor/exchange';
import { friendPartOfFees, friendShareDefault, inviterPartOfFees } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';
import type { Deps } from '../serving/deps.ts';

/** The shares of fees under an inviter, or of somebody who has chosen no split; zero where nothing is shared. */
export async function sharesOf({ exchange }: Pick<Deps, 'exchange'>, inviterId: AccountId | undefined) {
  const [terms, products, friendShare] = await Promise.all([
    exchange.query('invitationTerms'),
    exchange.query('productsFor', inviterId),
    inviterId === undefined ? friendShareDefault : exchange.query('invitationSplit', inviterId),
  ]);
  const share = products.includes('invitations') ? (terms?.share ?? (0 as Ppm)) : (0 as Ppm);
  return {
    share,
    friendShare,
    inviterOfFees: inviterPartOfFees(share, friendShare),
    friendOfFees: friendPartOfFees(share, friendShare),
    days: terms?.days,
  };
}
