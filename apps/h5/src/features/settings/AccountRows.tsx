import { getUserInfo } from '@candor/api';
import {
  BadgeCheck,
  CreditCard,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  Ticket,
  UsersRound,
  WalletCards,
} from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Row } from '#ui/Row.tsx';
import { Group } from '#ui/Group.tsx';
import { IdentityTag } from './IdentityTag.tsx';

interface Entry {
  readonly icon: LucideIcon;
  readonly label: MessageKey;
  readonly path: string;
}

const identityPath = '/pages/setting/real';

const entries: readonly Entry[] = [
  { icon: ShieldCheck, label: 'settings.security', path: '/pages/setting/security' },
  { icon: BadgeCheck, label: 'settings.identityRow', path: identityPath },
  { icon: CreditCard, label: 'settings.bankCards', path: '/pages/setting/bank' },
  { icon: WalletCards, label: 'settings.walletAddresses', path: '/pages/setting/wallet' },
  { icon: ReceiptText, label: 'settings.bills', path: '/pages/setting/bill' },
  { icon: Ticket, label: 'settings.coupons', path: '/pages/setting/coupon' },
  { icon: UsersRound, label: 'settings.invitations', path: '/pages/setting/share' },
];

/** The account's own pages; without a session each asks to log in. */
export function AccountRows() {
  const t = useMessages();
  const user = useCall(getUserInfo, {}, { isEnabled: useIsSignedIn() });
  const level = user.data?.identityLevel;
  return (
    <Group title={t('settings.groups.account')}>
      {entries.map(({ icon: Icon, label, path }) => (
        <Row
          key={path}
          icon={<Icon strokeWidth={1.75} />}
          label={t(label)}
          value={path === identityPath && level !== undefined ? <IdentityTag level={level} /> : undefined}
          onPress={() => navigateTo(path)}
        />
      ))}
    </Group>
  );
}
