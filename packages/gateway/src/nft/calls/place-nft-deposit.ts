import { placeNftDeposit } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { itemOfCode, saleOfItem } from '../codes.ts';

export default serveUser(placeNftDeposit, async (deps, { code, requestId }, { user }) => {
  const item = await itemOfCode(deps.exchange, code);
  if (item === undefined) return reject('nft_not_found');
  const sale = await saleOfItem(deps, item, requestId);
  if (sale === undefined) return reject('nft_not_on_sale');
  const { saleId, assetId } = sale;
  const command = { type: 'nft.place_deposit', accountId: user.accountId, saleId } as const;
  const outcome = await submitFor(deps, user, command, requestId);
  if (!outcome.ok) return outcome;
  return done({ deposit: atomsToText(outcome.value.deposit, deps.market.instruments.assetOf(assetId).scale) });
});
