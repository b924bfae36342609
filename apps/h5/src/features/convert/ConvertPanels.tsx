import { ArrowUpDown } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinButton } from './CoinButton.tsx';
import { ConvertAmountInput } from './ConvertAmountInput.tsx';
import { type ConvertAsset, type ConvertForm, type ConvertSummary, convertActions } from './convert-form.ts';

interface ConvertPanelsProps {
  readonly form: ConvertForm;
  readonly assets: readonly ConvertAsset[];
  readonly summary: ConvertSummary;
  /** The fault of the amount. */
  readonly error: string | undefined;
  readonly onChange: (form: ConvertForm) => void;
}

const panel = 'rounded-card border border-line bg-surface px-4 py-3';

/** The given and the received amount, with the button that flips them between. */
export function ConvertPanels({ form, assets, summary, error, onChange }: ConvertPanelsProps) {
  const t = useMessages();
  const { from, to, estimate } = summary;
  return (
    <div className="relative flex flex-col gap-2">
      <section aria-label={t('funds.youGive')} className={panel}>
        <div className="flex min-h-6 items-center justify-between gap-3 text-12 text-fg-3">
          {t('funds.youGive')}
          {from !== undefined && (
            <span className="flex min-w-0 items-center gap-1">
              <span className="truncate">
                {t(`words.accountNames.${from.accountType}`)} <AmountText value={from.available} isPrivate />
              </span>
              <Button
                look="ghost"
                size="mini"
                className="-mr-3"
                onClick={() => onChange(convertActions.setAmount(form, from.available))}
              >
                {t('common.max')}
              </Button>
            </span>
          )}
        </div>
        <div className="flex min-h-11 items-start gap-3">
          <CoinButton
            title={t('funds.youGive')}
            assets={assets}
            asset={from}
            onChange={(id) => onChange(convertActions.chooseFrom(form, id))}
          />
          {from !== undefined && (
            <ConvertAmountInput
              key={from.assetId}
              label={`${t('funds.youGive')} (${from.code})`}
              decimals={from.scale}
              value={form.amount}
              error={error}
              onChange={(amount, problem) => onChange(convertActions.setAmount(form, amount, problem))}
            />
          )}
        </div>
      </section>
      <button
        type="button"
        aria-label={t('funds.flip')}
        onClick={() => onChange(convertActions.flip(form))}
        className="press z-1 mx-auto -my-6 grid size-11 place-items-center rounded-full border-4 border-bg bg-ink text-on-ink"
      >
        <ArrowUpDown aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />
      </button>
      <section aria-label={t('funds.youReceive')} className={panel}>
        <div className="flex min-h-6 items-center justify-between gap-3 text-12 text-fg-3">
          {t('funds.estimatedReceive')}
          {to !== undefined && <span className="truncate">{t(`words.accountNames.${to.accountType}`)}</span>}
        </div>
        <div className="flex min-h-11 items-center gap-3">
          <CoinButton
            title={t('funds.youReceive')}
            assets={assets}
            asset={to}
            onChange={(id) => onChange(convertActions.chooseTo(form, id))}
          />
          <output aria-live="off" className="min-w-0 flex-1 truncate text-right text-22 font-semibold text-fg-2">
            {estimate === undefined ? (
              <span className="text-fg-3">0</span>
            ) : (
              <>
                <span className="font-medium text-fg-3">≈ </span>
                <AmountText value={estimate.toAmount} />
              </>
            )}
          </output>
        </div>
      </section>
    </div>
  );
}
