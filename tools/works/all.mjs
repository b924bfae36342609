import { dangHoaiAn, lanternCover } from './dang-hoai-an.mjs';
import { guXiaoman } from './gu-xiaoman.mjs';
import { linhTran } from './linh-tran.mjs';
import { miraOkafor, roomCover } from './mira-okafor.mjs';
import { shenRuochuan } from './shen-ruochuan.mjs';
import { tomasVidal } from './tomas-vidal.mjs';

/**
 * Every work by its key. `draw(t)` is its picture; of a moving one at `t` in 0…1, and the one at 1 would be the one at 0. A
 * piece of sound has its samples and a poster.
 */
export const allWorks = { ...linhTran, ...dangHoaiAn, ...miraOkafor, ...shenRuochuan, ...tomasVidal, ...guXiaoman };

/** Of each artist, the work whose middle is their portrait. */
export const portraits = {
  'linh-tran': 'plumb-line-14',
  'dang-hoai-an': 'lantern-lotus',
  'mira-okafor': 'loom-market',
  'shen-ruochuan': 'river-first-boat',
  'tomas-vidal': 'slow-bells',
  'gu-xiaoman': 'tidal-kelp',
};

/** Of each series of blind boxes, the picture of the closed box. */
export const covers = { lanterns: lanternCover, rooms: roomCover };
