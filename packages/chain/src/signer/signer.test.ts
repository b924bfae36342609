import { connect } from 'node:net';
import { join } from 'node:path';
import type { RailId, WithdrawalId } from '@candor/exchange';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressText } from '../destination.ts';
import { addresses, ChainWorld, etherRail, openDesk, outside, usdt, usdtRail } from '../testing/test-world.ts';
import { readFrames, writeFrame } from './frames.ts';
import { serveSigner } from './signer-server.ts';
import { readRequest } from './requests.ts';
import type { SignRequest } from './signer.ts';
import { SocketSigner } from './socket-signer.ts';
import type { SigningService } from './signing-service.ts';
import { readTransfer } from './transactions.ts';

const token = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
const other = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const assets = { nativeCode: 'ETH', tokens: [{ code: 'USDT', address: token, decimals: 6 }] };
const gwei = 1_000_000_000n;
const fees = { maxFeePerGas: 30n * gwei, maxPriorityFeePerGas: gwei };
const salt = new Uint8Array(16).fill(3);

let world: ChainWorld;
let desk: SigningService;

beforeEach(async () => {
  world = await ChainWorld.start();
  await world.letUsersWithdraw();
  desk = openDesk(world, { assets });
});
afterEach(async () => {
  desk.close();
  await world.stop();
});

const alice = () => world.users[0] as never;
const requestFor = (withdrawalId: WithdrawalId, address = outside): SignRequest => ({
  withdrawalId,
  salt,
  text: addressText('ERC20', address),
  fees,
});

async function released(...given: Parameters<ChainWorld['approvedWithdrawal']>): Promise<WithdrawalId> {
  const withdrawalId = await world.approvedWithdrawal(...given);
  await world.must({ type: 'funding.release_withdrawal', withdrawalId });
  return withdrawalId;
}

it('signs the withdrawals of the journal, the same at every request, and after a restart', async () => {
  const withdrawalId = await released(alice(), usdt(101));
  const first = await desk.sign(requestFor(withdrawalId));
  if (!first.ok) throw new Error(first.code);
  const [transaction] = first.value.transactions;
  expect(await readTransfer(transaction?.raw ?? '0x')).toEqual({
    hash: transaction?.hash,
    from: addresses.hotWallet,
    chainId: 31_337,
    nonce: 0,
    to: outside,
    token,
    gas: 120_000n,
    units: usdt(100),
    ...fees,
  });
  const higher = { maxFeePerGas: 60n * gwei, maxPriorityFeePerGas: 2n * gwei };
  expect(await desk.sign({ ...requestFor(withdrawalId), fees: higher })).toEqual(first);
  desk.close();
  desk = openDesk(world, { assets });
  expect(await desk.sign(requestFor(withdrawalId))).toEqual(first);
  const second = await desk.sign(requestFor(await released(alice(), usdt(101))));
  expect(second).toMatchObject({ ok: true, value: { nonce: 1 } });
});

it('goes on with a journal that is put back only when that is where it has read to', async () => {
  const putBack = world.backup();
  desk.close();
  desk = openDesk(world, { assets });
  await desk.follow();
  await putBack();
  desk.close();
  desk = openDesk(world, { assets });
  const withdrawalId = await released(alice(), usdt(101));
  expect(await desk.sign(requestFor(withdrawalId))).toMatchObject({ ok: true });
  await putBack();
  desk.close();
  desk = openDesk(world, { assets });
  await expect(desk.follow()).rejects.toThrow('an older copy');
  // The same number is another payment in the copy, which by now is longer than the part already read.
  for (let count = 0; count < 3; count++) expect(await released(alice(), usdt(51))).toBe(withdrawalId + count);
  desk.close();
  desk = openDesk(world, { assets });
  await expect(desk.sign(requestFor(withdrawalId))).rejects.toThrow('an older copy');
});

