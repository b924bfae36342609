import { type Atoms, atoms, atomsToText } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import type { LiveAccount } from '#features/position-model/live-picture.ts';
import { percentOfRate } from '#features/position-model/percent-text.ts';
import { MarginUse } from './MarginUse.tsx';
import { RiskGauge } from './RiskGauge.tsx';

interface AccountSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly account: LiveAccount;
}

/** The parts of the equity, and the derivation of the risk rate. */
export function AccountSheet({ isOpen, onClose, account }: AccountSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const { liquidationRate } = account;
  const isolated = atoms(account.used - account.held - account.crossMargin);
  const lines = [
    [t('common.available'), account.available, false],
    [t('contract.account.crossMargin'), account.crossMargin, false],
    [t('contract.account.isolatedMargin'), isolated, false],
    [t('contract.account.held'), account.held, false],
    [t('contract.account.unrealised'), account.unrealised, true],
    [t('contract.account.maintenance'), account.maintenance, false],
    [t('contract.account.spendable'), account.spendable, false],
  ] as const satisfies readonly (readonly [string, Atoms, boolean])[];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.account.howTitle')}>
      <div className="flex items-start justify-between gap-3 pb-3">
        <div className="min-w-0 pt-2">
          <p className="flex items-center gap-1.5 text-12 text-fg-3">
            {t('contract.account.equity', { asset: account.code })}
            <EyeButton />
          </p>
          <AmountText
            value={atomsToText(account.equity, account.scale)}
            decimals={2}
            isPrivate
            className="block text-22 leading-8 font-bold"
          />
        </div>
        <RiskGauge riskRate={account.riskRate} liquidationRate={liquidationRate} />
      </div>
      <p className="pb-2 text-13 text-fg-2">
        {liquidationRate === undefined
          ? t('contract.account.noCross')
          : t('contract.account.starts', { percent: format.percent(percentOfRate(liquidationRate), 2) })}
      </p>
      <Facts>
        {lines.map(([label, amount, isChange]) => (
          <Fact key={label} label={label}>
            <AmountText value={atomsToText(amount, account.scale)} decimals={2} isChange={isChange} isPrivate />
          </Fact>
        ))}
      </Facts>
      <MarginUse />
      <div className="flex flex-col gap-2.5 pt-3 text-13 text-fg-2">
        <p>{t('contract.account.howRate')}</p>
        <p>{t('contract.account.howIsolated')}</p>
        <p>{t('contract.account.howZero')}</p>
      </div>
    </Sheet>
  );
}
