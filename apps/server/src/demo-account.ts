import type { AccountId, Exchange } from '@candor/exchange';
import type { Catalogue } from '@candor/feed';
import { demoEmail, type Platform } from '@candor/platform';

/** For the first look: one tap in the app, and printed at the start of a practice installation for everybody's tools. */
export const demoAccount = { email: demoEmail, password: 'candor-demo' } as const;

/** A user with practice funds. The funds are claimed once in the installation's life; later claims are the user's. */
export async function openDemoAccount(exchange: Exchange, platform: Platform, catalogue: Catalogue): Promise<void> {
  const { accountId } = await platform.accounts.ensureUser({ ...demoAccount, nickname: 'Demo', managed: 'shared' });
  const offered = catalogue.assets.filter(({ faucet }) => faucet !== undefined);
  await Promise.all(
    offered.map(({ assetId }) =>
      exchange.submit<'practice.claim'>({
        commandId: `demo:claim:${assetId}`,
        actor: 'user',
        command: { type: 'practice.claim', accountId: accountId as AccountId, assetId },
      }),
    ),
  );
}