it('replaces with the same nonce, to the same address, with the same amount, at a higher fee only', async () => {
  const withdrawalId = await released(alice(), usdt(101));
  const request = requestFor(withdrawalId);
  const first = await desk.sign(request);
  const replaces = first.ok ? first.value.transactions[0]?.hash : undefined;
  if (replaces === undefined) throw new Error('it was signed');
  expect(await desk.sign({ ...request, replaces })).toEqual({ ok: false, code: 'fee_too_low' });
  const higher = { maxFeePerGas: 40n * gwei, maxPriorityFeePerGas: 2n * gwei };
  expect(await desk.sign({ ...request, replaces, fees: higher, text: addressText('ERC20', other) })).toEqual({
    ok: false,
    code: 'destination_differs',
  });
  const raised = await desk.sign({ ...request, replaces, fees: higher });
  if (!raised.ok) throw new Error(raised.code);
  expect(raised.value.transactions).toHaveLength(2);
  const [before, after] = await Promise.all(raised.value.transactions.map(({ raw }) => readTransfer(raw)));
  expect({ ...after, hash: before?.hash }).toEqual({ ...before, ...higher });
});

it('tells the room that is left in its limits, to its caller at the socket too, and not to one who asks for more', async () => {
  const withdrawalId = await released(alice(), usdt(101));
  expect(await desk.sign(requestFor(withdrawalId))).toMatchObject({ ok: true });
  const rooms = await desk.rooms();
  expect(rooms.assets).toContainEqual({
    code: 'USDT',
    transactionMax: usdt(1_000),
    hourMax: usdt(10_000),
    dayMax: usdt(20_000),
    signedInHour: usdt(100),
    signedInDay: usdt(100),
  });
  expect(rooms.gasInHour).toBe(120_000n * fees.maxFeePerGas);
  const path = join(world.folder, 'rooms.sock');
  const server = await serveSigner(path, desk, world.logged);
  expect(await new SocketSigner(path).rooms()).toEqual(rooms);
  await server.close();
  expect(readRequest({ kind: 'rooms', request: { code: 'USDT' } })).toBeUndefined();
});

it('counts a withdrawal once against its limits, however often its fee was raised', async () => {
  desk.close();
  desk = openDesk(world, { assets, limits: new Map([['USDT', { transaction: '100', hour: '150', day: '150' }]]) });
  const request = requestFor(await released(alice(), usdt(101)));
  const first = await desk.sign(request);
  const replaces = first.ok ? first.value.transactions[0]?.hash : undefined;
  if (replaces === undefined) throw new Error('it was signed');
  const higher = { maxFeePerGas: 40n * gwei, maxPriorityFeePerGas: 2n * gwei };
  expect(await desk.sign({ ...request, replaces, fees: higher })).toMatchObject({ ok: true });
  expect(await desk.sign(requestFor(await released(alice(), usdt(51))))).toMatchObject({ ok: true });
  expect(await desk.sign(requestFor(await released(alice(), usdt(21))))).toEqual({ ok: false, code: 'limit_hour' });
});

