import { atoms, noPrice, zero } from '@candor/money';
import type { RejectCode } from '../../reject-codes.ts';
import type { Lots } from '../../vocabulary.ts';
import { lotsMaxFor, type TicketPlan } from './plan.ts';
import { planContract } from './plan-conditional.ts';
import { crossLiquidation, ownLiquidation } from './liquidation-price.ts';
import { crossRisk } from './risk.ts';
import {
  breakEvenPrice,
  contractFee,
  liquidationRate,
  maintenanceFor,
  marginFor,
  notionalAt,
  overnightFee,
  profitBetween,
  riskRate,
} from './rules.ts';
import type { ContractSlice } from './slice.ts';
import type { ContractOrder, ContractPreview } from './views.ts';

/** Previews an order with the functions that post it (RULES 5, architecture 8). */
export function previewContract(core: ContractSlice, order: ContractOrder): ContractPreview {
  const planned = planContract(core, order);
  if (!planned.ok) return nothing(core, order, core.named(planned.code));
  const { plan } = planned.value;
  const rejects = planned.value.rejects ?? (plan.wouldTrigger ? 'stop_would_trigger' : undefined);
  return { ...(rejects === undefined ? {} : { rejects }), ...figures(core, order, plan) };
}

function figures(core: ContractSlice, order: ContractOrder, plan: TicketPlan): Omit<ContractPreview, 'rejects'> {
  const { accountId, direction, lots, multiple, marginMode, pairId } = order;
  const { terms, market, fillPrice } = plan;
  const { grid } = market;
  const notional = notionalAt(grid, lots, fillPrice, 'up');
  const margin = marginFor(notional, multiple);
  const openFee = contractFee(notional, terms.fee);
  const mark = plan.markPrice;
  const unrealised = profitBetween(grid, direction, lots, fillPrice, mark);
  const atMark = notionalAt(grid, lots, mark, 'up');
  const maintenance = maintenanceFor(terms.tiers, atMark);

  const before = crossRisk(core, accountId);
  const isCross = marginMode === 'cross';
  const balance = atoms(before.balance - margin - openFee);
  const leg = { direction, lots, entryPrice: fillPrice, settled: zero, tiers: terms.tiers };
  const afterFee = { ...before, balance: atoms(before.balance - openFee) };
  const liquidation = isCross
    ? crossLiquidation(core, afterFee, pairId, direction, leg)
    : ownLiquidation(grid, leg, margin);
  const rateBefore = riskRate(before.balance, before.margin, before.unrealised);
  const marginAfter = atoms(before.margin + (isCross ? margin : zero));
  const rateAfter = riskRate(balance, marginAfter, atoms(before.unrealised + (isCross ? unrealised : zero)));
  const thresholdAfter = liquidationRate(atoms(before.maintenance + (isCross ? maintenance : zero)), marginAfter);
  return {
    price: fillPrice,
    worstPrice: plan.limitPrice,
    notional,
    hold: plan.hold,
    margin,
    openFee,
    closeFee: openFee,
    overnightFee: overnightFee(atMark, terms.overnightRate),
    breakEvenPrice: breakEvenPrice(direction, fillPrice, terms.fee, terms.fee),
    ...(liquidation === undefined ? {} : { liquidationPrice: liquidation }),
    maintenance,
    ...(rateBefore === undefined ? {} : { riskRateBefore: rateBefore }),
    ...(rateAfter === undefined ? {} : { riskRateAfter: rateAfter }),
    ...(thresholdAfter === undefined ? {} : { liquidationRateAfter: thresholdAfter }),
    spendable: core.spendable(accountId, 'contract', core.contract.assetId(core)),
    lotsMax: lotsMaxFor(core, order, plan),
  };
}

/** An order that has no figures: refused before there was a price to compute them at. */
function nothing(core: ContractSlice, order: ContractOrder, rejects: RejectCode): ContractPreview {
  const isKnown = core.catalog.unitOfAccount !== undefined && core.accounts.has(order.accountId);
  const assetId = core.catalog.unitOfAccount;
  return {
    rejects,
    price: noPrice,
    worstPrice: noPrice,
    notional: zero,
    hold: zero,
    margin: zero,
    openFee: zero,
    closeFee: zero,
    overnightFee: zero,
    breakEvenPrice: noPrice,
    maintenance: zero,
    spendable: isKnown && assetId !== undefined ? core.spendable(order.accountId, 'contract', assetId) : zero,
    lotsMax: 0 as Lots,
  };
}
