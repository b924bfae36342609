import type { AccountType } from '@candor/api';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { accountOrder } from '#features/funds/accounts.ts';
import { type TransferForm, transferActions } from './transfer-form.ts';

interface AccountsCardProps {
  readonly form: TransferForm;
  readonly onChange: (form: TransferForm) => void;
}

/** From and To with the button that swaps them. */
export function AccountsCard({ form, onChange }: AccountsCardProps) {
  const t = useMessages();
  const [choosing, setChoosing] = useState<'from' | 'to'>();
  const choose = choosing === 'to' ? transferActions.chooseTo : transferActions.chooseFrom;
  return (
    <Card className="flex items-center gap-2 pr-3">
      <div className="min-w-0 flex-1 divide-y divide-line pl-4">
        <Side label={t('funds.from')} account={form.from} onPress={() => setChoosing('from')} />
        <Side label={t('funds.to')} account={form.to} onPress={() => setChoosing('to')} />
      </div>
      <button
        type="button"
        aria-label={t('funds.swapDirection')}
        onClick={() => onChange(transferActions.swap(form))}
        className="press grid size-11 shrink-0 place-items-center rounded-full bg-inset"
      >
        <ArrowUpDown aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
      <SelectSheet<AccountType>
        isOpen={choosing !== undefined}
        onClose={() => setChoosing(undefined)}
        title={`${t(choosing === 'to' ? 'funds.to' : 'funds.from')}: ${t('funds.chooseAccount')}`}
        options={accountOrder.map((id) => ({ id, label: t(`words.accountNames.${id}`) }))}
        value={choosing === 'to' ? form.to : form.from}
        onChange={(account) => onChange(choose(form, account))}
      />
    </Card>
  );
}

interface SideProps {
  readonly label: string;
  readonly account: AccountType;
  readonly onPress: () => void;
}

function Side({ label, account, onPress }: SideProps) {
  const t = useMessages();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="press flex min-h-14 w-full items-center gap-x-3 text-left huge:flex-wrap huge:py-2 outline-offset-[-2px]"
    >
      <span className="w-10 shrink-0 text-13 text-fg-3 huge:w-full">{label}</span>
      <span className="min-w-0 flex-1 text-15 leading-5 font-semibold">{t(`words.accountNames.${account}`)}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}
