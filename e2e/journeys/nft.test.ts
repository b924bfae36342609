import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type ArtworkRow,
  bidForArtwork,
  getArtwork,
  listArtworks,
  listMyNfts,
  listNftOrders,
  placeNftDeposit,
} from '@candor/api';
import { nftSoftCloseMs } from '@candor/exchange/rules';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import type { Phone } from '../lib/phone.ts';
import type { PracticeServer } from '../lib/practice-server.ts';
import { inProject } from '../lib/project.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf } from '../lib/texts.ts';

/** Auctions are opened, and simulated bidders bid, so many times quicker than for people. */
const speed = 10;
const { journey } = openStage('nft', speed);
const waits = { timeout: 60_000 };
/** Bids of the simulated bidders, each of which moves the end, and the time after the last. */
const wonWithin = { timeout: nftSoftCloseMs + 120_000, interval: 1_000 };
const run = promisify(execFile);

interface Side {
  readonly phone: Phone;
  readonly user: ApiUser;
  /** Each side takes works of its own. */
  readonly place: number;
}

/** A text with values, anywhere in what is seen. */
const begins = (text: string) => new RegExp(text.split('{')[0]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '');

async function onMarket(user: ApiUser, fits: (row: ArtworkRow) => boolean, place: number): Promise<ArtworkRow> {
  const rowsNow = async () => (await user.call(listArtworks, { limit: 50 })).data.filter(fits);
  await expect.poll(async () => (await rowsNow()).length, waits).toBeGreaterThan(place);
  const rows = await rowsNow();
  return rows[place] ?? expect.fail('the market has fewer works');
}

/** Bids the lowest price, is outbid by somebody else, and goes on up to a limit that nobody has. */
async function bids({ phone, user, place }: Side, rival: ApiUser): Promise<void> {
  const { nft } = phone.texts;
  const { code } = await onMarket(user, ({ sale }) => sale?.mode === 'auction' && sale.state === 1, place);
  const submit = phone.dialog().getByRole('button').last();
  await phone.go('nft/artworkDetail', { id: code });
  await phone.button(anyOf(nft.acts.deposit)).click();
  await phone.picture('nft-deposit');
  await submit.click();
  await phone.field(nft.bid.price).waitFor();
  await phone.picture('nft-bid');
  // A simulated bidder may pass the price on its way: the sheet then shows the new one, and keeps the rest.
  const press = async () => {
    if (await submit.isVisible()) await submit.click({ timeout: 1_000 }).catch(() => undefined);
  };
  const isTaken = async () => press().then(async () => (await phone.dialog().count()) === 0);
  await expect.poll(isTaken, { ...waits, interval: 500 }).toBe(true);
  await outbids(rival, code);
  await phone.sees(begins(nft.news.outbid));
  await phone.picture('nft-outbid');
  await phone.button(anyOf(nft.acts.bid)).click();
  await phone.find('checkbox', nft.bid.hasLimit).check();
  await phone.field(nft.bid.limit).fill('3000');
  const leads = phone.page.getByText(begins(nft.news.leadingUpTo)).filter({ visible: true }).first();
  const isLeading = async () => {
    await press();
    return leads.isVisible();
  };
  await expect.poll(isLeading, waits).toBe(true);
  await phone.picture('nft-auction');
  await seesOwnBids(phone, code);
}

/** The bids so far, from the market's own buttons. */
async function seesOwnBids(phone: Phone, code: string): Promise<void> {
  const { nft, common } = phone.texts;
  await phone.go('nft/nft');
  await phone.button(common.titles.nftMine).click();
  await phone.tab(nft.mine.tabs.bidding).click();
  await phone.sees(nft.bids.leading);
  await phone.find('radio', nft.mine.bidding.bids).click();
  // The first one, and those within the limit since.
  await phone.sees(nft.bids.leading);
  await phone.picture('nft-own-bids');
  await phone.button(new RegExp(nft.bids.leading)).first().click();
  await phone.isAt('nft/artworkDetail');
  expect(phone.page.url()).toContain(code);
}

