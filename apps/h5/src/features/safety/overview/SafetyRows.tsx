import type { Safety } from '@candor/api';
import { dateText } from '@candor/kit';
import {
  BookLock,
  Eye,
  Fingerprint,
  History,
  Key,
  KeyRound,
  LifeBuoy,
  LockKeyhole,
  Mail,
  MailCheck,
  MonitorSmartphone,
  Phone,
  ShieldEllipsis,
  Snowflake,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Row } from '#ui/Row.tsx';
import { Group } from '#ui/Group.tsx';
import { StayRow } from './StayRow.tsx';

interface WayProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly value?: string | undefined;
  /** Below pages/setting/. */
  readonly page: string;
}

function Way({ icon, label, value, page }: WayProps) {
  return (
    <Row
      icon={icon}
      label={label}
      {...(value !== undefined && { value })}
      onPress={() => navigateTo(`/pages/setting/${page}`)}
    />
  );
}

/** Every protection with its state, each a way to its page. */
export function SafetyRows({ safety }: { readonly safety: Safety }) {
  const t = useMessages();
  const passkeys = safety.factors.filter(({ kind }) => kind === 'passkey').length;
  const hasTotp = safety.factors.some(({ kind }) => kind === 'totp');
  return (
    <>
      <Group title={t('safety.groups.factors')}>
        <Way
          icon={<ShieldEllipsis strokeWidth={1.75} />}
          label={t('safety.rows.totp')}
          value={t(hasTotp ? 'safety.values.on' : 'safety.values.off')}
          page="totp"
        />
        <Way
          icon={<Fingerprint strokeWidth={1.75} />}
          label={t('safety.rows.passkeys')}
          value={passkeys === 0 ? t('safety.values.notSet') : String(passkeys)}
          page="passkeys"
        />
        <Way
          icon={<LifeBuoy strokeWidth={1.75} />}
          label={t('safety.rows.recovery')}
          value={t('safety.values.left', { count: safety.recoveryCodesLeft })}
          page="recovery"
        />
      </Group>
      <Group title={t('safety.groups.passwords')}>
        <Way
          icon={<KeyRound strokeWidth={1.75} />}
          label={t('common.titles.password')}
          value={t('safety.values.changedOn', { date: dateText(safety.passwordChangedAtMs) })}
          page="password"
        />
        <Way
          icon={<LockKeyhole strokeWidth={1.75} />}
          label={t('common.titles.payPassword')}
          value={t(safety.hasPayPassword ? 'safety.values.set' : 'safety.values.notSet')}
          page="payPassword"
        />
      </Group>
      <Group title={t('safety.groups.reach')}>
        <Way
          icon={<Mail strokeWidth={1.75} />}
          label={t('account.email')}
          value={safety.email === '' ? t('safety.values.notBound') : safety.email}
          page="bind_email"
        />
        <Way
          icon={<Phone strokeWidth={1.75} />}
          label={t('account.mobile')}
          value={safety.phone === '' ? t('safety.values.notBound') : safety.phone}
          page="bind_mobile"
        />
        <Way
          icon={<MailCheck strokeWidth={1.75} />}
          label={t('safety.rows.phishingWord')}
          value={safety.hasPhishingWord ? safety.phishingWord : t('safety.values.notSet')}
          page="phishing_word"
        />
      </Group>
      <Group title={t('safety.groups.protection')}>
        <Way
          icon={<BookLock strokeWidth={1.75} />}
          label={t('safety.rows.bookOnly')}
          value={t(safety.isBookOnly ? 'safety.values.on' : 'safety.values.off')}
          page="wallet"
        />
        <Way icon={<Snowflake strokeWidth={1.75} />} label={t('safety.rows.freeze')} page="freeze" />
      </Group>
      <Group title={t('safety.groups.access')}>
        <Way
          icon={<MonitorSmartphone strokeWidth={1.75} />}
          label={t('safety.rows.sessions')}
          value={String(safety.sessions)}
          page="sessions"
        />
        <StayRow safety={safety} />
        <Way icon={<History strokeWidth={1.75} />} label={t('safety.rows.signIns')} page="sign_ins" />
        <Way icon={<Eye strokeWidth={1.75} />} label={t('safety.operatorActs.title')} page="operator_acts" />
        <Way icon={<Key strokeWidth={1.75} />} label={t('safety.rows.apiKeys')} page="api_keys" />
      </Group>
    </>
  );
}
