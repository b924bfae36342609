import { expect } from 'vitest';
import { graveFindings as check } from '../lib/axe.ts';
import { contractCards, fundContracts, openDesk, openPosition } from '../lib/contract-acts.ts';
import { pagesOfRouteTable } from '../lib/built-pages.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';
import { fillOrder, levelPrice, openTrade, submitButton } from '../lib/spot-acts.ts';

const { journey } = openStage('accessibility');

const pages = pagesOfRouteTable().filter(({ isBuilt }) => isBuilt);
/** All pages at once would last minutes on a busy machine. */
const shares = 3;

for (const share of Array.from({ length: shares }, (_, i) => i)) {
  journey(
    `axe finds nothing grave on any page, in either theme, ${share + 1} of ${shares}`,
    { as: 'trader' },
    async ({ phone }) => {
      const findings: string[] = [];
      for (const { path } of pages.filter((_, i) => i % shares === share)) {
        await phone.goAndSettle(path);
        findings.push(...(await check(phone, path)));
        const picture = `page-${path.replace('/', '-')}`;
        await phone.picture(picture);
        await phone.inOtherTheme(() => phone.picture(picture));
      }
      expect(findings).toEqual([]);
    },
  );
}

journey('axe finds nothing grave on sheets, in either theme', { as: 'trader' }, async ({ phone }) => {
  const { trade, home, funds } = phone.texts;
  const findings: string[] = [];
  await openTrade(phone, 'BTC');
  const price = String(Math.round(Number(await levelPrice(phone, 'bids', 0)) * 0.8));
  await fillOrder(phone, { base: 'BTC', price, amount: '0.01' });
  await submitButton(phone, 'BTC', 'buy').click();
  const sheet = phone.dialog(trade.confirmTitle);
  await sheet.getByRole('button', { name: fill(trade.buy, { asset: 'BTC' }) }).waitFor();
  findings.push(...(await check(phone, 'confirm an order')));
  await phone.page.goBack();
  await sheet.waitFor({ state: 'hidden' });

  await phone.go('index/index');
  await phone.button(home.deposit).click();
  await phone.button(phone.texts.funds.claimFunds).click();
  await phone.dialog(home.practiceFunds.title).getByText(home.practiceFunds.claimed).first().waitFor();
  findings.push(...(await check(phone, 'practice funds')));
  await phone.page.goBack();

  await phone.go('fund/swap');
  await phone.field(`${funds.youGive} (USDT)`).fill('50');
  await phone.button(funds.previewConversion).click();
  await phone.dialog(funds.quoteTitle).getByRole('timer').waitFor();
  findings.push(...(await check(phone, 'a quote')));
  expect(findings).toEqual([]);
});

journey('axe finds nothing grave on contracts and stocks, in either theme', { as: 'trader' }, async (scene) => {
  const { phone, user } = scene;
  const { contract } = phone.texts;
  const findings: string[] = [];
  await fundContracts(user, '1000');
  await openDesk(phone, 'stocks', 'NVDA/USDT');
  findings.push(...(await check(phone, 'stocks')));
  await openDesk(phone, 'contract', 'BTC/USDT');
  await openPosition(phone, { direction: 'short', lots: '5', marginMode: 'isolated' });
  const card = contractCards(phone, 'BTC/USDT').first();
  await card.waitFor();
  findings.push(...(await check(phone, 'contract with a position')));
  for (const action of ['exits', 'moveMargin', 'close'] as const) {
    await card.getByRole('button', { name: new RegExp(`^${contract.card[action]}: `) }).click();
    const sheet = phone.dialog();
    await sheet.waitFor();
    findings.push(...(await check(phone, `sheet of a position: ${action}`)));
    await phone.page.goBack();
    await sheet.waitFor({ state: 'hidden' });
  }
  await phone.button(contract.card.whyLiquidation).click();
  await phone.dialog(contract.why.title).waitFor();
  findings.push(...(await check(phone, 'why this liquidation price')));
  expect(findings).toEqual([]);
});