describe('refuses to sign', () => {
  it('a withdrawal in any state but "signing"', async () => {
    expect(await desk.sign(requestFor(99 as WithdrawalId))).toEqual({ ok: false, code: 'withdrawal_unknown' });
    const withdrawalId = await world.approvedWithdrawal(alice(), usdt(101));
    expect(await desk.sign(requestFor(withdrawalId))).toEqual({ ok: false, code: 'withdrawal_state' });
    await world.must({ type: 'funding.release_withdrawal', withdrawalId });
    await world.must({ type: 'funding.progress_withdrawal', withdrawalId, status: 'failed' });
    expect(await desk.sign(requestFor(withdrawalId))).toEqual({ ok: false, code: 'withdrawal_state' });
  });

  it('a foreign address, our own, the token, another network, no address', async () => {
    const withdrawalId = await released(alice(), usdt(101));
    const refusal = (code: string) => ({ ok: false, code });
    expect(await desk.sign(requestFor(withdrawalId, other))).toEqual(refusal('destination_differs'));
    expect(await desk.sign({ ...requestFor(withdrawalId), salt: new Uint8Array(16) })).toEqual(
      refusal('destination_differs'),
    );
    const rows = [
      [addressText('ERC20', addresses.addressOf(world.users[1] ?? 0)), 'address_is_ours'],
      [addressText('ERC20', addresses.hotWallet), 'address_is_ours'],
      [addressText('ERC20', token), 'address_is_token'],
      [addressText('ERC20', `0x${'0'.repeat(40)}`), 'address_invalid'],
      [addressText('ERC20', outside.toLowerCase()), 'address_invalid'],
      [addressText('TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'), 'network_differs'],
      ['card\n[]', 'network_differs'],
    ] as const;
    for (const [text, code] of rows) {
      const id = await released(alice(), usdt(20), { text });
      expect(await desk.sign({ withdrawalId: id, salt, text, fees })).toEqual(refusal(code));
    }
  });

  it('more than its own limits, whoever has approved it', async () => {
    expect(await desk.sign(requestFor(await released(alice(), usdt(1_002))))).toEqual({
      ok: false,
      code: 'limit_transaction',
    });
    const atLimit = await released(alice(), usdt(1_001));
    expect(await desk.sign(requestFor(atLimit))).toMatchObject({ ok: true });
    desk.close();
    const limits = new Map([['USDT', { transaction: '1000', hour: '1500', day: '1700' }]]);
    desk = openDesk(world, { assets, limits });
    expect(await desk.sign(requestFor(await released(alice(), usdt(502))))).toEqual({ ok: false, code: 'limit_hour' });
    expect(await desk.sign(requestFor(await released(alice(), usdt(501))))).toMatchObject({ ok: true });
    world.wait(2 * 3_600_000);
    expect(await desk.sign(requestFor(await released(alice(), usdt(202))))).toEqual({ ok: false, code: 'limit_day' });
    // A signed request is answered again, however much was signed since.
    expect(await desk.sign(requestFor(atLimit))).toMatchObject({ ok: true });
    const ether = await released(alice(), 100_000_000n as never, { railId: etherRail, address: other });
    expect(await desk.sign(requestFor(ether, other))).toEqual({ ok: false, code: 'rail_unknown' });
  });

  it('more than its limits over other rails of the same asset, also after a restart', async () => {
    const limits = new Map([['USDT', { transaction: '1000', hour: '1500', day: '1500' }]]);
    desk.close();
    desk = openDesk(world, { assets, limits });
    const [known] = (await world.exchange.query('rails')).filter((rail) => rail.railId === usdtRail);
    if (known === undefined) throw new Error('the world has this rail');
    const railId = 900 as RailId;
    await world.must({ type: 'funding.set_rail', ...known, railId });
    expect(await desk.sign(requestFor(await released(alice(), usdt(1_001))))).toMatchObject({ ok: true });
    const refused = { ok: false, code: 'limit_hour' };
    const elsewhere = await released(alice(), usdt(502), { railId, address: other });
    expect(await desk.sign(requestFor(elsewhere, other))).toEqual(refused);
    desk.close();
    desk = openDesk(world, { assets, limits });
    expect(await desk.sign(requestFor(elsewhere, other))).toEqual(refused);
    const atLimit = await released(alice(), usdt(501), { railId, address: other });
    expect(await desk.sign(requestFor(atLimit, other))).toMatchObject({ ok: true });
  });

  it('a fee above its own', async () => {
    const withdrawalId = await released(alice(), usdt(101));
    const tooHigh = { maxFeePerGas: 501n * gwei, maxPriorityFeePerGas: gwei };
    expect(await desk.sign({ ...requestFor(withdrawalId), fees: tooHigh })).toEqual({
      ok: false,
      code: 'fee_too_high',
    });
    const upsideDown = { maxFeePerGas: gwei, maxPriorityFeePerGas: 2n * gwei };
    expect(await desk.sign({ ...requestFor(withdrawalId), fees: upsideDown })).toEqual({
      ok: false,
      code: 'fee_too_high',
    });
  });

  it('a request that brings an amount, or anything else', async () => {
    const path = join(world.folder, 'signer.sock');
    const server = await serveSigner(path, desk, world.logged);
    const ask = (value: object) =>
      new Promise((resolve, reject) => {
        const socket = connect(path);
        socket.once('error', reject);
        readFrames(socket, (answer) => {
          resolve(answer);
          socket.destroy();
        });
        writeFrame(socket, value);
      });
    const request = requestFor(await released(alice(), usdt(101)));
    for (const more of [{ amount: usdt(900) }, { to: other }, { fees: {} }, { salt: 'text' }, { replaces: '0x' }]) {
      expect(await ask({ kind: 'withdrawal', request: { ...request, ...more } })).toEqual({
        kind: 'refused',
        code: 'request_invalid',
      });
    }
    expect(await ask({ kind: 'withdrawal', request })).toMatchObject({ kind: 'signed', signature: { nonce: 0 } });
    await server.close();
  });
});
