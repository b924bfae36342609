import { describe, expect, test } from 'vitest';
import { areaCodes, dialCodeOf } from '../area-codes.ts';
import { deviceName } from './device-name.ts';
import { maskIdentity, parseIdentity } from './identity.ts';
import { ipClient, ipPrefix } from './ip-prefix.ts';

const read = (text: string, areaCode?: string) => {
  const parsed = parseIdentity(text, areaCode);
  return parsed.ok ? parsed.value.value : parsed.code;
};

describe('an identity', () => {
  test.each([
    ['Ann@Example.COM', 'ann@example.com'],
    [" o'neil+tag@mail.co.uk ", "o'neil+tag@mail.co.uk"],
    ['a@b.vn', 'a@b.vn'],
    ['@example.com', 'user_string_invalid'],
    ['ann@', 'user_string_invalid'],
    ['ann@example', 'user_string_invalid'],
    ['a..b@example.com', 'user_string_invalid'],
    ['.a@example.com', 'user_string_invalid'],
    ['ann@-example.com', 'user_string_invalid'],
    ['ann@exa mple.com', 'user_string_invalid'],
    ['ann@example.com\nbcc: eve@example.com', 'user_string_invalid'],
    [`${'a'.repeat(65)}@example.com`, 'user_string_invalid'],
    [`a@${'b.'.repeat(130)}com`, 'user_string_invalid'],
  ])('by e-mail: %j', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['0912345678', '84', '+84912345678'],
    ['912 345-678', '+84', '+84912345678'],
    ['+84 912 345 678', undefined, '+84912345678'],
    ['13812345678', '86', '+8613812345678'],
    ['+8613812345678', '84', '+8613812345678'],
    ['12812345678', '86', 'user_string_invalid'],
    ['1381234567', '86', 'user_string_invalid'],
    ['06 1234 5678', '39', '+390612345678'],
    ['2425551234', '1', '+12425551234'],
    ['123', '84', 'user_string_invalid'],
    ['91234567890123', '84', 'user_string_invalid'],
    ['٠٩١٢٣٤٥٦٧٨', '84', 'user_string_invalid'],
    ['13812345678', undefined, '+8613812345678'],
    ['0912345678', undefined, 'user_string_invalid'],
    ['0912345678', '999', 'country_code_unknown'],
    ['', '84', 'user_string_invalid'],
  ])('by phone: %j with %j', (text, areaCode, expected) => expect(read(text, areaCode)).toBe(expected));

  test('long nonsense is refused without work growing with it', () => {
    for (const unit of ['a.', 'a@', '!', '1', ' '])
      expect(read(unit.repeat(100_000), '84')).toBe('user_string_invalid');
  });

  test('hides its middle on screens and in logs', () => {
    expect(maskIdentity('ann@example.com')).toBe('a***@example.com');
    expect(maskIdentity('+84912345678')).toBe('+8491***678');
  });
});

test('area codes: every region once, with a name in every language', () => {
  expect(areaCodes.length).toBeGreaterThanOrEqual(200);
  expect(new Set(areaCodes.map(({ country }) => country)).size).toBe(areaCodes.length);
  for (const lang of ['vi', 'zh', 'en']) {
    const names = new Intl.DisplayNames(lang, { type: 'region' });
    for (const { country, dialCode } of areaCodes) {
      expect(names.of(country)).not.toBe(country);
      expect(dialCode).toMatch(/^[1-9]\d{0,3}$/);
    }
  }
  expect(['84912345678', '12425551234', '12025551234', '000'].map(dialCodeOf)).toEqual(['84', '1242', '1', undefined]);
});

test('network addresses are shortened for people and grouped for limits', () => {
  const rows = [
    ['203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
    ['2001:DB8:1:2::9', '2001:db8:1::/48', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:a:b:c:d', '2001:db8:1::/48', '2001:db8:1:2::/64'],
    ['::1', '0:0:0::/48', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
    ['not an address', 'unknown', 'unknown'],
  ];
  for (const [ip = '', prefix, client] of rows) expect([ipPrefix(ip), ipClient(ip)]).toEqual([prefix, client]);
});

test('names devices so that people recognise them', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
  const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
  expect([safari, edge, 'curl/8', undefined].map(deviceName)).toEqual(['Safari · iPhone', 'Edge · Windows', '', '']);
});
