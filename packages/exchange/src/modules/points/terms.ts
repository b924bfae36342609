import { dayMs } from '@candor/kernel';
import type { Change } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import { tradingStepsMax } from './rules.ts';
import type { PointsSlice } from './slice.ts';
import type { PointsItem, PointsTaskTerms } from './views.ts';

const pointsMax = 1_000_000;
const lifeDaysMax = 3_660;
const delayMax = 30 * dayMs;
const emblemsMax = 1_000;
const spinsMax = 100;

/** New terms are in force for points earned afterwards. */
export const taskChange: Change<'points.set_task', PointsSlice> = {
  refuses: (_core, { type: _type, ...terms }) => (isSoundTask(terms) ? undefined : 'terms_invalid'),
  present(core, { type, task }) {
    const version = core.points.tasks.get(task);
    return version === undefined ? undefined : { type, ...version.terms };
  },
  /** Points are a promise in either direction: more of them dilute the shop, fewer disappoint. */
  weakens: weakeningBy({
    type: 'fixed',
    task: 'fixed',
    reward: ['either', 'confirmed'],
    dailyMax: ['either', 'confirmed'],
    per: ['either', 'confirmed'],
    delayMs: ['either', 'confirmed'],
    lifeDays: ['either', 'confirmed'],
    isOffered: ['opening', 'confirmed'],
  }),
  make(core, { type: _type, ...terms }) {
    const { termsId } = core.points.addTask(terms);
    core.emit({ type: 'points.task_set', termsId, terms });
    return { termsId };
  },
};

function isSoundTask({ task, reward, dailyMax, per, delayMs, lifeDays }: PointsTaskTerms): boolean {
  if (reward < 1 || dailyMax < reward || dailyMax > pointsMax || dailyMax > reward * tradingStepsMax) return false;
  if (task === 'trading' ? per <= 0n : per !== 0n || dailyMax !== reward) return false;
  return lifeDays >= 1 && lifeDays <= lifeDaysMax && delayMs <= delayMax;
}

/** An item keeps what it gives; the rest may change for exchanges made afterwards. */
export const itemChange: Change<'points.set_item', PointsSlice> = {
  refuses(core, { type: _type, ...item }) {
    const known = core.points.items.get(item.itemId)?.terms;
    const isOther = known !== undefined && (known.gives !== item.gives || known.grant !== item.grant);
    return isOther || !isSoundItem(item) ? 'terms_invalid' : undefined;
  },
  present(core, { type, itemId }) {
    const known = core.points.items.get(itemId);
    return known === undefined ? undefined : { type, ...known.terms };
  },
  weakens: weakeningBy({
    type: 'fixed',
    itemId: 'fixed',
    gives: 'fixed',
    grant: 'fixed',
    cost: ['either', 'confirmed'],
    stock: ['up', 'confirmed'],
    accountMax: ['up', 'confirmed'],
    isOffered: ['opening', 'confirmed'],
  }),
  make(core, { type: _type, ...terms }) {
    const known = core.points.items.get(terms.itemId);
    if (known === undefined) core.points.items.set(terms.itemId, { terms, taken: 0 });
    else known.terms = terms;
    core.emit({ type: 'points.item_set', ...terms });
    return {};
  },
};

function isSoundItem({ itemId, gives, grant, cost, stock, accountMax }: PointsItem): boolean {
  if (itemId < 1 || grant < 1 || cost < 1 || cost > pointsMax || stock > pointsMax || accountMax < 1) return false;
  if (gives === 'emblem') return grant <= emblemsMax && accountMax === 1;
  return gives === 'coupon' || grant <= spinsMax;
}
