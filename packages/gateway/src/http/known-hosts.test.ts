import { expect, it } from 'vitest';
import { KnownHosts } from './known-hosts.ts';

const here = { names: [], takesAddresses: false };

it('answers to this machine by its own names alone without settings', () => {
  const hosts = new KnownHosts(here, undefined);
  for (const own of ['localhost', 'LOCALHOST:8080', 'localhost.', '127.0.0.1:8080', '127.1.2.3', '[::1]:8080']) {
    expect(hosts.knows(own), own).toBe(true);
  }
  for (const strange of [
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.evil.example',
    'evil.example@localhost',
    'localhost/evil.example',
    'localhost:8080:9',
    '192.168.1.5:8080',
    '2130706433',
    'local host',
    '[::1].evil.example',
  ]) {
    expect(hosts.knows(strange), strange).toBe(false);
  }
});

it('takes addresses while it listens to others, the names it is given, and that of its public address', () => {
  const hosts = new KnownHosts({ names: ['Candor.lan'], takesAddresses: true }, new URL('https://x.example:444'));
  for (const own of ['192.168.1.5:8080', '[fe80::1]:8080', 'candor.lan:8080', 'X.example', 'localhost']) {
    expect(hosts.knows(own), own).toBe(true);
  }
  expect(hosts.knows('www.x.example')).toBe(false);
});
