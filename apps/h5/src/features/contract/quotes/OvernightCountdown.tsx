import { nextOvernightAtMs } from '@candor/exchange/rules';
import { textFromUnits } from '@candor/money';
import { useNow } from '#hooks/use-now.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ContractRules } from '#features/position-model/market.ts';
import { countdownOf } from './countdown.ts';

/** The fee of a night as a share of the notional, and how long until it falls due. */
export function OvernightCountdown({ rules }: { readonly rules: ContractRules }) {
  const t = useMessages();
  return (
    <div>
      <p className="truncate text-11 text-fg-3">{t('contract.quotes.overnight')}</p>
      <p className="text-12 font-medium tabular-nums">
        <OvernightText rules={rules} />
      </p>
    </div>
  );
}

/** The same as one text, without its name. */
export function OvernightText({ rules }: { readonly rules: ContractRules }) {
  const format = useFormat();
  const nowMs = useNow(1_000);
  const night = textFromUnits((BigInt(rules.overnightRate) * 100n) / 365n, 6);
  return (
    <>
      {format.percent(night, 4)} / {countdownOf(nextOvernightAtMs(nowMs) - nowMs)}
    </>
  );
}
