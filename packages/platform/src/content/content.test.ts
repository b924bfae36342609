import { readContent } from '@candor/api';
import { hourMs } from '@candor/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { bannerCategory, newsCategory } from './articles.ts';
import { confirmMs } from './desk.ts';
import { documentKeys } from './documents.ts';
import { contentLanguages } from './languages.ts';
import { builtInTexts } from './seed/built-in-texts.ts';
import { builtInItems } from './seed/keep-built-in.ts';

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
    await world.restart();
    expect(await content().setting('site_name')).toBe('Ours');
    expect(await content().setting('no_such')).toBeUndefined();
  });

  test('built-in texts can be edited as they are', () => {
    for (const { kind, key, facts, texts } of builtInItems()) {
      expect(readContent(kind, JSON.stringify({ facts, texts })), `${kind} ${key}`).toEqual({ facts, texts });
    }
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

const desk = () => world.platform.contentDesk;
const news = (title: string, more: Readonly<Record<string, string>> = {}) => {
  const body = 'Read **this**.';
  return JSON.stringify({
    facts: { image: '', route: '' },
    texts: { en: { title, summary: 'In short.', body, ...more }, zh: { title: '新', summary: '简', body } },
  });
};

async function saved(kind: 'news' | 'page', text: string, place: { key?: string; baseVersion?: number } = {}) {
  const { key, baseVersion = 0 } = place;
  const save = await desk().save({ kind, key, baseVersion, content: text, note: '', operator: 'cora' });
  if (!save.ok) throw new Error(save.code);
  return save.value;
}

const titles = async (lang: 'en' | 'zh' | 'vn' = 'en') =>
  (await content().articles({ categoryId: newsCategory, lang, ...all })).rows.map(({ title }) => title);

describe('a text of operators', () => {
  test('shows from its time to its end, in the language it has, dated by its first version', async () => {
    const place = await saved('news', news('Soon'));
    const [fromMs, untilMs] = [world.nowMs + hourMs, world.nowMs + 3 * hourMs];
    expect(await desk().publish({ ...place, fromMs, untilMs, operator: 'cora' })).toMatchObject({ value: false });
    world.nowMs = fromMs - 1;
    expect(await titles()).not.toContain('Soon');
    expect(await content().article(Number(place.key), 'en')).toMatchObject({ code: 'content_not_found' });
    world.nowMs = fromMs;
    expect((await titles())[0]).toBe('Soon');
    expect((await titles('vn'))[0]).toBe('Soon');
    expect((await titles('zh'))[0]).toBe('新');
    const second = await saved('news', news('Sooner'), { key: place.key, baseVersion: 1 });
    await desk().publish({ ...second, fromMs: fromMs + hourMs, untilMs, operator: 'cora' });
    expect((await titles())[0]).toBe('Soon');
    world.nowMs = fromMs + hourMs;
    expect(await content().article(Number(place.key), 'en')).toMatchObject({
      value: { title: 'Sooner', publishedAtMs: fromMs },
    });
    const [item] = await desk().list('news');
    expect(item).toMatchObject({ key: place.key, missing: ['vn'], shownVersion: 2, shownUntilMs: untilMs });
    world.nowMs = untilMs;
    expect(await titles()).not.toContain('Sooner');
  });

  test('needs its newest version, its English text, and no markup that nobody would see', async () => {
    const place = await saved('news', news('First'));
    const again = { ...place, baseVersion: 0, content: news('Second'), note: '', operator: 'dora' };
    expect(await desk().save(again)).toMatchObject({ code: 'content_outdated' });
    const half = await saved('news', news('', {}), { key: place.key, baseVersion: 1 });
    expect(await desk().publish({ ...half, operator: 'cora' })).toMatchObject({ code: 'content_incomplete' });
    const asked = (body: string) => ({ ...again, baseVersion: 2, content: news('Third', { body }) });
    for (const body of ['<b>x</b>', '[x](javascript:alert)', '![x](https://x.example/a.png)']) {
      expect(await desk().save(asked(body)), body).toMatchObject({ code: 'content_markup_unsafe' });
    }
    expect(await desk().save({ ...asked(''), content: '{"facts":{},"texts":{}}' })).toMatchObject({
      code: 'content_invalid',
    });
  });

  test('can be taken down with all that was to come, but not where the app has a place for it', async () => {
    const place = await saved('news', news('Wrong'));
    await desk().publish({ ...place, operator: 'cora' });
    const later = await saved('news', news('Wrong again'), { key: place.key, baseVersion: 1 });
    await desk().publish({ ...later, fromMs: world.nowMs + hourMs, operator: 'cora' });
    await desk().takeDown({ kind: 'news', key: place.key });
    expect(await titles()).not.toContain('Wrong');
    world.nowMs += 2 * hourMs;
    expect(await titles()).not.toContain('Wrong again');
    expect(await desk().takeDown({ kind: 'page', key: 'about' })).toMatchObject({ code: 'content_stays' });
  });

  test('binds users only when another operator confirms it, as it stood, in time and not overtaken', async () => {
    const page = (body: string) => JSON.stringify({ facts: {}, texts: { en: { title: 'Terms', body } } });
    const place = await saved('page', page('New terms.'), { key: 'terms', baseVersion: 1 });
    expect(await desk().publish({ ...place, operator: 'dora' })).toMatchObject({ value: true });
    expect(await desk().waiting()).toMatchObject([{ key: 'terms', askedBy: 'dora' }]);
    for (const operator of ['cora', 'dora']) {
      expect(await desk().confirm({ ...place, operator })).toMatchObject({ code: 'content_needs_another' });
    }
    expect(await content().document('terms', 'en')).toMatchObject({ value: { title: 'User agreement' } });
    const other = await saved('page', page('Others.'), { key: 'terms', baseVersion: 2 });
    await desk().publish({ ...other, operator: 'cora' });
    world.nowMs += 1;
    expect(await desk().confirm({ ...other, operator: 'rita' })).toMatchObject({ ok: true });
    expect(await desk().confirm({ ...place, operator: 'rita' })).toMatchObject({ code: 'content_outdated' });
    expect(await desk().refuse({ ...place, operator: 'rita' })).toMatchObject({ ok: true });
    expect(await content().document('terms', 'zh')).toMatchObject({
      value: { body: 'Others.', updatedAtMs: world.nowMs },
    });
    const late = await saved('page', page('Late.'), { key: 'terms', baseVersion: 3 });
    await desk().publish({ ...late, operator: 'cora' });
    world.nowMs += confirmMs + 1;
    expect(await desk().confirm({ ...late, operator: 'rita' })).toMatchObject({ code: 'content_outdated' });
  });

  test("renews a former build's words, and never what an operator wrote or took down", async () => {
    const former = (key: string, author: string) =>
      world.db
        .updateTable('content_versions')
        .set({ author, content: JSON.stringify({ facts: {}, texts: { en: { title: 'Former', body: 'Words.' } } }) })
        .where('kind', '=', 'page')
        .where('item_key', '=', key)
        .execute();
    await former('contact', 'built-in');
    await former('privacy', 'cora');
    await desk().takeDown({ kind: 'faq', key: '1' });
    await world.restart();
    const { title, body } = builtInTexts.en.documents.contact;
    expect(await content().document('contact', 'en')).toMatchObject({
      value: { title, body, updatedAtMs: world.nowMs },
    });
    expect(await content().document('privacy', 'en')).toMatchObject({ value: { title: 'Former' } });
    expect((await content().faq('en')).flatMap(({ entries }) => entries).map(({ id }) => id)).not.toContain(1);
  });
});
