import type { InvitedPerson } from '@candor/platform';

const shownDigits = 2;

/** A nickname as others may see it. One that was never chosen is the user's public number, which is masked. */
export function shownName({ nickname, uid }: Pick<InvitedPerson, 'nickname' | 'uid'>): string {
  const given = `C${uid}`;
  if (nickname !== given) return nickname;
  return `${given.slice(0, 1 + shownDigits)}***${given.slice(-shownDigits)}`;
}
