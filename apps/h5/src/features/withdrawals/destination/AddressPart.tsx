import type { RailRow } from '@candor/api';
import { cx } from '@candor/kit';
import { BadgeCheck, CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { type AddressState, type WithdrawFacts, type WithdrawForm, withdrawActions } from '../form/withdraw-form.ts';
import { AddressField } from '#features/addresses/AddressField.tsx';
import { BookSheet } from './BookSheet.tsx';

interface AddressPartProps {
  readonly form: WithdrawForm;
  readonly facts: WithdrawFacts;
  readonly rail: RailRow;
  readonly state: AddressState;
  readonly onChange: (act: (form: WithdrawForm) => WithdrawForm) => void;
}

/** The address, with its state. */
export function AddressPart({ form, facts, rail, state, onChange }: AddressPartProps) {
  const t = useMessages();
  const [isBookOpen, setIsBookOpen] = useState(false);
  const error =
    state.kind === 'wrong' && form.isAddressLeft
      ? t(`withdraw.problems.${state.problem}`, { network: rail.network })
      : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <AddressField
        label={t('withdraw.to')}
        rail={rail}
        value={form.address}
        error={error}
        onType={(text) => onChange((before) => withdrawActions.typeAddress(before, text))}
        onLeave={() => onChange(withdrawActions.leaveAddress)}
        onCode={(text) => onChange((before) => withdrawActions.takeCode(before, rail.network, text))}
        onBook={() => setIsBookOpen(true)}
      />
      <AddressNote state={state} nowMs={facts.nowMs} />
      <BookSheet
        isOpen={isBookOpen}
        onClose={() => setIsBookOpen(false)}
        rail={rail}
        addresses={facts.addresses}
        nowMs={facts.nowMs}
        onChoose={(row) => onChange((before) => withdrawActions.chooseBooked(before, row))}
      />
    </div>
  );
}

function AddressNote({ state, nowMs }: { readonly state: AddressState; readonly nowMs: number }) {
  const t = useMessages();
  if (state.kind === 'new') return <Line icon={<CircleCheck className="text-fg-2" />}>{t('withdraw.notInBook')}</Line>;
  if (state.kind !== 'booked') return null;
  const { label, usableAtMs } = state.row;
  if (usableAtMs > nowMs) {
    return (
      <Line icon={<Clock />} className="text-warn">
        {t('withdraw.usableIn', { label, time: timeLeftText(usableAtMs - nowMs) })}
      </Line>
    );
  }
  return <Line icon={<BadgeCheck className="text-accent" />}>{t('withdraw.inBook', { label })}</Line>;
}

interface LineProps {
  readonly icon: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function Line({ icon, className, children }: LineProps) {
  return (
    <p
      role="status"
      className={cx('flex items-start gap-1.5 text-12 text-fg-2 [&>svg]:size-4 [&>svg]:shrink-0', className)}
    >
      {icon}
      {children}
    </p>
  );
}
