import { ratingMax, type SupportTopic } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** The ratings of cases together. */
export interface Satisfaction {
  readonly opened: number;
  readonly solved: number;
  readonly rated: number;
  /** The number of cases with each rating, from 1 up. */
  readonly ratings: readonly number[];
  /** With two decimals, a half rounded up; absent without a rating. */
  readonly average?: string | undefined;
}

export interface HouseSatisfaction extends Satisfaction {
  readonly topics: readonly (Satisfaction & { readonly topic: SupportTopic })[];
  /** Empty names: of cases that nobody took. */
  readonly operators: readonly (Satisfaction & { readonly operator: string })[];
}

/** Cases of one topic, operator, state and rating. */
interface Group {
  readonly topic: string;
  readonly operator: string;
  readonly state: string;
  readonly rating: number | null;
  readonly cases: number;
}

/** The satisfaction with all cases that were opened after a moment. One that was opened again has no rating until its next. */
export async function satisfactionSince(db: Kysely<PlatformTables>, fromMs: number): Promise<HouseSatisfaction> {
  const rows = await db
    .selectFrom('support_cases')
    .select(['topic', 'operator', 'state', 'rating', ({ fn }) => fn.countAll<number | string>().as('cases')])
    .where('opened_at_ms', '>', fromMs)
    .groupBy(['topic', 'operator', 'state', 'rating'])
    .execute();
  const groups = rows.map((row): Group => ({ ...row, cases: Number(row.cases) }));
  const by = (name: 'topic' | 'operator') =>
    [...new Set(groups.map((group) => group[name]))]
      .toSorted()
      .map((value) => [value, satisfactionOf(groups.filter((group) => group[name] === value))] as const);
  return {
    ...satisfactionOf(groups),
    topics: by('topic').map(([topic, found]) => ({ topic: topic as SupportTopic, ...found })),
    operators: by('operator').map(([operator, found]) => ({ operator, ...found })),
  };
}

function satisfactionOf(groups: readonly Pick<Group, 'state' | 'rating' | 'cases'>[]): Satisfaction {
  const count = (fits: (group: Pick<Group, 'state' | 'rating'>) => boolean) =>
    groups.reduce((sum, group) => sum + (fits(group) ? group.cases : 0), 0);
  const ratings = Array.from({ length: ratingMax }, (_, at) => count(({ rating }) => rating === at + 1));
  const rated = count(({ rating }) => rating !== null);
  const sum = ratings.reduce((total, cases, at) => total + cases * (at + 1), 0);
  return {
    opened: count(() => true),
    solved: count(({ state }) => state === 'solved'),
    rated,
    ratings,
    ...(rated > 0 && { average: (Math.round((sum * 100) / rated) / 100).toFixed(2) }),
  };
}
