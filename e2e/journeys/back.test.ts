import { fillOrder, levelPrice, openTrade, submitButton } from '../lib/spot-acts.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('back');

journey('Back closes what stands open, and a page that is left drops it', { as: 'trader' }, async ({ phone }) => {
  const { page, texts } = phone;
  const { trade, chart, safety, common } = texts;
  await phone.go('index/index');
  await phone.find('heading', common.titles.home).first().waitFor();
  await openTrade(phone, 'BTC');
  const price = String(Math.round(Number(await levelPrice(phone, 'bids', 0)) * 0.8));
  await fillOrder(phone, { base: 'BTC', price, amount: '0.01' });

  // A sheet: closed by Back on the same page, and the price that was typed is still there.
  const confirm = phone.dialog(trade.confirmTitle);
  await submitButton(phone, 'BTC', 'buy').click();
  await confirm.waitFor();
  await page.goBack();
  await confirm.waitFor({ state: 'hidden' });
  await phone.isAt('transaction/index');

  // Left while it is open: when the tab is shown again nothing stands armed on it.
  await submitButton(phone, 'BTC', 'buy').click();
  await confirm.waitFor();
  await phone.go('transaction/currency', { symbol: 'BTC/USDT' });
  await confirm.waitFor({ state: 'hidden' });

  // The chart over the whole screen, then a drawer.
  await phone.button(chart.fullScreen).click();
  await phone.button(chart.leaveFullScreen).waitFor();
  await page.goBack();
  await phone.button(chart.fullScreen).waitFor();
  await phone.isAt('transaction/currency');
  await page.goBack();
  await phone.isAt('transaction/index');
  await submitButton(phone, 'BTC', 'buy').waitFor();
  await confirm.waitFor({ state: 'hidden' });
  const drawer = phone.dialog(trade.choosePair);
  await page.getByRole('button', { name: trade.choosePair }).click();
  await drawer.waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });

  // A question.
  await phone.go('setting/freeze');
  await phone.button(safety.freeze.submit).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'hidden' });
  await phone.isAt('setting/freeze');
  await page.goBack();
  await phone.isAt('transaction/index');
});
