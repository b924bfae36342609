import type { AddressRow } from '@candor/api';
import { IconButton, Tag } from '@candor/kit/view';
import { Copy, Trash2 } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { useShare } from '#features/help/use-share.ts';
import { AddressGroups } from './AddressGroups.tsx';

interface AddressItemProps {
  readonly row: AddressRow;
  readonly nowMs: number;
  readonly onDelete: () => void;
}

/** One address: its name, its network, its state, and its actions. */
export function AddressItem({ row, nowMs, onDelete }: AddressItemProps) {
  const t = useMessages();
  const { copy } = useShare();
  const { label, network, address, railId, assetId, usableAtMs } = row;
  const waitMs = usableAtMs - nowMs;
  return (
    <li className="py-3">
      <div className="flex items-start gap-2">
        <span className="min-w-0 text-15 font-semibold [overflow-wrap:anywhere]">{label}</span>
        <Tag>{network}</Tag>
      </div>
      <div className="pt-1 pb-2.5">
        <AddressGroups address={address} isQuiet />
      </div>
      <div className="flex items-center gap-4">
        <Button
          look="soft"
          size="mini"
          isDisabled={waitMs > 0}
          onClick={() => navigateTo('/pages/fund/withdraw', { currency: assetId, rail: railId, address })}
        >
          {t('addresses.withdrawTo')}
        </Button>
        <span className={`text-12 tabular-nums ${waitMs > 0 ? 'text-warn' : 'text-fg-3'}`}>
          {waitMs > 0 ? t('addresses.usableIn', { time: timeLeftText(waitMs) }) : t('addresses.usable')}
        </span>
        <span className="ml-auto flex gap-6 text-fg-2">
          <IconButton
            label={t('addresses.copy', { label })}
            size={18}
            icon={<Copy aria-hidden strokeWidth={1.75} />}
            onClick={() => void copy(address)}
          />
          <IconButton
            label={t('addresses.delete', { label })}
            size={18}
            icon={<Trash2 aria-hidden strokeWidth={1.75} />}
            onClick={onDelete}
          />
        </span>
      </div>
    </li>
  );
}
