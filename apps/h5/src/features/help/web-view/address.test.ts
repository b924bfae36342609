import { expect, test } from 'vitest';
import { type AddressBounds, readAddress } from './address.ts';

const bounds: AddressBounds = {
  origin: 'https://candor.example',
  isPage: (path) => path === '/pages/common/faq' || path === '/pages/common/article',
  allowedHosts: new Set(['help.candor.example', 'evil.example.com.partner.example']),
};
const kindOf = (text: string) => readAddress(text, bounds).kind;
const reasonOf = (text: string) => {
  const address = readAddress(text, bounds);
  return address.kind === 'refused' ? address.because : address.kind;
};

test.each([
  ['/pages/common/faq', '/pages/common/faq'],
  ['#/pages/common/article?id=3', '/pages/common/article?id=3'],
  ['https://candor.example/h5/#/pages/common/faq', '/pages/common/faq'],
])('%s is one of our pages', (text, href) => {
  expect(readAddress(text, bounds)).toEqual({ kind: 'page', href });
});

test('an allowed host opens outside', () => {
  expect(readAddress('https://help.candor.example/a?b=1#c', bounds)).toEqual({
    kind: 'outside',
    url: 'https://help.candor.example/a?b=1#c',
    host: 'help.candor.example',
    isOwn: false,
  });
  expect(readAddress('/outbox', bounds)).toMatchObject({ kind: 'outside', isOwn: true, host: 'candor.example' });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://candor.example/1',
  'filesystem:https://candor.example/x',
  'file:///etc/passwd',
  'intent://evil.example#Intent;end',
  'http://help.candor.example/',
  'view-source:https://help.candor.example',
])('%j is never loaded', (text) => {
  expect(kindOf(text)).toBe('refused');
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:/\\help.candor.example',
  'https:help.candor.example',
  'https:///help.candor.example',
  '/\t/evil.example',
  'https://help.candor.example@evil.example',
  'https://candor.example@help.candor.example',
  'https://user:pass@help.candor.example',
  'https://candor.example\u202e/moc.live',
  'https://help\u00ad.candor.example',
  'https://help。candor.example',
  'https://hеlp.candor.example',
  'https://xn--hlp-6cd.candor.example',
  'https://help.candor.example.',
  'https://help.candor.example:8443',
  'https://HELP.candor.example:443/x',
  'https://2130706433',
  'https://0x7f.1',
  'https://127.0.0.1',
  'https://[::1]',
  'https://localhost',
  'https://%68elp.candor.example',
])('%j is refused as disguised', (text) => {
  expect(reasonOf(text)).toBe('disguised');
});

test.each([
  'https://evil.example',
  'https://help.candor.example.evil.example',
  'https://evil.example/https://help.candor.example',
  'https://evil.example?help.candor.example',
  'https://nothelp.candor.example',
])('%j is a stranger', (text) => {
  expect(reasonOf(text)).toBe('stranger');
});

test.each(['', '   ', 'evil', 'www.evil.example', '#/pages/none', `https://help.candor.example/${'a'.repeat(3000)}`])(
  '%j is unreadable',
  (text) => expect(reasonOf(text)).toBe('unreadable'),
);

test('our own site with a name before "@" is still a disguise', () => {
  expect(reasonOf('https://help.candor.example@candor.example/')).toBe('disguised');
});

test('a path of our own without a page stays on our site', () => {
  expect(readAddress('/pages/none', bounds)).toMatchObject({ kind: 'outside', isOwn: true });
});
