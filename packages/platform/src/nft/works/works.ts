import { contentLanguages } from '../../content/languages.ts';
import { artistKeys, collectionKeys, seriesKeys, workKeys } from './keys.ts';
import { made } from './generated/made.ts';
import type {
  ArtistKey,
  CollectionKey,
  InLanguages,
  MadeWork,
  MadeWorks,
  NamedText,
  SeriesKey,
  WorkFile,
  WorkKey,
} from './shapes.ts';
import { en } from './texts/en.ts';
import { vn } from './texts/vn.ts';
import { zh } from './texts/zh.ts';

type PracticeRarity = 'common' | 'rare' | 'epic' | 'legendary';

interface PracticeArtist {
  readonly key: ArtistKey;
  readonly portrait: WorkFile;
  readonly texts: InLanguages<{ readonly name: string; readonly biography: string }>;
}

interface PracticeCollection {
  readonly key: CollectionKey;
  readonly artist: ArtistKey;
  /** The work that stands for it in lists. */
  readonly face: WorkKey;
  readonly texts: InLanguages<NamedText>;
}

interface PracticeWork extends MadeWork {
  readonly key: WorkKey;
  readonly artist: ArtistKey;
  readonly collection: CollectionKey;
  readonly rarity: PracticeRarity;
  /** The number of copies that there will ever be; above 1 they are prizes of blind boxes. */
  readonly editions: number;
  /** The creator's share of each resale, in millionths of its price. */
  readonly royaltyPpm: number;
  readonly texts: InLanguages<NamedText>;
}

/** A series of blind boxes. Each edition of each of its works is the prize of one box. */
interface PracticeSeries {
  readonly key: SeriesKey;
  readonly collection: CollectionKey;
  /** Ends within minutes of its start, so that a revealed seed can be seen; the other goes on. */
  readonly isShort: boolean;
  readonly cover: WorkFile;
  readonly thumbnail: WorkFile;
  readonly prizes: readonly WorkKey[];
  readonly texts: InLanguages<NamedText>;
}

const byLanguage = { vn, zh, en };

function inLanguages<Text>(textOf: (texts: (typeof byLanguage)[keyof typeof byLanguage]) => Text): InLanguages<Text> {
  return Object.fromEntries(contentLanguages.map((lang) => [lang, textOf(byLanguage[lang])])) as InLanguages<Text>;
}

const makers: Readonly<Record<CollectionKey, { readonly artist: ArtistKey; readonly face: WorkKey }>> = {
  'plumb-lines': { artist: 'linh-tran', face: 'plumb-line-14' },
  'lacquer-country': { artist: 'dang-hoai-an', face: 'lacquer-harvest' },
  lanterns: { artist: 'dang-hoai-an', face: 'lantern-lotus' },
  loom: { artist: 'mira-okafor', face: 'loom-fjord' },
  'small-rooms': { artist: 'mira-okafor', face: 'room-library' },
  'eleven-rivers': { artist: 'shen-ruochuan', face: 'river-first-boat' },
  harmonographs: { artist: 'tomas-vidal', face: 'slow-bells' },
  'tidal-garden': { artist: 'gu-xiaoman', face: 'tidal-coral' },
};

