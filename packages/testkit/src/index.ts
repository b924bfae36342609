export { type Amount, type AmountText, amountOf, amountText, priceOfText } from './amounts.ts';
export { ContractTraffic } from './contract/traffic.ts';
export { contractTerms, type ContractWorld, contractWorld, exampleTiers } from './contract/world.ts';
export { lotsOf } from './contract/exit-texts.ts';
export {
  cancellations,
  closings,
  exits,
  contractOrder,
  onMargin,
  liquidations,
  openings,
  ticket,
} from './contract/rows.ts';
export {
  NaiveBook,
  type NaiveOutcome,
} from './spot/naive-book.ts';
export { type NaiveContractOrder, type NaiveExits, type NaiveTerms, type NaiveTicket } from './contract/naive-rules.ts';
export { naiveExits, naiveTrail, naiveTerms, naiveWords } from './contract/naive-words.ts';
export { NaiveContracts } from './contract/naive.ts';
export {
  asset,
  type AssetCode,
  convertTerms,
  defaultFee,
  listPair,
  pair,
  type PairName,
  practiceWorld,
  scaleOf,
  type WorldOptions,
} from './practice-world.ts';
export { type OutageWay, passOutage } from './outage.ts';
export { coupons } from './coupons/rows.ts';
export { NaiveCoupons } from './coupons/naive.ts';
export { campaignFor, campaignNumbers, type SetCampaign } from './coupons/world.ts';
export { dualMarket, settlesDualAt } from './dual/market.ts';
export { dual } from './dual/rows.ts';
export {
  naiveDual,
  type NaiveDualProduct,
  type NaiveDualPurchase,
  naiveDualSetAside,
  type NaiveDualWanted,
  naiveDualWorth,
} from './dual/naive.ts';
export { dualProductFor, dualPutFor, type OpenDualProduct } from './dual/world.ts';
export { invited } from './invitations/rows.ts';
export { NaiveInvitations, type NaiveRebate } from './invitations/naive.ts';
export { loans } from './loans/rows.ts';
export { NaiveLoans } from './loans/naive.ts';
export { loanTermsFor } from './loans/world.ts';
export { NaiveNft } from './nft/naive.ts';
export { nft } from './nft/rows.ts';
export {
  nftAuctionFor,
  nftSaleFor,
  nftSeed,
  nftSeriesFor,
  nftTermsFor,
  nftUsdt,
  nftWorkFor,
} from './nft/world.ts';
export { otc } from './otc/rows.ts';
export { NaiveOtc } from './otc/naive.ts';
export { otcAdFor, otcOrderFor, otcPrice, otcTermsFor } from './otc/world.ts';
export { NaivePoints } from './points/naive.ts';
export { game, points } from './points/rows.ts';
export { chainSeed, seriesLength } from './points/seeds.ts';
export { pointsItemFor, pointsTaskFor, wheelFor } from './points/world.ts';
export { locked } from './locked/rows.ts';
export { NaiveLocked } from './locked/naive.ts';
export { lockedTermsFor, minuteDays, type SetLockedTerms } from './locked/world.ts';
export { receiptPicture } from './receipt.ts';
export {
  everyCommand,
  type EverythingWorld,
  optionOrder,
  sixtyThousand,
  startEverything,
} from './every-command.ts';
export { copying, plainContracts } from './copy/rows.ts';
export { ieo } from './ieo/rows.ts';
export { projectFor, type SetProject, startIeo, subscriptionTo } from './ieo/world.ts';
export { funding } from './funding/rows.ts';
export {
  bytesOf,
  fundingTerms,
  fundingWorld,
  rail,
  type RailName,
  type SetFundingTerms,
  type SetRail,
  setRail,
} from './funding/world.ts';
export { type NaiveOption, NaiveOptions } from './options/naive.ts';
export { optionTermsFor, optionWorld, type SetOptionTerms } from './options/world.ts';
export { book, houseHolds, operator, order, passes, runsUntil, ticks, trades, waitsUntil } from './rows.ts';
export { actorOf, issued, Runner, startWorld, type Step, worldStartMs } from './runner.ts';
export {
  type Action,
  type Answer,
  given,
  play,
  repeated,
  type Row,
  type Scenario,
  scenario,
  scenarioIn,
  thenThat,
  when,
} from './scenario.ts';
export { type Name, type Refusal, Scene } from './scene.ts';
export { options } from './options/rows.ts';
export { lives, switched } from './products/rows.ts';
export { recurring } from './recurring/rows.ts';
export { sendsTo } from './send/rows.ts';
export { alice, bob, carol, sends } from './users.ts';
