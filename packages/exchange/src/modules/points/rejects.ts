import type { Rejects } from '../../reject-codes.ts';

/** The reasons for which a user cannot have an item, however many points they have. */
export const pointsItemRefusals = [
  'item_sold_out',
  'item_limit_reached',
  'coupon_not_offered',
  'product_unavailable',
  'coupon_taken',
  'too_many_coupons',
  'rewards_insufficient',
] as const;
export type PointsItemRefusal = (typeof pointsItemRefusals)[number];

/** The reject codes of each command, in the order of their checks. */
export const pointsRejects = {
  'points.set_task': ['terms_invalid'],
  'points.set_item': ['terms_invalid'],
  'points.check_in': ['account_not_found', 'task_not_offered', 'product_unavailable', 'checked_in_already'],
  'points.note_factor': ['account_not_found'],
  'points.exchange': [
    'account_not_found',
    'item_not_offered',
    'item_cost_changed',
    'item_sold_out',
    'item_limit_reached',
    'points_insufficient',
    'coupon_not_offered',
    'product_unavailable',
    'coupon_taken',
    'too_many_coupons',
    'rewards_insufficient',
  ],
} as const satisfies Rejects;
