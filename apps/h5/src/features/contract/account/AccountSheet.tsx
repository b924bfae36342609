import { type Atoms, atoms, atomsToText } from '@candor/money';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { LiveAccount } from '#features/position-model/live-picture.ts';

interface AccountSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly account: LiveAccount;
}

/** The parts of the equity, and the derivation of the risk rate. */
export function AccountSheet({ isOpen, onClose, account }: AccountSheetProps) {
  const t = useMessages();
  const isolated = atoms(account.used - account.held - account.crossMargin);
  const lines = [
    [t('common.available'), account.available, false],
    [t('contract.account.crossMargin'), account.crossMargin, false],
    [t('contract.account.isolatedMargin'), isolated, false],
    [t('contract.account.held'), account.held, false],
    [t('contract.account.unrealised'), account.unrealised, true],
    [t('contract.account.equity', { asset: account.code }), account.equity, false],
    [t('contract.account.maintenance'), account.maintenance, false],
    [t('contract.account.spendable'), account.spendable, false],
  ] as const satisfies readonly (readonly [string, Atoms, boolean])[];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.account.howTitle')}>
      <Facts>
        {lines.map(([label, amount, isChange]) => (
          <Fact key={label} label={label}>
            <AmountText value={atomsToText(amount, account.scale)} decimals={2} isChange={isChange} isPrivate />
          </Fact>
        ))}
      </Facts>
      <div className="flex flex-col gap-2.5 pt-3 text-13 text-fg-2">
        <p>{t('contract.account.howRate')}</p>
        <p>{t('contract.account.howIsolated')}</p>
        <p>{t('contract.account.howZero')}</p>
      </div>
    </Sheet>
  );
}
