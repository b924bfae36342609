import { expect, it } from 'vitest';
import { contactsIn, maskedContacts } from './contacts.ts';

const caught = [
  'https://evil.com/login',
  'hxxps://evil.example',
  'go to evil.com now',
  'EVIL.COM',
  'www.evil.example',
  't.me/candor_help',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'e\u200bvil\u200b.\u200bcom',
  'ev\u00adil.c\u2060om',
  'еvіl.соm',
  'evil dot com',
  'evil (dot) com',
  'evil[.]com',
  'evil [ . ] com',
  'evil . com',
  'evil. com',
  'evil .com',
  'evil chấm com',
  'evil 点 com',
  'e v i l . c o m',
  't . m e / x y z',
  '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
  'ⓔⓥⓘⓛ.ⓒⓞⓜ',
  'ᴇᴠɪʟ.ᴄᴏᴍ',
  'e̷v̷i̷l̷.c̷o̷m̷',
  'evil.🇨🇴🇲',
  'javascript:alert(1)',
  'data:text/html,x',
  'help@evil.com',
  'help (at) evil (dot) com',
  'help at evil dot com',
  'help @ evil . com',
  'telegram: candorhelp',
  'Telegram @candor_help',
  'zalo 0912345678',
  'tg candor_24',
  '微信 abc12345',
  '加微信号：candor888',
  'wechat: candor',
  '0912345678',
  '0912 345 678',
  '0912.345.678',
  '0-9-1-2-3-4-5-6-7-8',
  '+84 912 345 678',
  '0084912345678',
  '84912345678',
  '13812345678',
  '138 1234 5678',
  '+1 (415) 555-2671',
  '415-555-2671',
  '０９１２３４５６７８',
  '0９1\u200b2345678',
  'không chín một hai ba bốn năm sáu bảy tám',
  'zero nine one two three four five six seven eight',
  '零九一二三四五六七八',
  '一三八一二三四五六七八',
  '①③⑧①②③④⑤⑥⑦⑧',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x5290 8400 0985 2788 6E0F 7030 0698 57D2 E416 9EE7',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'T\u200bQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  'http://203.0.113.7:8080/x',
];

it.each(caught)('covers %s', (text) => {
  expect(maskedContacts(`hello ${text}`)).toContain('•••');
  expect(contactsIn(text).length).toBeGreaterThan(0);
});

const left = [
  'BTC is at 60000.00, ETH at 2500.50.',
  'I bought 0.00012345 BTC at 61,234.50',
  'I won. Top trader today!',
  'Stop at 59000, then 58500 and 58000.',
  'Close at 3.14. Me too.',
  'Giá đang ở 60.000 USDT, mình chờ 58.500.',
  '今天行情不错，等到 60000 再看。',
  '@an what do you think?',
  'up 12.5% in 24 hours, from 55000 to 61875',
  'e.g. a limit order, i.e. one that waits',
  'See you at 10.30, or 11.45.',
  'My ticket 1048576 was closed at 60123.45 with 20x',
  'hai ba lần rồi, năm nay không lỗ',
  'Ok...so what now?',
  '一百二十三个用户',
];

it.each(left)('leaves %s as it is', (text) => {
  expect(maskedContacts(text)).toBe(text);
});

it('covers nothing but the contact', () => {
  expect(maskedContacts('See ｅｖｉｌ．ｃｏｍ/x or call 0912 345 678, friends')).toBe('See ••• or call •••, friends');
});
