import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { bannerCategory, newsCategory } from './articles.ts';
import { documentKeys } from './documents.ts';
import { contentLanguages } from './languages.ts';
import { seedVersion } from './seed/apply-seed.ts';
import { articleKeys } from './seed/articles.ts';
import { builtInTexts } from './seed/built-in-texts.ts';
import { faqGroupKeys, faqKeys } from './seed/faq.ts';
import { formerMenuOrder, homeShortcuts } from './seed/menu.ts';
import { presentFingerprints, shippedTexts } from './seed/shipped-texts.ts';

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
  test('contains articles, banners, a popup, questions, documents and shortcuts', async () => {
    const news = await content().articles({ categoryId: newsCategory, lang, ...all });
    const banners = await content().articles({ categoryId: bannerCategory, lang, ...all });
    expect(news.rows.length).toBeGreaterThanOrEqual(6);
    expect(news.total).toBe(news.rows.length);
    expect(banners.rows).toHaveLength(3);
    expect((await content().popup(lang))?.body).toBeTruthy();
    const groups = await content().faq(lang);
    expect(groups.flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(20);
    for (const key of documentKeys) expect((await content().document(key, lang)).ok).toBe(true);
    const onHome = (await content().menu(lang)).filter(({ isOnHome }) => isOnHome);
    expect(onHome).toHaveLength(10);
    // A first tap leads to a product: to nothing that is announced, and to no page that says what is not offered.
    expect(onHome.filter(({ state }) => state !== 'available')).toEqual([]);
    expect(onHome.filter(({ route }) => route === '/pages/common/notOffered')).toEqual([]);
  });

  test('has no empty text, and is written in its language', () => {
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
  test('has the same layout in every language', async () => {
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

  test('returns pages', async () => {
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

  test("keeps an operator's changes over a restart", async () => {
    await world.db.updateTable('site_settings').set({ value: 'Ours' }).where('setting_key', '=', 'site_name').execute();
    await world.db.updateTable('platform_seeds').set({ version: 0 }).execute();
    await world.restart();
    expect(await content().setting('site_name')).toBe('Ours');
    expect(await content().setting('no_such')).toBeUndefined();
  });

  /** Words that the first build shipped, with their places. */
  const formerClaim = {
    question: 'How do I get more practice funds?',
    answer: 'Claim them under Assets, once a day for each asset that is offered.',
  };
  const claimId = faqKeys.indexOf('claim') + 1;

  async function putClaim(lang: 'en' | 'zh', words: { question: string; answer: string }): Promise<void> {
    await world.db
      .updateTable('faq_entry_texts')
      .set(words)
      .where('entry_id', '=', claimId)
      .where('lang', '=', lang)
      .execute();
  }

  async function claimIn(lang: 'en' | 'zh') {
    const groups = await content().faq(lang);
    return groups.flatMap(({ entries }) => entries).find(({ id }) => id === claimId);
  }

  test('renews words of an earlier build, unless somebody changed them', async () => {
    const own = { ...builtInTexts.zh.faq.claim, answer: '我们自己的话' };
    await putClaim('en', formerClaim);
    await putClaim('zh', own);
    await world.db.updateTable('platform_seeds').set({ version: 2 }).execute();
    await world.restart();
    expect(await claimIn('en')).toMatchObject(builtInTexts.en.faq.claim);
    expect(await claimIn('zh')).toMatchObject(own);
    await putClaim('en', { ...formerClaim, question: 'More funds?' });
    await world.db.updateTable('platform_seeds').set({ version: 2 }).execute();
    await world.restart();
    expect(await claimIn('en')).toMatchObject({ ...formerClaim, question: 'More funds?' });
  });

  test('renews those of articles and documents, and marks them as new', async () => {
    // An earlier build wrote these with straight marks.
    const before = (text: string) => text.replace(/[“”]/g, '"');
    const { articles, documents } = builtInTexts.en;
    const feesId = articleKeys.indexOf('fees') + 1;
    await world.db
      .updateTable('article_texts')
      .set({ body: before(articles.fees.body) })
      .where('article_id', '=', feesId)
      .where('lang', '=', 'en')
      .execute();
    await world.db
      .updateTable('document_texts')
      .set({ body: before(documents.contact.body) })
      .where('document_key', '=', 'contact')
      .where('lang', '=', 'en')
      .execute();
    await world.db.updateTable('documents').set({ updated_at_ms: 1 }).execute();
    await world.db.updateTable('platform_seeds').set({ version: 2 }).execute();
    await world.restart();
    expect(await content().article(feesId, 'en')).toMatchObject({ value: { body: articles.fees.body } });
    const contact = { value: { body: documents.contact.body, updatedAtMs: world.nowMs } };
    expect(await content().document('contact', 'en')).toMatchObject(contact);
    expect(await content().document('risk', 'en')).toMatchObject({ value: { updatedAtMs: 1 } });
  });

  test('an older installation gets new groups in their place, and announced items are open', async () => {
    await world.db.deleteFrom('faq_group_texts').where('group_key', 'in', ['payments', 'identity']).execute();
    for (const entry of [...faqKeys.keys()].slice(claimId)) {
      await world.db
        .deleteFrom('faq_entry_texts')
        .where('entry_id', '=', entry + 1)
        .execute();
      await world.db
        .deleteFrom('faq_entries')
        .where('id', '=', entry + 1)
        .execute();
    }
    await world.db.deleteFrom('faq_groups').where('group_key', 'in', ['payments', 'identity']).execute();
    for (const [index, key] of (['start', 'trading', 'funds', 'security', 'practice'] as const).entries()) {
      await world.db
        .updateTable('faq_groups')
        .set({ position: index + 1 })
        .where('group_key', '=', key)
        .execute();
    }
    await world.db.updateTable('menu_items').set({ state: 'coming' }).where('item_key', '=', 'deposit').execute();
    await world.db.updateTable('platform_seeds').set({ version: 2 }).execute();
    await world.restart();
    expect((await content().faq('en')).map(({ key }) => key)).toEqual(faqGroupKeys);
    const deposit = (await content().menu('en')).find(({ key }) => key === 'deposit');
    expect(deposit).toMatchObject({ state: 'available', route: '/pages/fund/select' });
  });

  test('a menu that nobody has arranged gets the present order, and another keeps its own', async () => {
    const order = async () => (await content().menu('en')).map(({ key }) => key).join(' ');
    const present = await order();
    async function put(keys: readonly string[]): Promise<void> {
      for (const [index, key] of keys.entries()) {
        const place = { position: index + 1, is_on_home: index < homeShortcuts ? 1 : 0 };
        await world.db.updateTable('menu_items').set(place).where('item_key', '=', key).execute();
      }
      await world.db.updateTable('platform_seeds').set({ version: 7 }).execute();
      await world.restart();
    }
    const former = formerMenuOrder.split(' ');
    const own = ['nft', ...former.filter((key) => key !== 'nft')];
    await put(own);
    expect(await order()).toBe(own.join(' '));
    await put(former);
    expect(await order()).toBe(present);
    expect((await content().menu('en')).filter(({ isOnHome }) => isOnHome).at(-1)?.key).toBe('more');
  });

  test('a changed text is known again by the next build, and comes to installations that have the former one', () => {
    const unlisted = [...presentFingerprints()].filter((print) => !shippedTexts.has(print));
    expect(unlisted, 'add these to seed/shipped-texts.ts, beside those that are there').toEqual([]);
    const raised = 'texts were added: raise seedVersion, and then both numbers here';
    expect({ seedVersion, texts: shippedTexts.size }, raised).toEqual({ seedVersion: 8, texts: 429 });
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
