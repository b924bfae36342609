import { livePurchasesMax } from '@candor/exchange/rules';
import { atomsToText, zero } from '@candor/money';
import { useComingTime } from '#hooks/use-coming-time.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { untilText } from '#features/limits/until-text.ts';
import { limitRoom, type PurchaseFacts, type PurchaseProblem } from './purchase-form.ts';

/** A problem of the form in words. */
export function usePurchaseProblemText(problem: PurchaseProblem | undefined, facts: PurchaseFacts): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  const opens = useComingTime(facts.product.opensAtMs);
  if (problem === undefined) return undefined;
  const { product, available, limit, nowMs } = facts;
  const { accountShares, ownShares = 0, stakeCode, symbol, left } = product;
  const count = (shares: number) => format.amount(String(shares));
  const whole = { max: count(accountShares), own: count(ownShares) };
  return {
    not_offered: () => t('common.notOffered'),
    not_open: () => t('dual.form.notOpen', { time: opens ?? '' }),
    closed: () => t('dual.form.closed'),
    halted: () => t('dual.form.halted', { pair: symbol }),
    stale: () => t('dual.form.stale'),
    too_many_purchases: () => t('dual.form.tooManyRunning', { max: count(livePurchasesMax) }),
    paused: () => t('dual.form.paused', { time: untilText(limit?.pausedUntilMs ?? nowMs, nowMs) }),
    missing: () => t('dual.form.missing'),
    whole: () => t('dual.form.whole'),
    sold_out: () => (left === 0 ? t('dual.form.noneLeft') : t('dual.form.fewLeft', { left })),
    account_max: () =>
      ownShares === 0 ? t('dual.form.tooMany', { max: whole.max }) : t('dual.form.tooManyWithOwn', whole),
    own_limit: () =>
      t('dual.form.ownLimit', {
        room: own.amount(atomsToText(limitRoom(product, limit) ?? zero, product.quoteScale), 2),
        asset: product.quoteCode,
      }),
    insufficient: () => t('dual.form.insufficient', { amount: own.amount(available), code: stakeCode }),
    unknown_risk: () => t('dual.form.sayKnown'),
  }[problem]();
}
