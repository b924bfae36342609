import { payPracticeDeposit, type RailRow } from '@candor/api';
import { signOf } from '@candor/kit';
import { atoms, atomsFromText, atomsToText } from '@candor/money';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toast } from '#ui/Toast.tsx';

/** Practice: a payment from nowhere, of any amount, so that a deposit can be watched on its way. */
export function PracticePayment({ rail }: { readonly rail: RailRow }) {
  const t = useMessages();
  const failureText = useFailureText();
  const [amount, setAmount] = useState(() => hundredMinimums(rail));
  const command = useCommand(payPracticeDeposit, {
    onFailed: () => true,
    onDone: () => toast('success', t('deposit.practiceSent')),
  });
  const change = (next: string) => {
    command.clearError();
    setAmount(next);
  };
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex gap-3">
        <FlaskConical aria-hidden className="mt-px size-5 shrink-0 text-accent" strokeWidth={1.75} />
        <div>
          <h2 className="text-14 font-semibold">{t('deposit.practiceTitle')}</h2>
          <p className="mt-0.5 text-13 text-fg-2">{t('deposit.practiceText')}</p>
        </div>
      </div>
      <AmountField
        label={t('common.amount')}
        unit={rail.code}
        decimals={rail.scale}
        value={amount}
        onChange={change}
        error={command.error && failureText(command.error)}
      />
      <Button
        isWide
        size="medium"
        isBusy={command.isBusy}
        isDisabled={signOf(amount) <= 0}
        onClick={() => void command.run({ railId: rail.railId, amount })}
      >
        {t('deposit.practiceSend')}
      </Button>
    </Card>
  );
}

/** Something to begin with that is above the minimum on every network. */
function hundredMinimums({ depositMin, scale }: RailRow): string {
  const minimum = atomsFromText(depositMin, scale);
  return minimum === undefined ? '' : atomsToText(atoms(minimum * 100n), scale);
}
