import type { ArtworkRow } from '@candor/api';
import { navigateTo } from '#app/navigation.ts';

type Placed = Pick<ArtworkRow, 'code' | 'kind'>;

/** The page of a work or a series: sound and video have one of their own. */
function artworkPath({ kind }: Placed): string {
  return kind === 'video' || kind === 'audio' ? '/pages/nft/artworkDetail_video' : '/pages/nft/artworkDetail';
}

export function openArtwork(row: Placed): void {
  navigateTo(artworkPath(row), { id: row.code });
}

export function openArtist(uid: number): void {
  navigateTo('/pages/nft/artistDetail', { uid });
}
