import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Anvil, startAnvil } from '../testing/test-anvil.ts';
import { failingTokenCode, tokenCode } from '../testing/test-token.ts';
import { spelled } from '../testing/test-world.ts';
import { EvmChain } from './evm-chain.ts';
import { transferCall } from './tokens.ts';

let anvil: Anvil;
let chain: EvmChain;
const user = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const stranger = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

beforeAll(async () => {
  anvil = await startAnvil();
  chain = new EvmChain({ url: anvil.url, chainId: anvil.chainId });
});
afterAll(() => anvil.stop());

it('sees the transfers of successful transactions to watched addresses, and nothing else', async () => {
  const token = spelled(await anvil.deploy(tokenCode));
  const fake = spelled(await anvil.deploy(tokenCode));
  const failing = spelled(await anvil.deploy(failingTokenCode));
  const from = (await chain.head()).number + 1;
  const ether = await anvil.send({ to: user, value: 5n });
  const tokens = await anvil.send({ to: token, data: transferCall(user, 7n) });
  await anvil.send({ to: stranger, value: 5n });
  await anvil.send({ to: token, data: transferCall(stranger, 7n) });
  await anvil.send({ to: fake, data: transferCall(user, 9n) });
  const failed = await anvil.send({ to: failing, data: transferCall(user, 9n) });
  const overdrawn = await anvil.send({ to: token, data: transferCall(user, 10n ** 30n) });
  const watched = { tokens: [token, failing], isWatched: (address: string) => address === user };
  const seen = [];
  for (let number = from; number <= (await chain.head()).number; number++) {
    const block = await chain.block(number);
    if (block !== undefined) seen.push(...(await chain.transfersIn(block, watched)));
  }
  expect(seen).toEqual([
    { transaction: ether, index: 0, from: spelled(anvil.rich), to: user, units: 5n },
    { transaction: tokens, index: 0, from: spelled(anvil.rich), token, to: user, units: 7n },
  ]);
  expect(await chain.balanceOf(user, token)).toBe(7n);
  expect(await chain.balanceOf(user)).toBe(5n);
  for (const hash of [failed, overdrawn]) {
    expect(await chain.transaction(hash)).toMatchObject({ state: 'mined', succeeded: false, transfers: [] });
  }
  expect(await chain.transaction(`0x${'ab'.repeat(32)}`)).toEqual({ state: 'unknown' });
  expect(await chain.block(from + 1_000)).toBeUndefined();
});

it('believes no event of a transaction that failed, even when the node lists it', async () => {
  const token = spelled(await anvil.deploy(tokenCode));
  const paid = await anvil.send({ to: token, data: transferCall(user, 7n) });
  const head = await chain.head();
  const watched = { tokens: [token], isWatched: (address: string) => address === user };
  expect(await chain.transfersIn(head, watched)).toMatchObject([{ transaction: paid, units: 7n }]);
  // The same node, but the receipts in its answers mark their transactions as failed.
  const liar = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(anvil.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: await text(request),
      });
      response.setHeader('content-type', 'application/json');
      response.end((await answer.text()).replaceAll('"status":"0x1"', '"status":"0x0"'));
    })();
  });
  await once(liar.listen(0, '127.0.0.1'), 'listening');
  const { port } = liar.address() as AddressInfo;
  const lied = new EvmChain({ url: `http://127.0.0.1:${port}`, chainId: anvil.chainId });
  expect(await lied.transfersIn(head, watched)).toEqual([]);
  expect(await lied.transaction(paid)).toMatchObject({ succeeded: false, transfers: [] });
  liar.closeAllConnections();
  liar.close();
});

it('rejects a node of another chain, and reports when none answers', async () => {
  await expect(new EvmChain({ url: anvil.url, chainId: 1 }).head()).rejects.toThrow('on chain 31337');
  await expect(new EvmChain({ url: 'http://127.0.0.1:9', chainId: 1, timeoutMs: 500 }).fees()).rejects.toMatchObject({
    kind: 'chain_unreachable',
  });
});
