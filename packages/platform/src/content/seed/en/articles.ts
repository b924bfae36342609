import type { ContentTexts } from '../shapes.ts';

export const articles: ContentTexts['articles'] = {
  matching: {
    title: 'How the order book matches your order',
    summary: 'Best price first; at the same price, first come, first served. Our own market maker gets no exception.',
    body: `Every pair on Candor has one order book. A buy order trades with the cheapest sell order in the book, a sell order with the highest buy order. When several orders share a price, the one that arrived first trades first. This is called price-time priority.

## The price you pay
A trade happens at the price of the order that was already in the book. If you bid 101 and someone is selling at 100, you pay 100.

## Keeping your place
Make an open order smaller and it keeps its place in the queue. Change its price or make it larger and it goes to the back, because anything else would let you jump ahead of others.

## Our own orders
A house market maker quotes around the index price so that there is always someone to trade with. Its orders join the same queue as yours and have no priority. It trades from a limited account in the ledger and can never trade more than that account holds.`,
  },
  statements: {
    title: 'Your statement is the ledger itself',
    summary:
      'Every line of your history is one side of a double entry. If it isn’t in the books, it isn’t in your history.',
    body: `Many exchanges keep balances in one table and history in another, and hope that the two agree. Candor has a single ledger. Every movement of funds is a posting with two sides: what leaves one account arrives in another, down to the last decimal.

Your history shows these postings as they are: trades, fees, transfers and conversions, each with its time and reason. Go to Settings, “Statements”, to download any period as a CSV or PDF file. The opening balance plus the movements equals the closing balance.

## Frozen amounts have a reason
When part of your balance is frozen, you can see why: an open order, the margin of a contract, the stake of an option or a withdrawal. The frozen amount always equals the sum of these. When one of them ends, its amount is released immediately.

## Check us
After every command, the books of each asset must add up to zero. If they ever didn’t, the system would stop rather than continue with wrong numbers.`,
  },
  fees: {
    title: 'Fees, in full',
    summary: 'From 0.10% on spot, and less the more you trade. Shown before you confirm and fixed when you place.',
    body: `The standard fee on the spot market is 0.10%. Orders that wait in the book (maker) pay less than orders that trade right away (taker), and both rates fall with the volume you traded in the last 30 days. Your own rates are on the Fees page. If a pair has a different fee, its page shows it.

## Charged on what you receive
The fee comes out of what you receive: coins when you buy, the quote currency when you sell. Buy 1 BTC at 0.10% and the fee is 0.001 BTC, so you get 0.999 BTC.

## Fixed when you place
Your rate is written on the order when you place it. If rates change later, open orders keep the old one.

## Rounding
Charges are rounded up and payouts down, each to the smallest unit of the asset. The difference is booked to an account called “dust”, so nothing disappears.

Transfers between your own accounts are free.`,
  },
  practice_funds: {
    title: 'Practice funds: what they are and what they aren’t',
    summary:
      'Claim them once a day and trade as much as you like. They’re worth nothing outside, and that’s the point.',
    body: `In practice mode you can claim funds once a day for each available asset. They arrive right away and work for everything in practice mode, including deposits and withdrawals, which run over a practice chain and a simulated desk.

## They aren’t money
Practice funds can’t be bought or sold. What you withdraw goes to a practice chain that exists only here, or to a bank that doesn’t exist. Anyone who offers you money for practice funds is trying to scam you. Every screen has a “Practice” badge, so you never have to wonder.

## They’re handled like money
The order book, the ledger, the fees and the checks are the same. What you learn here about orders, fees and rounding is true elsewhere.

## Where they come from
They are booked from an account called “external”, which mirrors the faucet and the practice chain. No other kind of account may go below zero, so the books always show how much has been handed out.`,
  },
  simulated_prices: {
    title: 'How prices are made in practice mode',
    summary: 'They are simulated from a seed. They aren’t market prices and don’t follow any.',
    body: `Prices in practice mode don’t come from a market. A simulation makes them twice a second, for every coin and stock, with the quiet hours, busy hours and sudden jumps of real markets. The chart you see on your first day was made by the same simulation.

## Nobody steers them
The simulation starts from a seed, and the same seed always gives the same prices. It doesn’t know who trades, what anyone holds or which way a customer would like the price to go.

## What they’re good for
You can practise without waiting for news. Simulated prices say nothing about what a coin will be worth tomorrow, so don’t read a practice chart as a forecast.

## When prices stop
If the last valid price of a symbol is more than five seconds old, the screen says so. Conversions, new contracts and new options in that symbol pause, and nobody is liquidated because of it. Limit orders in the book keep working.`,
  },
  oco: {
    title: 'OCO: one order for each outcome',
    summary: 'A limit order and a stop order, linked. When one triggers or fills, the other is cancelled.',
    body: `OCO stands for “one cancels the other”. You place two orders together: a limit order at the price you hope for and a stop order at the price where you want out. As soon as one of them triggers or fills, the other is cancelled.

## Example
You hold 1 ETH and the price is 3,000. You place an OCO to sell: limit 3,300, stop 2,800. If the price rises to 3,300, you sell at a profit and the stop is cancelled. If it falls to 2,800, the stop triggers and the limit is cancelled.

## Frozen once
Only one of the two can ever trade, so your 1 ETH is frozen once, not twice. You can change the prices of both orders while they are open.

## What a stop doesn’t promise
A stop-market order sells at the best available prices once it triggers. In a fast fall they can be below the trigger. A stop-limit order never sells below its limit, but it may not sell at all.`,
  },
  self_trade: {
    title: 'Why your orders never trade with each other',
    summary:
      'An order that would meet your own order doesn’t trade with it. You save two fees, and volume stays honest.',
    body: `If you have a sell order in the book and place a buy order that would meet it, the two don’t trade. By default the rest of the new order expires with the reason “self-trade prevented”, and the open order stays where it is. When you place an order you can choose otherwise: end the older order, or both.

## Why
Trading with yourself changes nothing and costs two fees. It would also make the market look busier than it is, and a chart that anyone can paint is worth nothing.

## What to do
Cancel or edit the older order first, or choose a price that doesn’t reach it. Trades with others before your own order was reached stand.`,
  },
  durability: {
    title: 'What “done” means here',
    summary: 'When we say your order is placed, it’s on disk. A power cut a moment later can’t undo it.',
    body: `Before Candor tells you that an order was placed, changed or cancelled, it writes the order to a journal and waits for the disk to confirm. If the server loses power a moment later, it restarts from the journal and still has everything it ever confirmed.

## If you get no answer
If your connection drops before the answer reaches you, the app asks again with the same request ID. An order that was accepted isn’t placed twice: you get the first answer.

## A chain
Each group of records in the journal carries a fingerprint of everything before it. Changing or removing a record later would break the chain. Anyone who runs Candor can check it from the first record to the last with the command verify-journal.`,
  },
  banner_journal: {
    title: 'The exchange that shows its work',
    summary: 'One ledger, one journal, every posting in plain sight. See how Candor is built.',
    body: `Candor keeps one double-entry ledger and one chained journal. Every balance follows from postings you can read in your history.`,
  },
  banner_practice: {
    title: 'Practise on the real thing',
    summary: 'Claim practice funds every day and trade in a real order book. No money at risk.',
    body: `Claim practice funds under Assets, once a day for each asset. They have no value outside practice mode. You can try deposits and withdrawals too, on a practice chain.`,
  },
  banner_preview: {
    title: 'What you see is what you pay',
    summary: 'The fee and total you confirm come from the same rules that book them.',
    body: `The app works out fees and totals with the same code that books them. A preview can’t differ from what is executed.`,
  },
  popup_welcome: {
    title: 'Welcome to practice mode',
    summary: 'Simulated prices, practice funds, a real order book.',
    body: `This site runs in practice mode. Prices are simulated, and funds are for practice and have no value. Deposits and withdrawals run over a practice chain and a simulated desk: never send real money here.

- Claim practice funds once a day under Assets.
- Place orders under Trade. They match in a real book by real rules.
- Try a deposit: the practice chain pays your address, and you watch each confirmation.
- See every movement, fee and frozen amount in your history.`,
  },
};
