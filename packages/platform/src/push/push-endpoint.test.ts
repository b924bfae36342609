import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { endpointOf, isPublicAddress, notPublic, publicLookup } from './push-endpoint.ts';

test.each([
  ['this machine', '127.0.0.1 127.255.0.3 0.0.0.0 ::1 ::'],
  ['private networks', '10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 fc00::1 fd12:3456::1 fec0::1'],
  ['the link, where clouds keep their secrets', '169.254.169.254 fe80::1'],
  ['carriers and reserved blocks', '100.64.0.1 192.0.0.8 198.18.0.1 203.0.113.7 240.0.0.1 2001:db8::1 4000::1 100::1'],
  ['groups and everybody', '224.0.0.1 255.255.255.255 ff02::1'],
  ['an address of IPv4 within one of IPv6', '::ffff:127.0.0.1 ::ffff:a00:1 ::127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::'],
  ['no address at all', 'localhost 1 0x7f000001g'],
])('nothing is sent to %s', (_, addresses) => {
  expect(addresses.split(' ').filter(isPublicAddress)).toEqual([]);
});

test('public addresses are sent to', () => {
  const addresses = ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'];
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
});

describe('an endpoint', () => {
  test.each([
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://user:secret@push.example/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'file:///etc/passwd',
    'push.example/a',
    `https://push.example/${'a'.repeat(1_000)}`,
  ])('%s is refused', (text) => {
    expect(endpointOf(text)).toBeUndefined();
  });

  test('has https and a public name, or the one origin that a test has set', () => {
    expect(endpointOf('https://fcm.googleapis.com/fcm/send/abc')?.host).toBe('fcm.googleapis.com');
    const [ours, other] = ['http://127.0.0.1:9000', 'http://127.0.0.1:9001'];
    expect(endpointOf(`${ours}/a`, ours)?.origin).toBe(ours);
    expect(endpointOf(`${other}/a`, ours)).toBeUndefined();
    expect(endpointOf(`${ours}/a`)).toBeUndefined();
  });
});

describe('a look-up', () => {
  const look = (answers: readonly (readonly string[])[], isForAll: boolean) => {
    let asked = 0;
    const lookup = publicLookup((_name, _options, callback) => {
      const addresses = answers[asked++] ?? [];
      const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      callback(null, found);
    });
    return new Promise((resolve) => {
      lookup('push.example', { all: isForAll }, (error, address) => {
        resolve({ asked, found: error === null ? address : (error as { kind?: string }).kind });
      });
    });
  };

  test('asks once, and connects to what it has judged', async () => {
    expect(await look([['8.8.8.8'], ['127.0.0.1']], false)).toEqual({ asked: 1, found: '8.8.8.8' });
    expect(await look([['8.8.8.8', '2606:4700::1111']], true)).toMatchObject({
      found: [{ address: '8.8.8.8' }, { address: '2606:4700::1111' }],
    });
  });

  test('refuses a name with one address that is not public, and one without any', async () => {
    expect(await look([['8.8.8.8', '10.0.0.1']], true)).toMatchObject({ found: notPublic });
    expect(await look([['::ffff:127.0.0.1']], false)).toMatchObject({ found: notPublic });
    expect(await look([[]], false)).toMatchObject({ found: 'push_address_unknown' });
  });
});
