import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pagesOfRouteTable } from '../lib/built-pages.ts';
import type { Phone } from '../lib/phone.ts';
import { inProject } from '../lib/project.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';
import { fillOrder, levelPrice, openTrade, submitButton } from '../lib/trade-acts.ts';

const { journey } = openStage('accessibility');
const axe = readFileSync(inProject('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const grave = new Set<string | null>(['serious', 'critical']);

/** What axe finds on what is shown now: the grave as findings, the rest said in the log. */
async function check(phone: Phone, name: string): Promise<string[]> {
  // Things that fade in are measured when they have.
  await expect
    .poll(
      () =>
        phone.page.evaluate<number>(
          `document.getAnimations().filter(({ playState }) => playState === 'running').length`,
        ),
      { timeout: 5_000 },
    )
    .toBe(0)
    .catch(() => undefined);
  if (!(await phone.page.evaluate<boolean>(`'axe' in window`))) await phone.page.evaluate(axe);
  const findings = await phone.page.evaluate<Finding[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  const lines = findings.map(
    ({ id, impact, nodes }) =>
      [
        impact,
        `${name}: ${impact} ${id} ×${nodes.length} ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`,
      ] as const,
  );
  for (const [impact, line] of lines) if (!grave.has(impact)) console.log(line);
  return lines.filter(([impact]) => grave.has(impact)).map(([, line]) => line);
}

for (const theme of ['dark', 'light'] as const) {
  journey(`axe finds nothing grave on any page (${theme})`, { as: 'trader', theme }, async ({ phone }) => {
    const findings: string[] = [];
    for (const { path } of pagesOfRouteTable().filter(({ isBuilt }) => isBuilt)) {
      await phone.goAndSettle(path);
      findings.push(...(await check(phone, path)));
      await phone.picture(`page-${path.replace('/', '-')}`);
    }
    expect(findings).toEqual([]);
  });

  journey(`axe finds nothing grave on sheets (${theme})`, { as: 'trader', theme }, async ({ phone }) => {
    const { trade, home, funds } = phone.texts;
    const findings: string[] = [];
    await openTrade(phone, 'BTC');
    const price = String(Math.round(Number(await levelPrice(phone, 'bids', 0)) * 0.8));
    await fillOrder(phone, { base: 'BTC', price, amount: '0.01' });
    await submitButton(phone, 'BTC', 'buy').click();
    const sheet = phone.dialog(trade.confirmTitle);
    await sheet.getByRole('button', { name: fill(trade.buy, { asset: 'BTC' }) }).waitFor();
    findings.push(...(await check(phone, 'confirm an order')));
    await phone.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });

    await phone.go('index/index');
    await phone.button(home.deposit).click();
    await phone.dialog(home.practiceFunds.title).getByText(home.practiceFunds.claimed).first().waitFor();
    findings.push(...(await check(phone, 'practice funds')));
    await phone.page.keyboard.press('Escape');

    await phone.go('fund/swap');
    await phone.field(`${funds.youGive} (USDT)`).fill('50');
    await phone.button(funds.previewConversion).click();
    await phone.dialog(funds.quoteTitle).getByRole('timer').waitFor();
    findings.push(...(await check(phone, 'a quote')));
    expect(findings).toEqual([]);
  });
}