/** A bid at the lowest price of the moment, which a simulated bidder may pass meanwhile. */
async function outbids(rival: ApiUser, code: string): Promise<void> {
  await rival.call(placeNftDeposit, { code });
  const bid = async () => {
    const price = (await rival.call(getArtwork, { code })).row.sale?.nextBid ?? '';
    return rival.call(bidForArtwork, { code, price }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(bid, waits).toBe(true);
}

/** Buys at a fixed price, and puts the work up for auction. */
async function buysAndResells({ phone, user, place }: Side): Promise<void> {
  const { nft, common } = phone.texts;
  const isCheap = ({ sale, kind }: ArtworkRow) =>
    kind === 'image' && sale?.mode === 'fixed' && Number(sale.price) < 100;
  const { code } = await onMarket(user, isCheap, place);
  await phone.go('nft/artworkDetail', { id: code });
  await phone.button(anyOf(nft.acts.buy)).click();
  await phone.sees(nft.buy.rule);
  await phone.button(anyOf(nft.acts.buy)).click();
  await phone.find('alertdialog').getByRole('button', { name: nft.buy.confirm, exact: true }).click();
  await phone.isAt('nft/myNft');
  await phone.button(common.titles.resell).click();
  await phone.find('radio', nft.modes.auction).click();
  await phone.sees(nft.resell.problems.price_wrong);
  await phone.field(nft.resell.firstBid).fill('40');
  await phone.field(nft.raise).fill('2');
  await phone.sees(nft.resell.problems.not_understood);
  await phone.find('checkbox', nft.resell.understood).check();
  await phone.picture('nft-resell');
  await phone.button(nft.resell.submitAuction).click();
  await phone.find('alertdialog').getByRole('button', { name: nft.resell.confirm, exact: true }).click();
  await phone.isAt('nft/mine');
  const selling = async () =>
    (await user.call(listMyNfts, { list: 'selling' })).data.map(({ artwork }) => artwork?.code);
  await expect.poll(selling, waits).toEqual([code]);
  await phone.picture('nft-selling');
}

/** Buys two boxes, opens them together, and draws one of them again on the phone. */
async function opensBoxes({ phone, user }: Side): Promise<string> {
  const { nft, common } = phone.texts;
  const boxes = (await user.call(listArtworks, { kind: 'box' })).data;
  const lasting = boxes.toSorted((a, b) => (b.sale?.endsAtMs ?? 0) - (a.sale?.endsAtMs ?? 0))[0];
  const { code } = lasting ?? expect.fail('there is no series');
  await phone.go('nft/artworkDetail', { id: code });
  await phone.button(anyOf(nft.acts.buyBox)).click();
  await phone.button(common.increase.replace('{label}', nft.box.count)).click();
  await phone.picture('nft-boxes');
  await phone.dialog().getByRole('button').last().click();
  await phone.isAt('nft/opening');
  await phone.field(nft.check.clientSeed).fill('a-seed-of-mine');
  await phone.picture('nft-opening');
  await phone.page.locator('footer').getByRole('button').click();
  await phone.button(nft.check.title).first().click();
  await phone.sees(nft.check.found.right);
  await phone.picture('nft-opened');
  await phone.go('nft/draws', { code });
  await phone.button(nft.draws.check).click();
  await phone.find('status').filter({ hasText: /\d/ }).first().waitFor();
  await phone.picture('nft-draws');
  return code;
}

/** Pays for the work that was won. */
async function pays({ phone, user }: Side): Promise<void> {
  const { nft } = phone.texts;
  const orders = async () => (await user.call(listNftOrders, {})).data.map(({ state }) => state);
  await expect.poll(orders, wonWithin).toEqual(['due']);
  await phone.go('nft/mine', { tab: 'due' });
  await phone.button(nft.orders.pay).waitFor();
  await phone.picture('nft-due');
  await phone.button(nft.orders.pay).click();
  await phone.dialog().getByRole('button').last().click();
  await phone.find('alertdialog').getByRole('button', { name: nft.pay.confirm, exact: true }).click();
  await phone.sees(nft.orders.told.paid);
  expect(await orders()).toEqual(['paid']);
}

/** The script of one file finds the series of the server right, and one whose ticket was changed wrong. */
async function checksByScript(server: PracticeServer, code: string): Promise<void> {
  const answer = await (await fetch(`${server.address}/api/bind_box/proof?code=${code}&limit=50`)).text();
  const script = inProject('tools', 'check-series.mjs');
  const file = join(server.dataFolder, 'proof.json');
  writeFileSync(file, answer);
  const { stdout } = await run(process.execPath, [script, file]);
  expect(stdout).toMatch(/^[234] draws are right\.$/m);
  writeFileSync(
    file,
    answer.replace(/"ticket":(\d+)/, (_, ticket: string) => `"ticket":${Number(ticket) + 1}`),
  );
  await expect(run(process.execPath, [script, file])).rejects.toMatchObject({ code: 1 });
}

journey(
  'works are bid for, bought, sold again, won and paid, and boxes opened and drawn again, by two users in both themes',
  { as: 'trader', language: 'vn', theme: 'dark' },
  async ({ phone, user, server, newUser, openPhone }) => {
    const [other, rival] = [await newUser(), await newUser()];
    const otherPhone = await openPhone({ token: other.token, language: 'en', theme: 'light' });
    const sides: readonly Side[] = [
      { phone, user, place: 0 },
      { phone: otherPhone, user: other, place: 1 },
    ];
    await Promise.all(
      sides.map(async (side) => {
        await side.phone.go('nft/nft');
        await side.phone.page.locator('img[src^="/media/"]').first().waitFor();
        await side.phone.picture('nft-market');
        await bids(side, rival);
        await buysAndResells(side);
        const code = await opensBoxes(side);
        if (side.place === 0) await checksByScript(server, code);
        await pays(side);
      }),
    );
  },
);
