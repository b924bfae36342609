import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { AvailableText } from '#ui/AvailableText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { MaxButton } from '#ui/MaxButton.tsx';
import { AccountsCard } from './AccountsCard.tsx';
import { AssetButton } from './AssetButton.tsx';
import {
  movableAssets,
  type TransferFacts,
  type TransferForm,
  type TransferSummary,
  transferActions,
} from './transfer-form.ts';

interface TransferFieldsProps {
  readonly form: TransferForm;
  readonly facts: TransferFacts;
  readonly summary: TransferSummary;
  /** The fault of the amount. */
  readonly error: string | undefined;
  readonly onChange: (form: TransferForm) => void;
}

/** From and to, the coin, the amount, and the remainder. */
export function TransferFields({ form, facts, summary, error, onChange }: TransferFieldsProps) {
  const t = useMessages();
  const { asset, available, availableAfter } = summary;
  const code = asset?.code ?? '';
  return (
    <div className="flex flex-col gap-5 px-4 pt-2 pb-4">
      <AccountsCard form={form} onChange={onChange} />
      <AssetButton
        assets={movableAssets(form, facts)}
        asset={asset}
        account={form.from}
        onChange={(assetId) => onChange(transferActions.chooseAsset(form, assetId))}
      />
      {asset !== undefined && (
        <AmountField
          key={asset.assetId}
          label={t('common.amount')}
          labelEnd={<AvailableText value={available} code={code} />}
          unit={code}
          decimals={asset.scale}
          value={form.amount}
          onChange={(amount, problem) => onChange(transferActions.setAmount(form, amount, problem))}
          error={error}
          end={<MaxButton onClick={() => onChange(transferActions.takeAll(form, facts))} />}
        />
      )}
      {availableAfter !== undefined && (
        <Facts>
          <Fact label={t('funds.availableAfter')}>
            <AmountText value={availableAfter} unit={code} isPrivate />
          </Fact>
          <Fact label={t('common.fee')}>0 {code}</Fact>
        </Facts>
      )}
    </div>
  );
}