/** Collection, rarity, editions, royalty in percent. */
const facts: Readonly<Record<WorkKey, readonly [CollectionKey, PracticeRarity, number, number]>> = {
  'plumb-line-3': ['plumb-lines', 'rare', 1, 7.5],
  'plumb-line-7': ['plumb-lines', 'rare', 1, 7.5],
  'plumb-line-14': ['plumb-lines', 'epic', 1, 7.5],
  'plumb-line-21': ['plumb-lines', 'epic', 1, 7.5],
  'plumb-line-30': ['plumb-lines', 'legendary', 1, 10],
  'lacquer-harvest': ['lacquer-country', 'epic', 1, 8],
  'lacquer-rain-season': ['lacquer-country', 'rare', 1, 8],
  'lacquer-new-year': ['lacquer-country', 'rare', 1, 8],
  'lacquer-wind': ['lacquer-country', 'legendary', 1, 10],
  'lantern-round': ['lanterns', 'common', 40, 5],
  'lantern-bulb': ['lanterns', 'common', 40, 5],
  'lantern-melon': ['lanterns', 'rare', 20, 5],
  'lantern-star': ['lanterns', 'rare', 15, 5],
  'lantern-lotus': ['lanterns', 'epic', 10, 5],
  'lantern-full-moon': ['lanterns', 'legendary', 2, 5],
  'loom-harmattan': ['loom', 'rare', 1, 6],
  'loom-fjord': ['loom', 'rare', 1, 6],
  'loom-market': ['loom', 'common', 1, 6],
  'loom-shuttle': ['loom', 'epic', 1, 6],
  'room-morning': ['small-rooms', 'common', 30, 5],
  'room-library': ['small-rooms', 'rare', 15, 5],
  'room-pool': ['small-rooms', 'common', 30, 5],
  'room-kitchen': ['small-rooms', 'common', 30, 5],
  'room-two-doors': ['small-rooms', 'epic', 10, 5],
  'room-all-day': ['small-rooms', 'legendary', 1, 5],
  'river-first-boat': ['eleven-rivers', 'epic', 1, 9],
  'river-geese': ['eleven-rivers', 'rare', 1, 9],
  'river-night': ['eleven-rivers', 'rare', 1, 9],
  'river-mist': ['eleven-rivers', 'legendary', 1, 10],
  'harmonograph-fourth': ['harmonographs', 'common', 1, 5],
  'harmonograph-drift': ['harmonographs', 'rare', 1, 5],
  'fifth-over-water': ['harmonographs', 'rare', 1, 10],
  'slow-bells': ['harmonographs', 'epic', 1, 10],
  'five-note-rain': ['harmonographs', 'rare', 1, 10],
  'low-tide-organ': ['harmonographs', 'epic', 1, 10],
  'tidal-coral': ['tidal-garden', 'epic', 1, 7.5],
  'tidal-kelp': ['tidal-garden', 'rare', 1, 7.5],
  'tidal-anemone': ['tidal-garden', 'rare', 1, 7.5],
  'tidal-pearl': ['tidal-garden', 'common', 1, 7.5],
  'tidal-breath': ['tidal-garden', 'epic', 1, 10],
  'tidal-current': ['tidal-garden', 'legendary', 1, 10],
};

const files: MadeWorks = made;

export const practiceArtists: readonly PracticeArtist[] = artistKeys.map((key) => ({
  key,
  portrait: files.portraits[key],
  texts: inLanguages(({ artists, invented }) => ({
    name: artists[key].name,
    biography: `${artists[key].biography} ${invented}`,
  })),
}));

export const practiceCollections: readonly PracticeCollection[] = collectionKeys.map((key) => ({
  key,
  ...makers[key],
  texts: inLanguages(({ collections }) => collections[key]),
}));

export const practiceWorks: readonly PracticeWork[] = workKeys.map((key) => {
  const [collection, rarity, editions, royaltyPercent] = facts[key];
  return {
    key,
    artist: makers[collection].artist,
    collection,
    rarity,
    editions,
    royaltyPpm: royaltyPercent * 10_000,
    texts: inLanguages(({ works }) => works[key]),
    ...files.works[key],
  };
});

const collectionOf: Readonly<Record<SeriesKey, CollectionKey>> = { lanterns: 'lanterns', rooms: 'small-rooms' };

export const practiceSeries: readonly PracticeSeries[] = seriesKeys.map((key) => ({
  key,
  collection: collectionOf[key],
  isShort: key === 'rooms',
  cover: files.covers[key].media,
  thumbnail: files.covers[key].thumbnail,
  prizes: practiceWorks.filter(({ collection }) => collection === collectionOf[key]).map((work) => work.key),
  texts: inLanguages(({ series }) => series[key]),
}));
