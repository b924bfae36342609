import type { Fault } from '@candor/kernel';
import { describe, expect, test } from 'vitest';
import { PasswordHasher } from './hasher.ts';
import { checkNewPassword, ownWordsOf } from './policy.ts';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const answer = (password: string, identity = 'ann@example.com') => {
  const outcome = checkNewPassword(password, password, ownWordsOf('Candor', [identity, 'Nickname']));
  return outcome.ok ? 'ok' : outcome.code;
};

describe('a new password', () => {
  test.each([
    ['sixsix', 'password_too_short'],
    ['Zq7vio!', 'ok'],
    ['👍👍👍👍👍👍', 'password_too_short'],
    [`${'x9'.repeat(54)}Pb7.wq-Zk3!mLs0eVt2x`, 'ok'],
    ['k'.repeat(129), 'password_too_long'],
    ['no rules about kinds of characters', 'ok'],
    ['Mật khẩu của tôi', 'ok'],
  ])('%j', (password, expected) => expect(answer(password)).toBe(expected));

  test.each([
    'password',
    'PASSWORD1',
    'qwertyuiop',
    '12345678',
    '987654321',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    '123123123',
    'iloveyou',
    'matkhau123',
    'woaini1314',
    'P@ssw0rd',
    'dragon1995',
    'candor2026',
    'monkeymonkey',
    'metallica',
    'Barcelona#7',
    'b@rc3l0na',
    'tinhyeu2024',
    'seven7x',
    'abc1234',
    'dragon19950101',
    'candor2026!',
    'Candor-demo',
    'CANDORnickname1',
  ])('rejects the common %s', (password) => expect(answer(password)).toBe('password_common'));

  test('must differ from the identity', () => {
    expect(answer('ann@example.com')).toBe('password_common');
    expect(answer('annabelle', 'annabelle@example.com')).toBe('password_common');
    expect(answer('912345678', '+84912345678')).toBe('password_common');
    expect(answer('Annabelle#4711', 'annabelle@example.com')).toBe('password_common');
  });

  test.each(['correct horse battery staple', 'monkey in my kitchen', 'kitten-on-9', 'annabelle and her horse'])(
    'may be %s, which is not guessed soon',
    (password) => expect(answer(password)).toBe('ok'),
  );

  test('takes a bounded time to check, however long and odd', () => {
    for (const unit of ['ab1', 'p4ssw0rd!', '4@8({[<$5!1|0/', '1.1.90 2-2-91 ', 'qwerty12345']) {
      const text = unit.repeat(Math.ceil(128 / unit.length)).slice(0, 128);
      const before = process.cpuUsage();
      answer(text);
      // Without the bound this is minutes.
      expect(process.cpuUsage(before).user, unit).toBeLessThan(5_000_000);
    }
  });
});

describe('hashing', () => {
  test('uses Argon2id with 19 MiB, two passes and one lane', async () => {
    const hasher = new PasswordHasher();
    const hashed = await hasher.hash('correct horse', 'ahead');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(hashed, 'correct horse', 'ahead')).toBe(true);
    expect(await hasher.verify(hashed, 'correct horse ', 'ahead')).toBe(false);
    expect(hasher.isOutdated(hashed)).toBe(false);
    expect(new PasswordHasher({ cost: cheap }).isOutdated(hashed)).toBe(true);
  });

  test('treats both Unicode forms of a text as one', async () => {
    const hasher = new PasswordHasher({ cost: cheap });
    const hashed = await hasher.hash('mật khẩu'.normalize('NFD'), 'ahead');
    expect(await hasher.verify(hashed, 'mật khẩu'.normalize('NFC'), 'ahead')).toBe(true);
  });

  test('rejects every password without an account', async () => {
    const hasher = new PasswordHasher({ cost: cheap });
    expect(await hasher.verify(undefined, '', 'ahead')).toBe(false);
  });

  test('computes a hash without an account all the same (W24)', async () => {
    const hasher = new PasswordHasher({ cost: cheap, concurrent: 2, waiting: 3 });
    const hashed = await hasher.hash('correct horse', 'ahead');
    await hasher.prepare();
    for (const against of [hashed, undefined]) {
      const settled = await Promise.allSettled(
        Array.from({ length: 8 }, () => hasher.verify(against, 'wrong', 'ahead')),
      );
      // Each takes its place in the line of hashes, so three of eight find no room.
      expect(settled.filter((result) => result.status === 'rejected')).toHaveLength(3);
    }
  });

  test('refuses hashes beyond the queue as busy, and answers the rest', async () => {
    const hasher = new PasswordHasher({ cost: cheap, concurrent: 2, waiting: 3 });
    const settled = await Promise.allSettled(Array.from({ length: 8 }, () => hasher.hash('correct horse', 'ahead')));
    const refused = settled.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect((reason as Fault).kind).toBe('server_busy');
    expect(await hasher.hash('correct horse', 'ahead')).toContain('$argon2id$');
  });

  test('a caller ahead has a place in a queue that is full for those behind, and a turn before theirs', async () => {
    const hasher = new PasswordHasher({ cost: cheap, concurrent: 1, waiting: 3 });
    const ended: string[] = [];
    const behind = Array.from({ length: 4 }, async () => {
      await hasher.hash('correct horse', 'behind');
      ended.push('behind');
    });
    await expect(hasher.hash('correct horse', 'behind')).rejects.toThrow('already waiting');
    await hasher.hash('correct horse', 'ahead');
    ended.push('ahead');
    await Promise.all(behind);
    // The first was at work already.
    expect(ended).toEqual(['behind', 'ahead', 'behind', 'behind', 'behind']);
  });

  test('a queue is loaded once so many wait, and for five seconds after', async () => {
    let nowMs = 0;
    const hasher = new PasswordHasher({ cost: cheap, concurrent: 1, loadedAt: 2, clock: () => nowMs });
    const hashes = [hasher.hash('correct horse', 'behind'), hasher.hash('correct horse', 'ahead')];
    expect(hasher.isLoaded).toBe(false);
    hashes.push(hasher.hash('correct horse', 'behind'));
    expect(hasher.isLoaded).toBe(true);
    await Promise.all(hashes);
    nowMs += 4_999;
    expect(hasher.isLoaded).toBe(true);
    nowMs += 1;
    expect(hasher.isLoaded).toBe(false);
  });
});
