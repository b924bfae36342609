import type { TraderCard } from '@candor/api';
import { coinGround } from '#lib/coin-colours.ts';
import { Avatar } from '#ui/Avatar.tsx';

interface TraderAvatarProps {
  readonly of: Pick<TraderCard, 'name' | 'avatar'>;
  readonly size?: number;
}

/** A trader's picture, or a monogram on a colour of its own. Decorative: the name is always beside it. */
export function TraderAvatar({ of: { name, avatar }, size = 44 }: TraderAvatarProps) {
  return <Avatar path={avatar} name={name.replace(/^#/, '')} size={size} ground={coinGround(name)} />;
}
