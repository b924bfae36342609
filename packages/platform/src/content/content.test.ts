import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { bannerCategory, newsCategory } from './articles.ts';
import { documentKeys } from './documents.ts';
import { contentLanguages } from './languages.ts';
import { builtInTexts } from './seed/apply-seed.ts';
import { formerBodies } from './seed/former-texts.ts';

let world: TestPlatform;
beforeAll(async () => {
  world = await startTestPlatform();
});
afterAll(() => world.end());

const content = () => world.platform.content;
const all = { page: 1, limit: 100 };
const chinese = /[\u4e00-\u9fff]/;
const vietnamese = /[ăâđêôơưáàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ]/i;

describe.each(contentLanguages)('the content in %s', (lang) => {
  test('is complete', async () => {
    const news = await content().articles({ categoryId: newsCategory, lang, ...all });
    const banners = await content().articles({ categoryId: bannerCategory, lang, ...all });
    expect(news.rows.length).toBeGreaterThanOrEqual(6);
    expect(news.total).toBe(news.rows.length);
    expect(banners.rows).toHaveLength(3);
    expect((await content().popup(lang))?.body).toBeTruthy();
    const groups = await content().faq(lang);
    expect(groups.flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(20);
    for (const key of documentKeys) expect((await content().document(key, lang)).ok).toBe(true);
    expect((await content().menu(lang)).filter(({ isOnHome }) => isOnHome)).toHaveLength(10);
  });

  test('is written in that language, without an empty text', () => {
    const { articles, faq, faqGroups, documents } = builtInTexts[lang];
    const texts = [articles, faq, documents, { faqGroups }]
      .flatMap((kind) => Object.values(kind) as Record<string, string>[])
      .flatMap((written) => Object.values(written));
    for (const text of [...texts, ...Object.values(builtInTexts[lang].menu)]) expect(text.trim()).not.toBe('');
    const isForeign = (text: string) =>
      lang === 'zh'
        ? !chinese.test(text)
        : lang === 'vn'
          ? !vietnamese.test(text)
          : chinese.test(text) || vietnamese.test(text);
    expect(texts.filter(isForeign)).toEqual([]);
  });
});

describe('content', () => {
  test('is laid out the same in every language', async () => {
    const [vn, zh, en] = await Promise.all(contentLanguages.map((lang) => content().menu(lang)));
    const shape = (menu: typeof vn) => menu?.map(({ label: _label, ...item }) => item);
    expect(shape(vn)).toEqual(shape(en));
    expect(shape(zh)).toEqual(shape(en));
    expect(en?.find(({ key }) => key === 'convert')).toMatchObject({ route: '/pages/fund/swap', state: 'available' });
  });

  test('comes in English where a language has no text of its own', async () => {
    expect(await content().faq('spa')).toEqual(await content().faq('en'));
    await world.db.deleteFrom('article_texts').where('article_id', '=', 1).where('lang', '=', 'zh').execute();
    const mixed = await content().articles({ categoryId: newsCategory, lang: 'zh', ...all });
    expect(mixed.rows[0]?.title).toBe(builtInTexts.en.articles.matching.title);
    expect(mixed.rows[1]?.title).toBe(builtInTexts.zh.articles.statements.title);
  });

  test('is paged', async () => {
    const query = { categoryId: newsCategory, lang: 'en' as const, limit: 4 };
    const pages = await Promise.all([1, 2, 3, 4].map((page) => content().articles({ ...query, page })));
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(pages[0]?.total);
    expect(ids).toHaveLength(pages[0]?.total as number);
  });

  test('an article that is not there is refused', async () => {
    expect(await content().article(4_711, 'en')).toEqual({ ok: false, code: 'content_not_found' });
    expect(await content().article(2, 'vn')).toMatchObject({ ok: true, value: { id: 2 } });
  });

  test('what an operator changed stays changed over a restart', async () => {
    await world.db.updateTable('site_settings').set({ value: 'Ours' }).where('setting_key', '=', 'site_name').execute();
    await world.db.updateTable('platform_seeds').set({ version: 0 }).execute();
    await world.restart();
    expect(await content().setting('site_name')).toBe('Ours');
    expect(await content().setting('no_such')).toBeUndefined();
  });

  test('a document that an earlier build shipped is renewed, one that somebody wrote is not', async () => {
    const put = (lang: 'en' | 'zh', body: string) =>
      world.db
        .updateTable('document_texts')
        .set({ body })
        .where('document_key', '=', 'compliance')
        .where('lang', '=', lang)
        .execute();
    const renewed = formerBodies.compliance as Set<string>;
    renewed.add(createHash('sha256').update('What it said before.').digest('hex'));
    await put('en', 'What it said before.');
    await put('zh', 'Ours');
    await world.db.updateTable('menu_items').set({ state: 'coming' }).where('item_key', '=', 'spot').execute();
    await world.db.updateTable('platform_seeds').set({ version: 1 }).execute();
    await world.restart();
    const body = async (lang: 'en' | 'zh') => {
      const found = await content().document('compliance', lang);
      return found.ok ? found.value.body : undefined;
    };
    expect(await body('en')).toBe(builtInTexts.en.documents.compliance.body);
    expect(await body('zh')).toBe('Ours');
    const spot = (await content().menu('en')).find(({ key }) => key === 'spot');
    expect(spot?.state).toBe('available');
  });

  test('has the fiat rates of the spec, section 9', async () => {
    const rates = Object.fromEntries(
      (await content().fiatRates()).map(({ currencyCode, rate }) => [currencyCode, rate]),
    );
    expect(rates).toMatchObject({ USD: '1', VND: '26000', CNY: '7.19571', PHP: '55.9847' });
    expect(Object.keys(rates)).toHaveLength(11);
    const shown = (await content().fiatRates()).filter(({ currencyCode }) => ['VND', 'USD'].includes(currencyCode));
    expect(shown.map(({ symbol, decimals }) => [symbol, decimals])).toEqual([
      ['$', 2],
      ['₫', 0],
    ]);
  });
});
