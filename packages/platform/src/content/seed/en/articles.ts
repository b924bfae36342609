import type { ContentTexts } from '../shapes.ts';

export const articles: ContentTexts['articles'] = {
  matching: {
    title: 'How our order book matches your order',
    summary:
      'Best price first, and among equal prices whoever came first. No exceptions, not even for our own market maker.',
    body: `Every pair on Candor has one order book. A buy order is matched with the cheapest sell order in it, a sell order with the highest buy order. Where several orders stand at the same price, the one that arrived first is filled first. This is called price-time priority.

## What you pay
A trade happens at the price of the order that was already in the book. If you offer to buy at 101 and somebody is selling at 100, you pay 100.

## Keeping your place
If you make a waiting order smaller, it keeps its place in the line. If you change its price or make it larger, it goes to the end, because otherwise others would be overtaken.

## Our own orders
A house market maker quotes around the index price so that there is always somebody to trade with. Its orders stand in the same line as yours and have no priority. It trades from a limited account of the ledger and can never trade more than that account holds.`,
  },
  statements: {
    title: 'Your statement is the ledger itself',
    summary: 'Each line of your history is one side of a double entry. Nothing can be in it that is not in the books.',
    body: `Many exchanges keep a balance in one table and a history in another, and hope that the two agree. Candor has one ledger. Every movement of funds is a posting with two sides: what leaves one account arrives in another, to the last decimal.

Your history shows these postings as they are: the trade, the fee, the transfer, the conversion, each with its time and its reason. Under Settings, “Bills” gives you any period as a CSV or PDF file, in which the opening balance and the movements make the closing balance.

## Frozen amounts have a reason
When part of your balance is frozen, you can see what froze it: an order, the margin of a contract, the stake of an option or a withdrawal. The frozen amount always equals the sum of these. When one of them ends, its amount is free again in the same instant.

## Checking us
After every command the books of each asset must add up to zero. If they ever did not, the system would stop rather than go on with wrong numbers.`,
  },
  fees: {
    title: 'Fees, in full',
    summary:
      '0.10% for makers and takers on spot. Shown before you confirm, fixed when you place, taken from what you receive.',
    body: `On the spot market the standard fee is 0.10%, whether your order waits in the book (maker) or meets an order that is already there (taker). A pair may have other rates; they are shown on its page.

## What you receive is what is charged
The fee is taken from what you receive: from the coins when you buy, from the quote currency when you sell. Buy 1 BTC and 0.001 BTC is the fee, so 0.999 BTC arrives.

## Fixed when you place
The rate is written on your order the moment it is placed. If rates change later, orders that are already open keep the old rate.

## Rounding
Charges are rounded up and payouts down, each to the smallest unit of the asset. What rounding leaves over is booked to an account called “dust”, and not to nobody.

Transfers between your own accounts are free.`,
  },
  practice_funds: {
    title: 'Practice funds: what they are, and what they are not',
    summary:
      'Claim them once a day and trade as much as you like. They are worth nothing outside, and that is the point.',
    body: `In practice mode you can claim funds once a day for each asset that is offered. They arrive in your account at once and can be used for everything that practice mode has, deposits and withdrawals included: these go over a practice chain and a simulated desk.

## They are not money
Practice funds cannot be bought or sold, and nobody will ever pay you for them. What you withdraw goes to a practice chain that nobody outside knows, or to a bank that does not exist. Whoever offers to is trying to deceive you. A “Practice” badge stands on every screen so that you never have to wonder.

## They are treated as money
The same order book, the same ledger, the same fees and the same checks handle them. What you learn here about orders, fees and rounding is true elsewhere.

## Where they come from
They are booked from an account called “external”, which mirrors the faucet and the practice chain. It is the only kind of account that may be below zero, so the books always say how much was ever handed out.`,
  },
  simulated_prices: {
    title: 'How prices are made in practice mode',
    summary: 'They are simulated, from a seed, in the open. They are not market prices and do not follow any.',
    body: `The prices in practice mode do not come from a market. A simulation makes them: twice a second, for every coin and stock, with the calm hours, the busy hours and the sudden jumps that real markets have. The chart you see on the first day was made by the same simulation.

## Nobody steers them
The simulation starts from a seed, and the same seed always gives the same prices. It does not know who trades, what anybody holds, or which way a customer would like the price to go.

## What they are good for
They let you practise without waiting for news. They say nothing about what any coin will be worth tomorrow, so please do not take a practice chart for a forecast.

## When prices stop
If the last valid price of a symbol is older than five seconds, we say so on the screen. Conversions and new contracts and options in it pause, and nobody is liquidated by it; limit orders in the book keep working.`,
  },
  oco: {
    title: 'OCO: one order for the good case and one for the bad',
    summary: 'A limit order and a stop order tied together. When one acts, the other is cancelled.',
    body: `OCO stands for "one cancels the other". You place two orders together: a limit order at the price you hope for, and a stop order at the price where you have had enough. As soon as one of them acts, the other is cancelled.

## An example
You hold 1 ETH, the price is 3,000. You place an OCO to sell: a limit at 3,300, a stop at 2,800. If the price rises to 3,300, you sell with the gain and the stop disappears. If it falls to 2,800, the stop acts and the limit disappears.

## Only one hold
Since only one of the two can ever happen, your 1 ETH is frozen once and not twice.

## What a stop does not promise
A stop-market order sells at the best prices there are once it is triggered. In a fast fall these may be lower than the trigger. A stop-limit order never sells below its limit, but may then not sell at all.`,
  },
  self_trade: {
    title: 'Why your orders never trade with each other',
    summary: 'A new order that would meet your own expires instead. You save two fees, and the volume stays honest.',
    body: `If you have a sell order in the book and place a buy order that would meet it, the two do not trade. What is left of the new order expires, with the reason "self-trade prevented". The order that was already waiting stays where it is.

## Why
A trade with yourself moves nothing but costs two fees. It would also make a market look busier than it is, and a chart that anybody can paint is worth nothing.

## What to do
Cancel or change the older order first, or choose a price that does not reach it. Trades with others that happened before your own order was reached are kept.`,
  },
  durability: {
    title: 'What “done” means here',
    summary:
      'When we say that an order is placed, it is already written to disk. A power cut a moment later does not undo it.',
    body: `Before Candor answers that your order was placed, changed or cancelled, the order is written to a journal and the disk has confirmed it. Should the server lose power in the next instant, it starts again from the journal and knows everything it ever confirmed.

## If you hear no answer
When your connection breaks before the answer reaches you, the app asks again with the same request id. An order that had been accepted is not placed a second time; you get the first answer.

## A chain
Each group of records in the journal carries a fingerprint of everything before it. A record that was changed or removed later would break the chain, and a command anybody running Candor can use, verify-journal, checks it from the first record to the last.`,
  },
  banner_journal: {
    title: 'The exchange that shows its work',
    summary: 'One ledger, one journal, every posting visible. See how Candor is built.',
    body: `Candor keeps one double-entry ledger and one chained journal. Every balance follows from postings that you can read in your history.`,
  },
  banner_practice: {
    title: 'Practise with the real machine',
    summary: 'Claim practice funds every day and trade in a real order book. No money at risk.',
    body: `Claim practice funds once a day for each asset, in Assets. They have no value outside practice mode. Deposits and withdrawals can be tried too, on a practice chain.`,
  },
  banner_preview: {
    title: 'What you see is what is booked',
    summary: 'The fee and total on the confirm sheet come from the same rules that post them.',
    body: `The app works out fees and totals with the same functions the exchange posts with. A preview that differs from what is executed cannot be written here.`,
  },
  popup_welcome: {
    title: 'Welcome to practice mode',
    summary: 'Simulated prices, practice funds, a real order book.',
    body: `This installation of Candor runs in practice mode. Prices are simulated, and funds are for practice and have no value. Deposits and withdrawals go over a practice chain and a simulated desk: never send real money here.

- Claim practice funds once a day under Assets.
- Place orders under Trade: they match in a real book with real rules.
- Try a deposit: the practice chain pays your address, and you watch it being confirmed.
- Read every movement, fee and frozen amount in your history.`,
  },
};
