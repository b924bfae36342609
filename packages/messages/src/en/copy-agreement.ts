/** What followers and traders agree to; `## ` starts a heading, `- ` an item. */
export const copyAgreement = {
  title: 'Copy trading agreement',
  text: `This agreement is between you and the operator of this installation. It says what copying does, what it costs, what can go wrong and what we do not promise. Please read it whole: it is short on purpose.

## What copying is
You choose a trader and how much to copy. When a position of the trader opens, a position of your own opens in the same step at the same price; when the trader's position closes, the same part of yours closes in the same step at the same price. The positions are yours: they use your margin, pay your fees and carry your result.

Copying is not advice and not asset management. Nobody looks at whether a trader suits you. You decide whom to follow, how much, and when to stop.

## The risk
- Contracts are leveraged. You can lose the whole margin of a copied position, and with cross margin everything in your contract account. You cannot lose more than that account holds.
- A good record can end tomorrow. What happened before says nothing certain about what comes.
- Your result differs from the trader's, and from other followers': sizes are rounded, limits apply, and you joined at another time.
- A trader may risk more than you would, change habits, stop trading or lose everything.
- Positions of yours are liquidated by your own account, even where the trader's stay open.

## No guarantee
No profit is promised, by us or by any trader. A trader who promises you a profit, or asks you to pay outside of this exchange, breaks this agreement: please tell us.

## How sizes are worked out
- Fixed multiple: the trader's lots times your number. Above one lot the size is rounded to two decimals, half up; below one lot it is rounded down.
- Fixed lots: always the same size.
- Below the smallest size of a market, a trade is skipped. Your limits can make a copy smaller, or skip it. You are told each time what happened and why.

## Limits work on opening only
Your limits, your balance and your slippage limit can stop a position from opening. Nothing stops one from closing: when the trader closes, your copy closes, whatever the price, the day's loss or the hour.

## The trader's share of your profit
The trader gets a share of what copying that trader has earned you, settled every Monday at 00:00 UTC:

due = realised result × share − what was shared before, and never less than zero

The realised result is the sum of all your closed copies of that trader, less trading fees and overnight fees. Losses are carried: after a loss nothing is due until they have been made good. An example at 10%: you earn 200, and 20 is shared. You lose 150, and nothing is due. You earn 300: in all 350 was earned, 35 is the share, 20 was paid, so 15 is due.

The share is the one that was shown when you began, at most 20%. What was shared is not paid back after a later loss; the loss is carried instead. What your free balance cannot pay stays due.

## Stopping, and holding alone
You can stop at any time. From then on nothing new is copied. Open copies stay and close when the trader closes, and their profit is still shared. You can close a copy yourself at any time, or hold it alone: then it is your own, keeps its take profit and stop loss, no longer closes with the trader's, and nothing of it is shared from that moment. Holding alone cannot be undone.

Following again takes up the old account of profit, loss and share.

## If you are a trader
- An operator reviews your application. You can be refused, and suspended later; open copies then run on and close with yours.
- From acceptance on your record is public: name, own funds at risk, open and closed positions, and what your followers got. Nothing of it can be edited or removed, by you or by us.
- You cannot follow others while you lead.
- You do not trade against your followers' interest on purpose, and you make no promises of profit.
- Your share is paid into your contract account.

## What we do
We carry out copies by published rules, in the same step for trader and followers, and show for every trade what became of it. We do not choose, recommend or insure traders. We may stop offering copying; open copies then run on and close as before.

## Changes
A change of these words holds for follows that begin after it. What you have begun keeps its share.`,
};
