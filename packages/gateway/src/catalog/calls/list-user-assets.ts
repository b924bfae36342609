import { accountTypes, listUserAssets } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText, zero } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';

const spotOnly = ['spot'] as const;

export default serveUser(listUserAssets, async ({ exchange, market }, _input, { user }) => {
  const balances = await exchange.query('balances', user.accountId);
  return done(
    market.instruments.assets.map(({ assetId, code, name, image, scale, assetClass }) => {
      const availableIn = (type: (typeof accountTypes)[number]) => {
        const balance = balances.find((candidate) => candidate.assetId === assetId && candidate.walletType === type);
        return atomsToText(balance?.available ?? zero, scale);
      };
      return {
        assetId,
        code,
        name,
        image,
        available: {
          fiat: availableIn('fiat'),
          spot: availableIn('spot'),
          contract: availableIn('contract'),
          options: availableIn('options'),
        },
        // Coins move between all four accounts; a stock stays where it is traded and a currency where it is paid.
        allowedTypes:
          assetClass === 'coin' ? [...accountTypes] : assetClass === 'fiat' ? ['fiat' as const] : [...spotOnly],
      };
    }),
  );
});
