import type { ChangeType } from './change-rejects.ts';
import { type AnyCommandSpec, wireOf } from './spec.ts';
import { type Union, union } from '@candor/kernel';
import { catalogSpec } from './modules/catalog/spec.ts';
import { contractSpec } from './modules/contract/spec.ts';
import { convertSpec } from './modules/convert/spec.ts';
import { copySpec } from './modules/copy/spec.ts';
import { couponsSpec } from './modules/coupons/spec.ts';
import { dualSpec } from './modules/dual/spec.ts';
import { feesSpec } from './modules/fees/spec.ts';
import { fundingSpec } from './modules/funding/spec.ts';
import { ledgerSpec } from './modules/ledger/spec.ts';
import { invitationsSpec } from './modules/invitations/spec.ts';
import { gameSpec } from './modules/game/spec.ts';
import { loansSpec } from './modules/loans/spec.ts';
import { lockedSpec } from './modules/locked/spec.ts';
import { ieoSpec } from './modules/ieo/spec.ts';
import { nftSpec } from './modules/nft/spec.ts';
import { operatorsSpec } from './modules/operators/spec.ts';
import { optionsSpec } from './modules/options/spec.ts';
import { pointsSpec } from './modules/points/spec.ts';
import { practiceSpec } from './modules/practice/spec.ts';
import { productsSpec } from './modules/products/spec.ts';
import { sessionsSpec } from './modules/sessions/spec.ts';
import { spotSpec } from './modules/spot/spec.ts';

const changeSpecs = {
  'catalog.set_pair_status': catalogSpec.commands['catalog.set_pair_status'],
  'catalog.set_pair_fees': catalogSpec.commands['catalog.set_pair_fees'],
  'practice.set_faucet': practiceSpec.commands['practice.set_faucet'],
  'convert.set_terms': convertSpec.commands['convert.set_terms'],
  'spot.set_maker': spotSpec.commands['spot.set_maker'],
  'sessions.set_calendar': sessionsSpec.commands['sessions.set_calendar'],
  'contract.set_terms': contractSpec.commands['contract.set_terms'],
  'options.set_terms': optionsSpec.commands['options.set_terms'],
  'copy.set_terms': copySpec.commands['copy.set_terms'],
  'funding.set_terms': fundingSpec.commands['funding.set_terms'],
  'funding.set_rail': fundingSpec.commands['funding.set_rail'],
  'funding.set_operator_caps': fundingSpec.commands['funding.set_operator_caps'],
  'products.set_availability': productsSpec.commands['products.set_availability'],
  'convert.set_fiat_terms': convertSpec.commands['convert.set_fiat_terms'],
  'locked.set_terms': lockedSpec.commands['locked.set_terms'],
  'locked.fund_rewards': lockedSpec.commands['locked.fund_rewards'],
  'ieo.set_project': ieoSpec.commands['ieo.set_project'],
  'ieo.set_market': ieoSpec.commands['ieo.set_market'],
  'ieo.move_issuance': ieoSpec.commands['ieo.move_issuance'],
  'dual.open_product': dualSpec.commands['dual.open_product'],
  'dual.close_product': dualSpec.commands['dual.close_product'],
  'loans.set_terms': loansSpec.commands['loans.set_terms'],
  'coupons.set_campaign': couponsSpec.commands['coupons.set_campaign'],
  'coupons.fund_rewards': couponsSpec.commands['coupons.fund_rewards'],
  'invitations.set_terms': invitationsSpec.commands['invitations.set_terms'],
  'points.set_task': pointsSpec.commands['points.set_task'],
  'points.set_item': pointsSpec.commands['points.set_item'],
  'game.set_wheel': gameSpec.commands['game.set_wheel'],
  'nft.set_terms': nftSpec.commands['nft.set_terms'],
  'operators.set_role': operatorsSpec.commands['operators.set_role'],
  'ledger.correct': ledgerSpec.commands['ledger.correct'],
  'fees.set_tiers': feesSpec.commands['fees.set_tiers'],
} as const satisfies Record<ChangeType, AnyCommandSpec>;
const changeTable = wireOf(changeSpecs);

export const changeCodec = union(changeTable);
export type ChangeCommand = Union<typeof changeTable>;
