import type { ChangeType } from './change-rejects.ts';
import type { ChangeCommand } from './changes.ts';
import type { CoreEvent, EventOf, EventType } from './events.ts';

type Of<T extends ChangeType> = Extract<ChangeCommand, { readonly type: T }>;

/**
 * The fields of each change that tell which setting it is of; none: there is one for everybody. A dual product gets its
 * number when it is opened.
 */
export const settingSubjects: { readonly [T in ChangeType]: readonly (keyof Of<T> | 'productId')[] } = {
  'catalog.set_pair_status': ['pairId'],
  'catalog.set_pair_fees': ['pairId'],
  'practice.set_faucet': ['assetId'],
  'convert.set_terms': [],
  'spot.set_maker': ['pairId'],
  'sessions.set_calendar': ['pairIds'],
  'contract.set_terms': ['pairId'],
  'options.set_terms': ['pairId'],
  'copy.set_terms': [],
  'funding.set_terms': [],
  'funding.set_rail': ['railId'],
  'funding.set_operator_caps': [],
  'products.set_availability': ['product', 'country'],
  'convert.set_fiat_terms': ['assetId'],
  'locked.set_terms': ['productId'],
  'locked.fund_rewards': ['assetId'],
  'ieo.set_project': ['projectId'],
  'ieo.set_market': ['projectId'],
  'ieo.move_issuance': ['assetId'],
  'dual.open_product': ['productId'],
  'dual.close_product': ['productId'],
  'loans.set_terms': ['productId'],
  'coupons.set_campaign': ['campaignId'],
  'coupons.fund_rewards': ['assetId'],
  'invitations.set_terms': [],
  'points.set_task': ['task'],
  'points.set_item': ['itemId'],
  'game.set_wheel': [],
  'nft.set_terms': [],
  'operators.set_role': ['name'],
  'ledger.correct': ['fromAccountId', 'toAccountId'],
  'fees.set_tiers': [],
};

/** Tells which setting a change is of, as `pairId=1`: the same for two changes of one setting. */
export function settingSubject(change: ChangeCommand): string {
  const values = change as unknown as Readonly<Record<string, { toString(): string } | undefined>>;
  return settingSubjects[change.type]
    .flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [`${name}=${value.toString()}`];
    })
    .join('&');
}

const told: { readonly [T in EventType]?: (event: EventOf<T>) => ChangeCommand | readonly ChangeCommand[] } = {
  // A pair is listed with its market open.
  'catalog.pair_listed': ({ pairId }) => ({ type: 'catalog.set_pair_status', pairId, status: 'trading' }),
  'catalog.pair_status_set': ({ pairId, status }) => ({ type: 'catalog.set_pair_status', pairId, status }),
  'catalog.pair_fees_set': (event) => ({ ...event, type: 'catalog.set_pair_fees' }),
  'convert.terms_set': (event) => ({ ...event, type: 'convert.set_terms' }),
  'convert.fiat_terms_set': (event) => ({ ...event, type: 'convert.set_fiat_terms' }),
  // One calendar is set for many pairs at once, and each pair has the history of its own.
  'sessions.calendar_set': ({ pairIds, sessions }) =>
    pairIds.map((pairId) => ({ type: 'sessions.set_calendar', pairIds: [pairId], sessions })),
  'contract.terms_set': ({ terms }) => ({ ...terms, type: 'contract.set_terms' }),
  'options.terms_set': ({ terms }) => ({ ...terms, type: 'options.set_terms' }),
  'copy.terms_set': (event) => ({ ...event, type: 'copy.set_terms' }),
  'funding.terms_set': (event) => ({ ...event, type: 'funding.set_terms' }),
  'funding.rail_set': (event) => ({ ...event, type: 'funding.set_rail' }),
  'funding.operator_caps_set': (event) => ({ ...event, type: 'funding.set_operator_caps' }),
  'products.availability_set': (event) => ({ ...event, type: 'products.set_availability' }),
  'locked.terms_set': ({ terms }) => ({ ...terms, type: 'locked.set_terms' }),
  'ieo.project_set': ({ terms }) => ({ ...terms, type: 'ieo.set_project' }),
  'ieo.market_set': (event) => ({ ...event, type: 'ieo.set_market' }),
  'dual.product_opened': ({ terms }) => ({ ...terms, type: 'dual.open_product' }),
  'dual.product_closed': (event) => ({ ...event, type: 'dual.close_product' }),
  'loans.terms_set': ({ terms }) => ({ ...terms, type: 'loans.set_terms' }),
  'coupons.campaign_set': ({ terms }) => ({ ...terms, type: 'coupons.set_campaign' }),
  'invitations.terms_set': (event) => ({ ...event, type: 'invitations.set_terms' }),
  'points.task_set': ({ terms }) => ({ ...terms, type: 'points.set_task' }),
  'points.item_set': (event) => ({ ...event, type: 'points.set_item' }),
  'game.wheel_set': ({ terms }) => ({ ...terms, type: 'game.set_wheel' }),
  'nft.terms_set': (event) => ({ ...event, type: 'nft.set_terms' }),
  'fees.tiers_set': (event) => ({ ...event, type: 'fees.set_tiers' }),
};

/** The facts by which settings come into force. */
export const settingFacts = Object.keys(told) as readonly EventType[];

/** The settings that are in force with a fact, each as the command that would set it. */
export function settingsIn(event: CoreEvent): readonly ChangeCommand[] {
  const tell = told[event.type] as ((event: CoreEvent) => ChangeCommand | readonly ChangeCommand[]) | undefined;
  return tell === undefined ? [] : [tell(event)].flat();
}
