import type { NftPerson } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { BadgeCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { openArtist } from './nft-places.ts';

/** An artist by face and name, marked as one; opens their page. Other people are only named. */
export function PersonLine({ person }: { readonly person: NftPerson }) {
  const t = useMessages();
  const { uid, name, avatar, isArtist } = person;
  const inside = (
    <>
      <Avatar path={avatar} name={name} size={20} />
      <span className="min-w-0 truncate text-13 text-fg-2">{name}</span>
      {isArtist && (
        <Tag look="accent" icon={<BadgeCheck aria-hidden />}>
          {t('nft.creator')}
        </Tag>
      )}
    </>
  );
  const shape = 'flex min-w-0 max-w-full items-center gap-2';
  if (!isArtist) return <span className={shape}>{inside}</span>;
  return (
    <button type="button" onClick={() => openArtist(uid)} className={`press tap ${shape}`}>
      {inside}
    </button>
  );
}
