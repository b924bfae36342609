import {
  buyOption,
  type CallError,
  listCoupons,
  type OptionDirection,
  type OptionMarketRow,
  type OptionTermsRow,
} from '@candor/api';
import { useState } from 'react';
import type { PickedCoupon } from '#client/command-keeper.ts';
import type { CommandInput } from '#client/commands.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { tickClock } from '../tape/server-now.ts';
import { durationOf, type OptionForm } from './option-form.ts';

/** RULES 6: at most a second ahead. The rest is for the way to the server. */
const validForMs = 900;

export interface BuyOption {
  readonly buy: (direction: OptionDirection) => void;
  readonly isBusy: boolean;
  /** The direction under way, or the last one. */
  readonly direction: OptionDirection | undefined;
  readonly error: CallError | undefined;
  /** The terms that a refused order was bound to, when they were no longer in force. */
  readonly outdated: OptionTermsRow | undefined;
  /**
   * Sends the same order again, after its answer was lost: it is too late for a purchase now, but not for the outcome
   * of the first.
   */
  readonly askAgain: () => void;
  readonly clearError: () => void;
}

/**
 * Buys under the terms on the screen, valid for a moment; announces the outcome, and leaves refusals to be shown in
 * place.
 */
export function useBuyOption(
  form: OptionForm,
  market: OptionMarketRow,
  { coupon, refetchTerms }: { readonly coupon: PickedCoupon; readonly refetchTerms: () => void },
): BuyOption {
  const t = useMessages();
  const [sent, setSent] = useState<{
    readonly input: CommandInput<typeof buyOption>;
    readonly terms: OptionTermsRow;
    readonly coupon: PickedCoupon;
  }>();
  const command = useCommand(buyOption, {
    invalidates: [listCoupons],
    onFailed: (error) => {
      if (error.code === 'terms_changed') refetchTerms();
      return true;
    },
  });
  async function send(input: CommandInput<typeof buyOption>, picked: PickedCoupon): Promise<void> {
    const bought = await command.run(input, picked);
    const direction = t(`options.directions.${input.direction}`);
    if (bought !== undefined) toast('success', t('options.bought', { direction }));
  }
  function buy(direction: OptionDirection): void {
    const duration = durationOf(form, market);
    if (duration === undefined) return;
    const { pairId, assetId, terms } = market;
    const input = {
      pairId,
      assetId,
      direction,
      seconds: duration.seconds,
      stake: form.stake,
      termsHash: terms.termsHash,
      validUntilMs: tickClock.serverNow() + validForMs,
    };
    setSent({ input, terms, coupon });
    void send(input, coupon);
  }
  return {
    buy,
    isBusy: command.isBusy,
    direction: sent?.input.direction,
    error: command.error,
    outdated: command.error?.code === 'terms_changed' ? sent?.terms : undefined,
    askAgain: () => {
      if (sent !== undefined) void send(sent.input, sent.coupon);
    },
    clearError: command.clearError,
  };
}
